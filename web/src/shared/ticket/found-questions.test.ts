import { aListedTicket } from '@exit-tickets/testing/builders';
import { expect, test } from 'vitest';
import { foundQuestions, tellingQuestion } from './found-questions.ts';

const asks = (...texts: string[]) =>
  texts.map((text, place) => ({ id: `q${place}`, type: 'open_text' as const, text }));
const ticket = aListedTicket({
  title: 'Fotosynthese',
  className: '2B',
  questions: asks('Wat is een blad?', 'Waarom is de darm zó lang?', 'Hoe lang duurt fotosynthese?'),
});

test.each([
  // Words side by side or not, in any order.
  ['lang darm', [1], 1],
  ['blad', [0], 0],
  // A word of the title or the class finds every question, so it says nothing of any.
  ['2b', [0, 1, 2], undefined],
  ['fotosynthese', [0, 1, 2], 2],
  ['2B lang', [1, 2], 1],
  // In several questions between them.
  ['blad duurt', [0, 2], 0],
])('“%s”', (search, found, telling) => {
  expect(foundQuestions(ticket, search)).toEqual(found.map((at) => ticket.questions[at]));
  expect(tellingQuestion(ticket, search)).toBe(telling === undefined ? undefined : ticket.questions[telling]);
});
