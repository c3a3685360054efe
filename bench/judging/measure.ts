import type { Question } from '@exit-tickets/contracts';
import type { Truth } from '@exit-tickets/testing';
import { groupTicket } from '../../services/ai/src/judging/group-ticket.ts';
import { type MarkedLine, marksOf } from './simulated-teacher.ts';

export interface LabelledAnswer {
  answer: string;
  truth: Truth;
}

/** What the verdicts that are certain without a model say about answers whose truth is known. */
export interface VerdictCounts {
  answers: number;
  judged: number;
  right: number;
  wrong: number;
  rightCalledWrong: string[];
  wrongCalledRight: string[];
  /** Judged in another way than a fair teacher would: partly called right, content called blank. */
  otherMistakes: string[];
}

export interface GroupCounts {
  answers: number;
  lines: number;
  groups: number;
  /** Answers folded into one line with one of another truth, and those under one heading with one. */
  inMixedLines: string[];
  inMixedGroups: string[];
  marks: number;
}

const group = (question: Question, answers: readonly LabelledAnswer[]) => {
  const given = answers.map(({ answer }, index) => ({ responseId: `${index}`, answer }));
  const [grouped] = groupTicket({ questions: [{ question, answers: given }] });
  const labelled = (ids: readonly string[]) => ids.flatMap((id) => answers[Number(id)] ?? []);
  return (grouped?.groups ?? []).map((lines) =>
    lines.map(({ certain, responseIds }) => ({ certain: certain?.verdict, answers: labelled(responseIds) })),
  );
};

/** Each answer by itself, as it would come from a class of one. */
export const countVerdicts = (question: Question, answers: readonly LabelledAnswer[]): VerdictCounts => {
  const counts: VerdictCounts = {
    answers: answers.length,
    judged: 0,
    right: answers.filter(({ truth }) => truth === 'right').length,
    wrong: answers.filter(({ truth }) => truth === 'wrong').length,
    rightCalledWrong: [],
    wrongCalledRight: [],
    otherMistakes: [],
  };
  for (const labelled of answers) {
    const verdict = group(question, [labelled])[0]?.[0]?.certain;
    const { truth, answer } = labelled;
    if (verdict === undefined) continue;
    counts.judged += 1;
    if (verdict === truth) continue;
    const list =
      truth === 'right' && verdict === 'wrong'
        ? counts.rightCalledWrong
        : truth === 'wrong' && verdict === 'right'
          ? counts.wrongCalledRight
          : counts.otherMistakes;
    list.push(`${question.text} “${answer}” is ${truth}, called ${verdict}`);
  }
  return counts;
};

const mixed = (answers: readonly LabelledAnswer[]): string[] =>
  new Set(answers.map(({ truth }) => truth)).size > 1
    ? answers.map(({ answer, truth }) => `${truth}: “${answer}”`)
    : [];

/** The answers of one class to a question. */
export const countGroups = (question: Question, answers: readonly LabelledAnswer[]): GroupCounts => {
  const groups = group(question, answers);
  const marked = groups.map((lines) =>
    lines.flatMap(({ certain, answers: [first] }): MarkedLine[] => (first ? [{ truth: first.truth, certain }] : [])),
  );
  return {
    answers: answers.length,
    lines: groups.flat().length,
    groups: groups.length,
    inMixedLines: groups.flat().flatMap((line) => mixed(line.answers)),
    inMixedGroups: groups.flatMap((lines) => mixed(lines.flatMap((line) => line.answers))),
    marks: marksOf(marked),
  };
};
