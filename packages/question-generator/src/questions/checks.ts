import { limits } from '@exit-tickets/contracts';
import type { Lesson } from '../lesson/lesson.ts';
import { stem, wordsOf } from '../text/stem.ts';
import type { Candidate } from './candidate.ts';

/** Words of the question itself, and of what it quotes. */
const longestQuestion = 25;
const longestQuoting = 45;
/** A case to apply something to is told first. */
const longestCase = 40;
/** “m = 4 kg”, which a sum is given. */
const given = /(?<!\p{L})\p{L}{1,3} = (?=\d)/gu;
const longestOption = 25;
const fewestOptions = 3;
/** Words of an option that a question may give away by one of them. */
const longestName = 4;
/** Letters that two forms of a word share at least, and of the shorter one which part. */
const shortestKin = 4;
const mostlySame = 0.6;
/** Longer answers are no sentence that a pupil would write. */
const longestAnswer = 500;

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
    wordCount(own) <= (kind === 'application' ? longestCase : longestQuestion) &&
    wordCount(text) <= longestQuoting &&
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
    options.length >= fewestOptions &&
    keys.size === options.length &&
    options.includes(right) &&
    options.every(
      (option) => wordCount(option) <= longestOption && option.length <= limits.optionLength && option !== '',
    )
  );
};

/** Two forms of one word, or a word and one made of it: “filter” and “filtration”, “est” and “être”. */
const areAkin = (a: string, b: string, { language, pack }: Lesson): boolean => {
  if (pack.words.auxiliaries.some((forms) => forms.has(a) && forms.has(b))) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < shortestKin || [a, b].some((word) => pack.words.stop.has(word))) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const isForm = stem(a, language) === stem(b, language) || (same >= shortestKin && same >= mostlySame * short.length);
  return isForm || long.includes(short);
};

/** Whether what a question quotes has a form of a word of an option. */
const namesWordOf = (option: string, text: string, lesson: Lesson): boolean => {
  const [quoted = ''] = /[“„«].*[”“»]/su.exec(text) ?? [];
  const said = wordsOf(quoted.toLowerCase());
  return wordsOf(option.toLowerCase()).some((word) => said.some((other) => areAkin(word, other, lesson)));
};

/** Whether the answer stands in the question already, or in a choice a form of a word that only the right option has. */
const givesAway = (text: string, { kind, answer, choice }: Candidate, lesson: Lesson): boolean => {
  if (!choice) return ` ${folded(text)} `.includes(` ${folded(answer)} `);
  if (wordCount(choice.right) > longestName) return false;
  if (` ${folded(text)} `.includes(` ${folded(choice.right)} `)) return true;
  return (
    kind === 'application' &&
    namesWordOf(choice.right, text, lesson) &&
    !choice.options.some((option) => option !== choice.right && namesWordOf(option, text, lesson))
  );
};

/** A candidate with the wordings that are good enough; undefined when none is, or when anything else about it is not. */
export const checked = (candidate: Candidate, lesson: Lesson): Candidate | undefined => {
  const { passage, answer } = candidate;
  if (passage.length > limits.guideLength || answer.length > longestAnswer || wordCount(answer) < 1) return undefined;
  if (!/[\p{L}\p{N}]/u.test(answer) || !isBalanced(answer) || !isGoodChoice(candidate)) return undefined;
  const headings = new Set(lesson.headings.map(folded));
  const wordings = candidate.wordings.filter(
    (text) => isGoodText(text, candidate) && !givesAway(text, candidate, lesson) && !headings.has(folded(text)),
  );
  return wordings.length > 0 ? { ...candidate, wordings } : undefined;
};
