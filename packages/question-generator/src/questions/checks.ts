import { limits } from '@exit-tickets/contracts';
import type { Lesson } from '../lesson/lesson.ts';
import type { Candidate } from './candidate.ts';

/** Words of the question itself, and of what it quotes. */
const maxQuestionLength = 25;
const maxQuotingLength = 45;
/** A case to apply something to is told first. */
const maxCaseLength = 40;
/** “m = 4 kg”, which a sum is given. */
const given = /(?<!\p{L})\p{L}{1,3} = (?=\d)/gu;
const maxOptionLength = 25;
const minOptions = 3;
/** Longer answers are no sentence that a pupil would write. */
const maxAnswerLength = 500;

const wordCount = (text: string): number => text.trim().split(/\s+/u).length;
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) && (text.match(/"/gu)?.length ?? 0) % 2 === 0;

const isGoodText = (text: string, { kind }: Candidate): boolean => {
  const own = text.replace(/[“„«].*[”“»]/su, '').replace(given, '');
  return (
    text.length <= limits.questionLength &&
    wordCount(own) <= (kind === 'application' ? maxCaseLength : maxQuestionLength) &&
    wordCount(text) <= maxQuotingLength &&
    isBalanced(text) &&
    !/[|→=<>{}]|\s[-–—]\s*[?.]|\.\.\.|…/u.test(own) &&
    (own.match(/\?/gu)?.length ?? 0) <= 1
  );
};

const isGoodChoice = ({ choice }: Candidate): boolean => {
  if (!choice) return true;
  const { options, right } = choice;
  const keys = new Set(options.map(folded));
  return (
    options.length >= minOptions &&
    keys.size === options.length &&
    options.includes(right) &&
    options.every(
      (option) => wordCount(option) <= maxOptionLength && option.length <= limits.optionLength && option !== '',
    )
  );
};

/** Whether the answer stands in the question already. */
const givesAway = (text: string, { answer, choice }: Candidate): boolean => {
  const words = folded(answer);
  if (choice) return wordCount(choice.right) <= 4 && ` ${folded(text)} `.includes(` ${folded(choice.right)} `);
  return ` ${folded(text)} `.includes(` ${words} `);
};

/** A candidate with the wordings that are good enough; undefined when none is, or when anything else about it is not. */
export const checked = (candidate: Candidate, lesson: Lesson): Candidate | undefined => {
  const { passage, answer } = candidate;
  if (passage.length > limits.guideLength || answer.length > maxAnswerLength || wordCount(answer) < 1) return undefined;
  if (!/[\p{L}\p{N}]/u.test(answer) || !isBalanced(answer) || !isGoodChoice(candidate)) return undefined;
  const headings = new Set(lesson.headings.map(folded));
  const wordings = candidate.wordings.filter(
    (text) => isGoodText(text, candidate) && !givesAway(text, candidate) && !headings.has(folded(text)),
  );
  return wordings.length > 0 ? { ...candidate, wordings } : undefined;
};
