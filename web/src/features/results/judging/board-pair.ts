import type { Wording } from '@exit-tickets/contracts';
import { type AnswerCounts, answersIn, capitalised, correctAnswerOf, withoutCase } from '@exit-tickets/contracts/rules';
import { fellOf, type JudgedQuestion } from './groups.ts';

/** What can stand on the board: an answer of the class, or what is expected where nobody gave it. */
export interface BoardAnswer {
  text: string;
  /** Missing of what is expected. */
  wording?: Wording;
}

/** A question to come back to, with the answers that can be set against each other. */
export interface WeakQuestion {
  judged: JudgedQuestion;
  /** Wrong or partly right. */
  notRight: number;
  /** All of its answers. */
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

/** A wording begins with a capital on the board, and with nothing around it. */
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

/** Of answers that are as typical as the first, those of which nothing is left out come before the others. */
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

/** A blank says nothing about what to come back to. */
const notRightShareOf = ({ notRight, total, tally }: WeakQuestion): number => notRight / (total - tally.blank || 1);

/** The questions with something to put right, the weakest first: by the share of their own answers that are not right. */
export const weakQuestions = (questions: readonly JudgedQuestion[]): WeakQuestion[] =>
  questions.flatMap((judged) => weakQuestion(judged) ?? []).sort((a, b) => notRightShareOf(b) - notRightShareOf(a));
