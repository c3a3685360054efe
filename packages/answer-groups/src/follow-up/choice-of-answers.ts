import {
  capitalised,
  isInOwnWords,
  type Judge,
  type Language,
  limits,
  type NoChoice,
  type Question,
  type QuestionCore,
  type Verdict,
  withoutCase,
} from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { claimOf } from './claim-of.ts';
import { holds, saysTheSame } from './says-the-same.ts';
import { withoutExplaining } from './without-explaining.ts';

/** Equal answers of a class, in a form that may be shown. */
export interface JudgedAnswer {
  /** Names masked. */
  answer: string;
  /** Nothing in the answer is masked. */
  isWhole: boolean;
  verdict: Verdict;
  by: Judge | undefined;
  label?: string | undefined;
  count: number;
}

/** In a smaller class everyone can guess who wrote what. */
const minForOwnWords = 10;
/** Characters that students can read at a glance. */
const maxLetters = 140;
const maxWrong = 3;
/** An option this much longer or shorter than all others, by factor and characters, gives away the right one. */
const noticeable = { times: 1.45, letters: 12 };

const isSure = ({ by }: JudgedAnswer): boolean => by === 'teacher' || by === 'key';

/** Formats an answer as an option: one line, no full stop, a capital unless it starts with a symbol such as “x =”. */
const asOption = (answer: string): string => {
  const text = answer
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=[\p{L}\p{N}])\.$/u, '');
  return /^\p{Ll}+(?=[\s,;:]|$)(?!\s*[<>=≤≥+−×·/])/u.test(text) ? capitalised(text) : text;
};

interface Option {
  text: string;
  label: string;
  count: number;
}

const optionsOf = (answers: readonly JudgedAnswer[], verdict: Verdict): Option[] =>
  answers
    .filter((one) => one.verdict === verdict && isSure(one) && one.isWhole)
    .map(({ answer, label = '', count }) => ({ text: asOption(answer), label: withoutCase(label), count }))
    .filter(({ text }) => text !== '' && [...text].length <= Math.min(maxLetters, limits.optionLength))
    .sort((a, b) => b.count - a.count);

/** Most typical first: ordered by the size of their label, taking one of each label before the second of any. */
const byTypicality = (wrong: readonly Option[]): Option[] => {
  const sizes = new Map<string, number>();
  for (const { label, count } of wrong) if (label) sizes.set(label, (sizes.get(label) ?? 0) + count);
  const seen = new Map<string, number>();
  return wrong
    .map((option) => {
      const turn = option.label ? (seen.get(option.label) ?? 0) : 0;
      seen.set(option.label, turn + 1);
      return { option, turn, size: Math.max(option.count, sizes.get(option.label) ?? 0) };
    })
    .sort((a, b) => a.turn - b.turn || b.size - a.size)
    .map(({ option }) => option);
};

const isNoticeable = (long: string, short: string): boolean =>
  long.length > short.length * noticeable.times && long.length - short.length >= noticeable.letters;

/** Whether the length of the right option sets it apart from all others. */
const isGivenAwayBy = (right: string, wrong: readonly string[]): boolean =>
  wrong.every((other) => isNoticeable(right, other)) || wrong.every((other) => isNoticeable(other, right));

/** With this many wrong options, an answer that only one student gave is not added. */
const enoughWrong = 2;

/**
 * Up to three wrong options with different mistakes: students could rule out two that claim the same. The length of the
 * right option does not stand out among them.
 */
const wrongBeside = (
  right: string,
  wrong: readonly Option[],
  differs: (one: string, other: string) => boolean,
  language: Language,
): string[] => {
  const chosen: Option[] = [];
  const texts = (): string[] => chosen.map(({ text }) => text);
  const hasOtherMistake = (option: Option, other: Option): boolean =>
    (option.label === '' || option.label !== other.label) &&
    differs(claimOf(option.text, language), claimOf(other.text, language));
  for (const option of wrong) {
    if (option.count === 1 && chosen.length >= enoughWrong) continue;
    if (![right, ...texts()].every((other) => differs(option.text, other))) continue;
    if (!chosen.every((other) => hasOtherMistake(option, other))) continue;
    const isLast = chosen.length === maxWrong - 1;
    // The last place goes to an option that hides the length of the right one, if none does yet.
    if (isLast && isGivenAwayBy(right, texts()) && isGivenAwayBy(right, [...texts(), option.text])) continue;
    chosen.push(option);
    if (chosen.length === maxWrong) break;
  }
  return isGivenAwayBy(right, texts()) ? [] : texts();
};

const firstWord = (text: string): string => (text.split(' ', 1)[0] ?? '').toLowerCase();

/** Whether all wrong options start with the same word, and the right one does not. */
const isGivenAwayByFirstWord = (right: string, [first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 &&
  others.every((other) => firstWord(other) === firstWord(first)) &&
  firstWord(right) !== firstWord(first);

/**
 * Turns a class's own answers into a choice: one right and up to three wrong, as judged by the teacher or a certain
 * rule. Uncertain answers are left out, and no two options mean the same.
 */
export const choiceOfAnswers = (
  question: Question,
  core: QuestionCore | undefined,
  answers: readonly JudgedAnswer[],
  language: Language,
): { question: Question } | { refusal: NoChoice } => {
  if (!isInOwnWords(question)) return { refusal: 'not_in_words' };
  if (answers.reduce((sum, { count }) => sum + count, 0) < minForOwnWords) return { refusal: 'too_few' };
  if (!answers.some((one) => isSure(one) && one.verdict !== 'blank')) return { refusal: 'nothing_judged' };
  const wrong = byTypicality(optionsOf(answers, 'wrong'));
  if (wrong.length === 0) return { refusal: 'nothing_wrong' };
  const expected = core && core.by !== 'model' ? [asOption(core.text)] : [];
  const right = [...optionsOf(answers, 'right').map(({ text }) => text), ...expected].filter(
    (text) => [...text].length <= maxLetters,
  );
  if (right.length === 0) return { refusal: 'nothing_right' };
  const expectedOf = core?.text ?? '';
  const isRightAnyway = (text: string): boolean =>
    right.some((one) => saysTheSame(question, text, one, language)) ||
    (expectedOf !== '' && saysTheSame(question, text, expectedOf, language));
  const surelyWrong = wrong.filter(({ text }) => !isRightAnyway(text));
  const differs = (one: string, other: string): boolean => !saysTheSame(question, one, other, language);
  const choices = right
    .filter((text) => !holds(question.text, text, language))
    .map((correctAnswer) => ({ correctAnswer, beside: wrongBeside(correctAnswer, surelyWrong, differs, language) }))
    .filter(({ beside }) => beside.length > 0);
  const [choice] = [
    ...choices.filter(({ correctAnswer, beside }) => !isGivenAwayByFirstWord(correctAnswer, beside)),
    ...choices,
  ];
  if (!choice) return { refusal: 'given_away' };
  const { correctAnswer, beside } = choice;
  const label = answers.find(
    (one) => one.verdict === 'wrong' && one.label && asOption(one.answer) === beside[0],
  )?.label;
  return {
    question: {
      id: question.id,
      type: 'multiple_choice',
      text: `${withoutExplaining(question.text)} ${languagePacks[language].whichIsRight}`.slice(
        0,
        limits.questionLength,
      ),
      // Alphabetical order gives nothing away.
      options: [correctAnswer, ...beside].sort((a, b) => a.localeCompare(b, language)),
      correctAnswer,
      guide: {
        ...question.guide,
        ...(expectedOf && { modelAnswer: expectedOf }),
        ...(label && { misconception: label }),
      },
    },
  };
};
