import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PreviewedTicket } from '../../shared/dialogs.ts';
import { toStudentTicket } from '../../shared/ticket/student-ticket-of.ts';
import { renderInApp } from '../../testing/render.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const ticket: PreviewedTicket = {
  title: 'Fotosynthese',
  className: null,
  questions: [
    { id: 'q1', type: 'open_text', text: 'Waarom?', guide: { modelAnswer: 'geheim' } },
    { id: 'q2', type: 'multiple_choice', text: 'Kies.', options: ['licht', ' ', 'aarde'], correctAnswer: 'licht' },
    { id: 'q3', type: 'scale', text: 'Hoe zeker?', lowEnd: 'niet', guide: { kind: 'confidence' } },
  ],
};

test('a preview has what students get of a ticket, and no more', () => {
  expect(toStudentTicket(ticket)).toEqual({
    id: 'preview',
    title: 'Fotosynthese',
    className: null,
    questions: [
      { id: 'q1', type: 'open_text', text: 'Waarom?' },
      { id: 'q2', type: 'multiple_choice', text: 'Kies.', options: ['licht', 'aarde'] },
      { id: 'q3', type: 'scale', text: 'Hoe zeker?', lowEnd: 'niet' },
    ],
  });
});

const preview = () => {
  const onClose = vi.fn();
  const { user } = renderInApp(<PreviewDialog ticket={ticket} onClose={onClose} />);
  const page = { postMessage: vi.fn() };
  const frame = screen.getByTitle('De pagina van de leerling');
  Object.defineProperty(frame, 'contentWindow', { value: page });
  const sends = (data: string, source: object = page, origin = location.origin) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { user, onClose, page, frame, sends };
};

test('it says that it is one, and gives the students’ own page the ticket once that is ready', () => {
  const { page, frame, sends } = preview();
  screen.getByText('Zo ziet een leerling het. Probeer het gerust uit: er wordt niets verstuurd of bewaard.');
  expect(frame.getAttribute('src')).toBe('/student/preview');
  sends('ready', window);
  sends('ready', page, 'https://evil.example');
  expect(page.postMessage).not.toHaveBeenCalled();
  sends('ready');
  expect(page.postMessage.mock.calls).toEqual([[{ ticket: toStudentTicket(ticket), language: 'nl' }, location.origin]]);
});

test('it closes with Escape, around the page and in it', async () => {
  const { user, onClose, sends } = preview();
  await user.keyboard('{Escape}');
  sends('closed');
  expect(onClose).toHaveBeenCalledTimes(2);
});
