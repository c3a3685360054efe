import type { Wording } from '@exit-tickets/contracts';
import { capitalised, withoutCase } from '@exit-tickets/contracts/rules';

/** An answer for the board: one from the class, or the expected answer if nobody gave it. */
export interface BoardAnswer {
  text: string;
  /** Undefined for the expected answer. */
  wording?: Wording;
}

/** Answers to compare on the board, the most typical first. */
export interface BoardAnswers {
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

/** @param wordings of one question, in the order of its groups */
export const boardAnswersOf = (wordings: readonly Wording[], expected: string | undefined): BoardAnswers => {
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
  const isGiven = given.some(({ text }) => text.toLowerCase() === expected?.toLowerCase());
  return { wrong, right: expected && !isGiven ? [...given, { text: expected }] : given };
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
