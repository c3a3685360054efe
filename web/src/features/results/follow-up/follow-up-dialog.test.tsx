import type { FollowUp } from '@exit-tickets/contracts';
import { aQuestion, aTicket } from '@exit-tickets/testing/builders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';

const question = aQuestion({ id: 'q1', text: 'Wat is een blad?' });
const asksAgain = (questionId: string, text: string): FollowUp => ({
  id: questionId,
  className: '2B',
  question: aQuestion({ text, origin: { ticketId: 't1', questionId, kind: 'edited' } }),
  createdAt: '2026-03-02T09:00:00.000Z',
});
const asked = { ticketId: 't2', title: 'Later', createdAt: '2026-03-09T09:00:00.000Z' };

const open = (followUps: FollowUp[], className: string | null = '2B') => {
  const { requests } = fakeApi({ listFollowUps: () => followUps, proposeFollowUps: () => ({ proposals: [] }) });
  const judged = { question, place: 1, hasVerdicts: true, groups: [], concerns: [] };
  const ticket = aTicket({ id: 't1', className, questions: [question] });
  renderInApp(<FollowUpDialog opened ticket={ticket} judged={judged} digest="d" onClose={() => {}} />);
  return requests;
};

test.each([
  ['2B', /al een vraag klaar voor het volgende ticket van 2B: “Waarvoor dient een blad\?”.*komt daarvoor in de plaats/],
  [null, /al een vraag klaar voor je volgende ticket zonder klas: “Waarvoor dient een blad\?”/],
])('says what waits already, which the next one replaces: class %s', async (className, says) => {
  const requests = open([asksAgain('q2', 'Wat is licht?'), asksAgain('q1', 'Waarvoor dient een blad?')], className);
  await screen.findByText(says);
  expect(requests('listFollowUps')[0]?.query.get('className')).toBe(className ?? '');
});

test('says nothing where another question waits, or this one was asked again', async () => {
  const requests = open([
    asksAgain('q2', 'Wat is licht?'),
    { ...asksAgain('q1', 'Waarvoor dient een blad?'), askedIn: asked },
  ]);
  await expect.poll(() => requests('listFollowUps')).toHaveLength(1);
  await screen.findByLabelText('Vraag');
  expect(screen.queryByText(/al een vraag klaar/)).toBeNull();
});
