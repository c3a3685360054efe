import { labelCounts } from '@exit-tickets/answer-groups/board';
import type { Response } from '@exit-tickets/contracts';
import { withoutCase } from '@exit-tickets/contracts/rules';
import { weakQuestions } from './board-pair.ts';
import type { JudgedQuestion } from './groups.ts';
import type { WordingOf } from './verdicts.ts';

const kinds = ['right', 'label', 'notRight', 'blank', 'unjudged', 'none'] as const;

interface Need {
  kind: (typeof kinds)[number];
  /** The misconception, if `kind` is `label`. */
  label?: string;
}

/** Students with the same need in the next lesson. */
export interface StudentGroup extends Need {
  names: readonly string[];
}

/** A student's need regarding one question. */
const placeOf = (questionId: string, responseId: string, wordingOf: WordingOf): Need => {
  const { verdict = 'unjudged', label } = wordingOf(questionId, responseId) ?? {};
  // The groups are shown to others: a concern looks like any answer that nobody has judged, which it also is.
  if (verdict === 'concern') return { kind: 'unjudged' };
  if (verdict === 'right' || verdict === 'blank' || verdict === 'unjudged') return { kind: verdict };
  return label ? { kind: 'label', label } : { kind: 'notRight' };
};

/** A student's need regarding several questions: the first that is not right, in order of weakness. */
const placeInAll = (questions: readonly JudgedQuestion[], responseId: string, wordingOf: WordingOf): Need => {
  const weak = weakQuestions(questions).map(({ judged }) => judged);
  const inOrder = [...weak, ...questions.filter((one) => one.hasVerdicts && !weak.includes(one))];
  const places = inOrder.map(({ question }) => placeOf(question.id, responseId, wordingOf));
  const order = ['label', 'notRight', 'unjudged', 'blank'] as const;
  for (const kind of order) {
    const found = places.find((place) => place.kind === kind);
    if (found) return found;
  }
  return places.find(({ kind }) => kind === 'right') ?? { kind: 'none' };
};

/**
 * The class in groups by need for the next lesson, based on the marks alone; each student is in one group.
 * @param questions one question, or all of a ticket
 */
export const studentGroups = (
  questions: readonly JudgedQuestion[],
  responses: readonly Response[],
  wordingOf: WordingOf,
): StudentGroup[] => {
  const groups = new Map<string, Need & { names: string[] }>();
  for (const { id, studentName } of responses) {
    const place = placeInAll(questions, id, wordingOf);
    const key = `${place.kind} ${withoutCase(place.label ?? '')}`;
    const group = groups.get(key) ?? { ...place, names: [] };
    group.names.push(studentName);
    groups.set(key, group);
  }
  const held = labelCounts(questions.flatMap(({ groups: each }) => each.flatMap(({ wordings }) => wordings)));
  const rankOf = ({ kind, label = '' }: StudentGroup): number =>
    kinds.indexOf(kind) + held.findIndex(({ text }) => withoutCase(text) === withoutCase(label)) / 1_000;
  return [...groups.values()].sort((a, b) => rankOf(a) - rankOf(b));
};

/** Pairs a student who has understood with one who has not yet; students left over stay alone. */
export const mixedPairs = (groups: readonly StudentGroup[]): string[][] => {
  const named = (isWanted: (kind: Need['kind']) => boolean): string[] =>
    groups.filter(({ kind }) => isWanted(kind)).flatMap(({ names }) => names);
  const right = named((kind) => kind === 'right');
  const others = named((kind) => kind !== 'right');
  const paired = Math.min(right.length, others.length);
  const rest = [...right.slice(paired), ...others.slice(paired)];
  return [
    ...right.slice(0, paired).map((name, at) => [name, others[at] ?? '']),
    ...Array.from({ length: Math.ceil(rest.length / 2) }, (_, at) => rest.slice(2 * at, 2 * at + 2)),
  ];
};
