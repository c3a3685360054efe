import type { ListedTicket } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { expect, test } from 'vitest';
import { questionsIn } from './find-questions.ts';

const asks = (...texts: string[]) =>
  texts.map((text, place) => ({ id: `q${place}`, type: 'open_text' as const, text }));
const of = (year: number, title: string, ...texts: string[]) =>
  aListedTicket({ id: title, title, questions: asks(...texts), createdAt: `${year}-03-02T09:00:00.000Z` });

const shownIn = (tickets: ListedTicket[], search: string) =>
  questionsIn(tickets, search).map(({ ticket, question }) => [ticket.title, question.text]);

test('questions with the words come newest first, each once, and all of a ticket that has them in its title', () => {
  const tickets = [
    of(2024, 'Planten', 'Waarom is CO₂ nodig?', 'Wat is licht?'),
    of(2025, 'Planten in 2B', 'Wat is een blad?', 'Waarom is CO₂ nodig?'),
    of(2023, 'Over co₂', 'Wat weet je nog?', 'Is CO₂ zwaar?'),
  ];
  expect(shownIn(tickets, 'CO₂')).toEqual([
    ['Planten in 2B', 'Waarom is CO₂ nodig?'],
    ['Over co₂', 'Wat weet je nog?'],
    ['Over co₂', 'Is CO₂ zwaar?'],
  ]);
});

test('a question of several copies is shown with the newest whose answers were assessed, in the place of the newest', () => {
  const tally = { questionId: 'q0', right: 11, partly: 0, wrong: 13, blank: 0, unjudged: 0 };
  const copies = [
    { ...of(2023, 'A', 'Wat is een blad?'), tallies: [tally] },
    { ...of(2024, 'B', 'Wat is een blad?'), tallies: [tally] },
    { ...of(2025, 'C', 'Wat is licht?'), tallies: [] },
    { ...of(2026, 'D', 'Wat is een blad?'), tallies: [{ ...tally, right: 0, wrong: 0, unjudged: 2 }] },
  ];
  expect(shownIn(copies, 'wat')).toEqual([
    ['B', 'Wat is een blad?'],
    ['C', 'Wat is licht?'],
  ]);
});
