import { aListedTicket } from '@exit-tickets/testing/builders';
import { expect, test } from 'vitest';
import { questionsIn } from './find-questions.ts';

const asks = (...texts: string[]) =>
  texts.map((text, place) => ({ id: `q${place}`, type: 'open_text' as const, text }));
const of = (year: number, title: string, ...texts: string[]) =>
  aListedTicket({ id: title, title, questions: asks(...texts), createdAt: `${year}-03-02T09:00:00.000Z` });

test('questions with the words come newest first, each once, and all of a ticket that has them in its title alone', () => {
  const tickets = [
    of(2024, 'Planten', 'Waarom is CO₂ nodig?', 'Wat is licht?'),
    of(2025, 'Planten in 2B', 'Wat is een blad?', 'Waarom is CO₂ nodig?'),
    of(2023, 'Over co₂', 'Wat weet je nog?', 'Hoe zeker ben je?'),
  ];
  expect(questionsIn(tickets, 'CO₂').map(({ ticket, question }) => [ticket.title, question.text])).toEqual([
    ['Planten in 2B', 'Waarom is CO₂ nodig?'],
    ['Over co₂', 'Wat weet je nog?'],
    ['Over co₂', 'Hoe zeker ben je?'],
  ]);
});
