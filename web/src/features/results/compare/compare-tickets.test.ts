import type { ComparedTicket, QuestionTally } from '@exit-tickets/contracts';
import { aChoice, aQuestion } from '@exit-tickets/testing/builders';
import { expect, test } from 'vitest';
import { compareTickets } from './compare-tickets.ts';

const tally = (questionId: string, right: number): QuestionTally => ({
  ...{ questionId, right, partly: 0, wrong: 20 - right, blank: 0, unjudged: 0 },
});

let made = 0;
/** Each is younger than the one before. */
const ticket = (className: string | null, overrides: Partial<ComparedTicket> = {}): ComparedTicket => {
  made += 1;
  return {
    ...{ id: `t${made}`, title: 'Licht', className, classKey: className?.toLowerCase() ?? '' },
    createdAt: new Date(Date.UTC(2026, 0, made)).toISOString(),
    ...{ responseCount: 20, questions: [aQuestion()], tallies: [tally('q1', made)] },
    ...overrides,
  };
};

const newestFirst = (...tickets: ComparedTicket[]) => tickets.reverse();

/** What stands in the table: the question, then how it went in each class. */
const rowsOf = ({ questions }: ReturnType<typeof compareTickets>) =>
  questions.map(({ place, isEdited, question, classes }) => [
    `${place}${isEdited ? ' edited' : ''} ${question.text}`,
    ...classes.map((askings) => askings.map(({ how, tally: counted }) => counted?.right ?? how).join()),
  ]);

test('a class is one column however it is spelled, under its newest name; those without one are one each, at the end', () => {
  const [first, second, third] = [ticket(null), ticket('2B'), ticket('10A')];
  const [fourth, fifth] = [ticket('2b'), ticket(null)];
  const { classes } = compareTickets(newestFirst(first, second, third, fourth, fifth));
  expect(classes.map(({ className, tickets }) => [className, ...tickets.map(({ id }) => id)])).toEqual([
    ['10A', third.id],
    ['2b', second.id, fourth.id],
    [null, first.id],
    [null, fifth.id],
  ]);
});

test('each question stands beside itself, before and after in the class that got it twice; one that nobody counted says so', () => {
  const questions = [aQuestion({ text: 'Een?' }), aQuestion({ id: 'q2', text: 'Twee?' })];
  const tallies = (right: number) => [tally('q1', right), tally('q2', right + 1)];
  const tickets = newestFirst(
    ticket('2B', { questions, tallies: tallies(3) }),
    ticket('3C', { questions, tallies: [] }),
    ticket('2B', { questions, tallies: tallies(15) }),
  );
  expect(rowsOf(compareTickets(tickets))).toEqual([
    ['1 Een?', '3,15', 'asked'],
    ['2 Twee?', '4,16', 'asked'],
  ]);
});

test('an edited question is never compared as the same: its text, its options or the right answer', () => {
  const first = ticket('2B', { questions: [aQuestion({ text: 'Een?' }), aChoice({ id: 'q2', text: 'Kies' })] });
  const second = ticket('3C', {
    questions: [aQuestion({ text: 'Anders?' }), aChoice({ id: 'q2', text: 'Kies', correctAnswer: 'glucose' })],
    tallies: [tally('q1', 9), tally('q2', 8)],
  });
  const third = ticket('4D', { questions: [aQuestion({ text: 'Een?' })], tallies: [tally('q1', 7)] });
  expect(rowsOf(compareTickets(newestFirst(first, second, third)))).toEqual([
    ['1 Een?', String(first.tallies?.[0]?.right), 'otherwise', '7'],
    ['1 edited Anders?', 'otherwise', '9', 'otherwise'],
    ['2 Kies', 'asked', 'otherwise', 'notAsked'],
    ['2 edited Kies', 'otherwise', '8', 'notAsked'],
  ]);
});
