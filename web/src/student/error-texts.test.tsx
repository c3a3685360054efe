import {
  errorCatalogue,
  errorsOf,
  findTicketByPin,
  isErrorCode,
  type StudentTicket,
  submitResponse,
} from '@exit-tickets/contracts';
import { type Language, languages } from '@exit-tickets/contracts/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { createMemoryStorage } from './device-storage.ts';
import { createDrafts } from './drafts.ts';
import { textsIn } from './language.ts';
import { findTicket } from './send/student-api.ts';
import { StudentApp } from './student-app.tsx';
import { renderPage } from './testing/render-page.ts';

const ticket: StudentTicket = {
  id: 't1',
  title: 'Fotosynthese',
  className: '2B',
  questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }],
};

const serverWords = 'These words are the server’s';
/** A code of a server that is newer than the page. */
const newCode = 'code_of_tomorrow';
const statusOf = (code: string) => (isErrorCode(code) ? errorCatalogue[code].status : 418);
/** Answered with these, the page tries again by itself. */
const isPassing = (code: string) => statusOf(code) >= 500 || [408, 425, 429].includes(statusOf(code));
const refusalWith = (code: string): Response =>
  Response.json({ code, message: serverWords }, { status: statusOf(code), headers: { 'retry-after': '600' } });

const open = (language: Language) => {
  window.history.replaceState(null, '', '/student/4071');
  const drafts = createDrafts({ storage: createMemoryStorage(), now: Date.now, newId: () => crypto.randomUUID() });
  return renderPage(<StudentApp drafts={drafts} find={findTicket} language={language} />);
};

describe.each(languages)('a student who reads %s gets errors in that language', (language) => {
  const { unknownError: unknown, send } = textsIn[language];

  describe('why a PIN does not open', () => {
    const lookUp = async (code: string) => {
      fakeApi({ findTicketByPin: () => refusalWith(code) });
      open(language);
      const button = isPassing(code) ? await screen.findByRole('button') : undefined;
      const shown = button?.closest('[role=status]') ?? (await screen.findByRole('alert'));
      return shown.textContent;
    };

    test.each(errorsOf(findTicketByPin))('%s', async (code) => {
      const shown = await lookUp(code);
      expect(shown).not.toBe('');
      expect(shown).not.toContain(serverWords);
      expect(shown).not.toContain(unknown);
    });

    test('or that nobody knows, for a code from a newer server', async () => {
      expect(await lookUp(newCode)).toBe(unknown);
    });
  });

  describe('why sending failed', () => {
    const trySending = async (code: string) => {
      fakeApi({ findTicketByPin: () => ticket, submitResponse: () => refusalWith(code) });
      const { container } = open(language);
      const user = userEvent.setup();
      await screen.findByRole('heading', { name: 'Fotosynthese' });
      for (const field of container.querySelectorAll('#name, textarea')) await user.type(field, 'Noor');
      await user.click(screen.getByRole('button', { name: send.button }));
      return (await screen.findByRole('alert')).textContent;
    };

    test.each(errorsOf(submitResponse).filter((code) => !isPassing(code)))('%s', async (code) => {
      const shown = await trySending(code);
      expect(shown).not.toBe('');
      expect(shown).not.toContain(serverWords);
      expect(shown).not.toContain(unknown);
    });

    test('or that nobody knows, for a code from a newer server', async () => {
      expect(await trySending(newCode)).toContain(unknown);
    });
  });
});
