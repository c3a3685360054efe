import { groupTicket } from '@exit-tickets/answer-groups';
import type { AnsweredQuestion, Truth } from '@exit-tickets/testing';
import { type Presses, pressesOf } from './simulated-teacher.ts';

/** How the verdicts that are certain without a model compare with the truth. */
export interface VerdictCounts {
  judged: number;
  rightCalledWrong: string[];
  wrongCalledRight: string[];
  /** Partly called right, content called blank. */
  otherMistakes: string[];
}

/** How the answers of a class fall into lines and groups. */
export interface GroupCounts {
  lines: number;
  groups: number;
  /** Answers folded into one line with one of another truth, and those under one heading with one. */
  inMixedLines: string[];
  inMixedGroups: string[];
  answers: number;
  /** Answers that nobody else gave. */
  alone: number;
  /** Pairs of a right answer and one that is not, and in how many the right one stands first; half a pair in one line. */
  pairs: number;
  inOrder: number;
  presses: Presses;
}

/** As the product does it: the language is told by the question, answers come one after the other. */
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
  const told = (truth: Truth, verdict: Truth): string[] =>
    mistakes.filter((one) => one.truth === truth && one.verdict === verdict).map(({ text }) => text);
  const rightCalledWrong = told('right', 'wrong');
  const wrongCalledRight = told('wrong', 'right');
  const counted = new Set([...rightCalledWrong, ...wrongCalledRight]);
  const otherMistakes = mistakes.map(({ text }) => text).filter((text) => !counted.has(text));
  return { judged: judged.length, rightCalledWrong, wrongCalledRight, otherMistakes };
};

/** Of one text that annotators gave two labels, no machine could tell which. */
const areOneText = (answers: AnsweredQuestion['answers']): boolean =>
  new Set(answers.map(({ answer }) => answer.trim().toLowerCase())).size === 1;

const ofTwoTruths = (answers: AnsweredQuestion['answers']): string[] =>
  new Set(answers.map(({ truth }) => truth)).size > 1 && !areOneText(answers)
    ? answers.map(({ answer, truth }) => `${truth}: “${answer}”`)
    : [];

/** How the order of lines sets right answers before others. */
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
