import { groupTicket } from '@exit-tickets/answer-groups';
import type { AnsweredQuestion, Truth } from '@exit-tickets/testing';
import { type Presses, pressesOf } from './simulated-teacher.ts';

/** Compares the verdicts that are certain without a model with the truth. */
export interface VerdictCounts {
  judged: number;
  rightCalledWrong: string[];
  wrongCalledRight: string[];
  /** `partly` judged as right, content judged as blank. */
  otherMistakes: string[];
}

/** How the answers of a class are merged into lines and groups. */
export interface GroupCounts {
  lines: number;
  groups: number;
  /** Answers that share a line, or a group, with an answer of a different truth. */
  inMixedLines: string[];
  inMixedGroups: string[];
  answers: number;
  /** Answers that no other student gave. */
  alone: number;
  /** Pairs of a right and another answer, and how many have the right one first; a pair in one line counts half. */
  pairs: number;
  inOrder: number;
  presses: Presses;
}

/** As in the product: the question determines the language, and answers come one after the other. */
const group = ({ question, answers }: AnsweredQuestion) => {
  const given = answers.map(({ answer }, index) => ({ responseId: `${index}`, answer }));
  const [grouped] = groupTicket({ questions: [{ question, answers: given }] });
  return (grouped?.groups ?? []).map((lines) =>
    lines.map(({ certain, responseIds }) => ({
      certain: certain?.verdict,
      answers: responseIds.flatMap((id) => answers[Number(id)] ?? []),
    })),
  );
};

/** Judges each answer by itself, as the only one of its class. */
export const countVerdicts = ({ question, answers }: AnsweredQuestion): VerdictCounts => {
  const judged = answers.flatMap((labelled) => {
    const verdict = group({ question, answers: [labelled] })[0]?.[0]?.certain;
    return verdict === undefined ? [] : [{ ...labelled, verdict }];
  });
  const mistakes = judged
    .filter(({ truth, verdict }) => truth !== verdict)
    .map((one) => ({ ...one, text: `${question.text} “${one.answer}” is ${one.truth}, called ${one.verdict}` }));
  const mistaken = (truth: Truth, verdict: Truth): string[] =>
    mistakes.filter((one) => one.truth === truth && one.verdict === verdict).map(({ text }) => text);
  const rightCalledWrong = mistaken('right', 'wrong');
  const wrongCalledRight = mistaken('wrong', 'right');
  const counted = new Set([...rightCalledWrong, ...wrongCalledRight]);
  const otherMistakes = mistakes.map(({ text }) => text).filter((text) => !counted.has(text));
  return { judged: judged.length, rightCalledWrong, wrongCalledRight, otherMistakes };
};

/** Whether annotators gave the same text two labels, which no machine could tell apart. */
const areOneText = (answers: AnsweredQuestion['answers']): boolean =>
  new Set(answers.map(({ answer }) => answer.trim().toLowerCase())).size === 1;

const ofTwoTruths = (answers: AnsweredQuestion['answers']): string[] =>
  new Set(answers.map(({ truth }) => truth)).size > 1 && !areOneText(answers)
    ? answers.map(({ answer, truth }) => `${truth}: “${answer}”`)
    : [];

/** How often the order of lines puts right answers before others. */
const orderOf = (lines: readonly { answers: AnsweredQuestion['answers'] }[]): { pairs: number; inOrder: number } => {
  let rightAbove = 0;
  let rights = 0;
  let others = 0;
  for (const { answers } of lines) {
    const right = answers.filter(({ truth }) => truth === 'right').length;
    const other = answers.length - right;
    rightAbove += other * (rights + right / 2);
    rights += right;
    others += other;
  }
  return { pairs: rights * others, inOrder: rightAbove };
};

/** Groups the answers of one class to a question, and has a simulated teacher mark them. */
export const countGroups = (asked: AnsweredQuestion): GroupCounts => {
  const groups = group(asked);
  const lines = groups.flat();
  return {
    lines: lines.length,
    groups: groups.length,
    answers: asked.answers.length,
    alone: lines.filter((line) => line.answers.length === 1).length,
    ...orderOf(lines),
    inMixedLines: lines.flatMap((line) => ofTwoTruths(line.answers)),
    inMixedGroups: groups.flatMap((alike) => ofTwoTruths(alike.flatMap((line) => line.answers))),
    presses: pressesOf(
      groups.map((alike) =>
        alike.flatMap(({ certain, answers: [first] }) => (first ? [{ truth: first.truth, certain }] : [])),
      ),
    ),
  };
};
