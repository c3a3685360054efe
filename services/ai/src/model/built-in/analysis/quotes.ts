import type { Claim } from '../../model.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';
import { shorten } from './shorten.ts';

const mostQuotes = 3;
const handyLength = 60;

/** The first few answers as evidence, word for word; empty ones cannot be quoted. */
export const quotesOf = (answers: readonly JudgedAnswer[], questionId: string): Claim['quotes'] =>
  answers
    .filter(({ answer }) => answer.trim() !== '')
    .slice(0, mostQuotes)
    .map(({ responseId, answer }) => ({ responseId, questionId, quote: shorten(answer) }));

/** Right answers, the best and handiest to quote first. */
export const bestOf = ({ answers }: QuestionResult): JudgedAnswer[] => {
  const rank = ({ answer, judged }: JudgedAnswer): number =>
    judged.score - Math.abs(answer.trim().length - handyLength) / 4 - (answer.includes('[…]') ? 50 : 0);
  return answers.filter(({ judged }) => judged.band === 'right').sort((a, b) => rank(b) - rank(a));
};
