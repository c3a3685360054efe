import type { FollowUp, Judgements } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aWording } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ResultsScreen } from '../results-screen.tsx';

const ticket = aListedTicket();
const [question] = ticket.questions;
if (!question) throw new Error('the ticket asks nothing');
const choice = {
  ...{ id: 'q1', type: 'multiple_choice' as const, text: 'Welk antwoord klopt?' },
  options: ['De plant maakt met licht suiker uit water en koolstofdioxide', 'met zijn wortels'],
};

/** The results of a ticket of which everything is marked. */
const open = async () => {
  const judgements: Judgements = {
    ...{ scope: 'off', isJudging: false, digest: 'd1' },
    questions: [
      {
        ...{ questionId: question.id, hasVerdicts: true },
        groups: [{ wordings: [aWording('r1', 'wrong', { answer: 'met zijn wortels', by: 'teacher' })] }],
      },
    ],
  };
  fakeApi({
    getTicket: () => ticket,
    listResponses: () => [
      {
        ...{ id: 'r1', studentName: 'Noor', submittedAt: '2026-01-01T10:00:00.000Z' },
        answers: [{ questionId: question.id, answer: 'met zijn wortels' }],
      },
    ],
    getJudgements: () => judgements,
    proposeFollowUps: () => ({ proposals: [{ from: 'answers', question: choice }] }),
    addFollowUp: (): FollowUp => ({
      ...{ id: 'f1', className: null, createdAt: '2026-01-01T10:00:00.000Z' },
      question: choice,
    }),
  });
  const { user } = renderInApp(
    <Routes>
      <Route path="/results/:ticketId" element={<ResultsScreen />} />
    </Routes>,
    { path: '/results/t1' },
  );
  await screen.findByRole('heading', { name: 'Alles is beoordeeld' });
  /** Opens a dialog by its button, and waits until the keyboard is in it. */
  const openBy = async (name: string) => {
    const button = screen.getAllByRole('button', { name })[0] ?? expect.unreachable();
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return { button, dialog: within(dialog) };
  };
  return { user, openBy };
};

test.each(['Vraag dit opnieuw', 'Groepen voor morgen'])(
  '“%s” gives the focus back to its button, each time that it is closed',
  async (name) => {
    const { user, openBy } = await open();
    for (const _time of ['first', 'second']) {
      const { button } = await openBy(name);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  },
);

test('a question that is sent gives the focus back as well', async () => {
  const { user, openBy } = await open();
  const { button, dialog } = await openBy('Vraag dit opnieuw');
  await user.click(await dialog.findByRole('button', { name: /^Zet/u }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an option of a question that is asked again stands in a field that grows: long ones are read to their end', async () => {
  const { openBy } = await open();
  const { dialog } = await openBy('Vraag dit opnieuw');
  const option = await dialog.findByLabelText('Antwoord 1');
  expect(option).toHaveProperty('value', choice.options[0]);
  expect(option.matches('textarea[data-no-overflow]')).toBe(true);
});
