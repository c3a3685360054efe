import type { Wording } from '@exit-tickets/contracts';
import { type AnswerCounts, answersIn, capitalised, correctAnswerOf, withoutCase } from '@exit-tickets/contracts/rules';
import { fellOf, type JudgedQuestion } from './groups.ts';

/** An answer for the board: one from the class, or the expected answer if nobody gave it. */
export interface BoardAnswer {
  text: string;
  /** Undefined for the expected answer. */
  wording?: Wording;
}

/** A question to revisit, with the answers that can be compared on the board. */
export interface WeakQuestion {
  judged: JudgedQuestion;
  /** Wrong or partly right. */
  notRight: number;
  /** Number of answers to the question. */
  total: number;
  tally: AnswerCounts;
  /** The most typical first. */
  wrong: readonly BoardAnswer[];
  right: readonly BoardAnswer[];
}

/** How many answers have each label. */
export const labelCounts = (wordings: readonly Wording[]): { text: string; count: number }[] => {
  const counts = new Map<string, { text: string; count: number }>();
  for (const { label, responseIds, verdict } of wordings) {
    if (!label || (verdict !== 'wrong' && verdict !== 'partly')) continue;
    const known = counts.get(withoutCase(label)) ?? { text: label, count: 0 };
    known.count += responseIds.length;
    counts.set(withoutCase(label), known);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
};

/** Cleans up whitespace and capitalises the first word, for the board. */
export const tidy = (answer: string): string => {
  const text = answer.replace(/\s+/gu, ' ').trim();
  return /^\p{Ll}\p{L}+ /u.test(text) ? capitalised(text) : text;
};

const asAnswer = (wording: Wording): BoardAnswer => ({ text: tidy(wording.answer), wording });

const weakQuestion = (judged: JudgedQuestion): WeakQuestion | undefined => {
  const { question, groups, core } = judged;
  const wordings = groups.flatMap((group) => group.wordings);
  const tally = fellOf(judged);
  const notRight = tally.partly + tally.wrong;
  if (!judged.hasVerdicts || notRight === 0) return undefined;
  const labels = labelCounts(wordings);
  const rankOf = ({ label, verdict }: Wording): number =>
    (label ? (labels.find(({ text }) => withoutCase(text) === withoutCase(label))?.count ?? 0) : 0) +
    (verdict === 'wrong' ? 0.5 : 0);
  const wrong = wordings
    .filter(({ verdict }) => verdict === 'wrong' || verdict === 'partly')
    .sort(
      (a, b) =>
        rankOf(b) - rankOf(a) || b.responseIds.length - a.responseIds.length || b.answer.length - a.answer.length,
    )
    .map(asAnswer);
  const given = wordings
    .filter(({ verdict }) => verdict === 'right')
    .sort((a, b) => b.responseIds.length - a.responseIds.length)
    .map(asAnswer);
  const expected = correctAnswerOf(question) ?? core?.text;
  const isGiven = given.some(({ text }) => text.toLowerCase() === expected?.toLowerCase());
  return {
    judged,
    notRight,
    total: answersIn(tally),
    tally,
    wrong,
    right: expected && !isGiven ? [...given, { text: expected }] : given,
  };
};

/** Among answers as typical as the first, those shown in full come first. */
export const wholeFirst = (
  answers: readonly BoardAnswer[],
  isWhole: (answer: BoardAnswer) => boolean,
): readonly BoardAnswer[] => {
  const isAsTypical = ({ wording }: BoardAnswer): boolean => wording?.label === answers[0]?.wording?.label;
  const typical = answers.filter(isAsTypical);
  return [
    ...typical.filter(isWhole),
    ...typical.filter((answer) => !isWhole(answer)),
    ...answers.filter((answer) => !isAsTypical(answer)),
  ];
};

/** Blank answers are not counted: they do not show what to revisit. */
const notRightShareOf = ({ notRight, total, tally }: WeakQuestion): number => notRight / (total - tally.blank || 1);

/** The questions with answers to correct, weakest first: by the share of answers that are not right. */
export const weakQuestions = (questions: readonly JudgedQuestion[]): WeakQuestion[] =>
  questions.flatMap((judged) => weakQuestion(judged) ?? []).sort((a, b) => notRightShareOf(b) - notRightShareOf(a));
