import type { Question, QuestionCore, Verdict, Wording } from '@exit-tickets/contracts';
import { type AnswerCounts, hasCore, limits, tallyOf } from '@exit-tickets/contracts/rules';

/** Wordings under one heading, with a key that stays the same while answers come in. */
export interface KeyedGroup {
  key: string;
  wordings: readonly Wording[];
  /** Its part of the sorted list; stays the same while answers come in. */
  pile?: Pile | undefined;
}

/** Parts of the sorted list: given by several, then by how much expected content they name, then new ones. */
export type Pile = 'several' | 'much' | 'some' | 'none' | 'new';

/** A question with its answers in groups, as the page shows it. */
export interface JudgedQuestion {
  question: Question;
  /** Counted from 1. */
  place: number;
  /** False if nothing is right or wrong: an opinion, a scale, a choice without a right option. */
  hasVerdicts: boolean;
  core?: QuestionCore | undefined;
  /** The model considers it an opinion and leaves the verdicts to the teacher. */
  isOpinionToModel?: boolean | undefined;
  groups: readonly KeyedGroup[];
  /** For the teacher only: concerns are in no group, so that no list, count, board or file contains them. */
  concerns: readonly Wording[];
}

/** How many students gave these answers. */
export const answerCount = (wordings: readonly Wording[]): number =>
  wordings.reduce((total, { responseIds }) => total + responseIds.length, 0);

/** The verdict counts of a question. */
export const fellOf = ({ groups }: JudgedQuestion): AnswerCounts => tallyOf(groups.flatMap(({ wordings }) => wordings));

/** The verdict that all wordings of a group share, if they do. */
export const sharedVerdict = ([first, ...others]: readonly Wording[]): Verdict | undefined =>
  others.every(({ verdict }) => verdict === first?.verdict) ? first?.verdict : undefined;

const isUnjudged = ({ verdict }: Wording): boolean => verdict === 'unjudged';

/** Whether any wording of the group is unjudged. */
export const isUndecided = ({ wordings }: KeyedGroup): boolean => wordings.some(isUnjudged);

/** Whether the group contains nothing to judge. */
export const isBlank = ({ wordings }: KeyedGroup): boolean => sharedVerdict(wordings) === 'blank';

/** The groups waiting for a verdict, in page order. Questions without a core are judged by their key alone. */
export const undecidedGroups = ({ question, hasVerdicts, groups }: JudgedQuestion): KeyedGroup[] =>
  hasVerdicts && hasCore(question) ? groups.filter(isUndecided) : [];

/** The unjudged wordings of a question. */
export const restOf = (judged: JudgedQuestion): Wording[] =>
  undecidedGroups(judged).flatMap(({ wordings }) => wordings.filter(isUnjudged));

/**
 * What a mark on a whole group changes: its unjudged wordings. If all are judged, those with the most frequent verdict,
 * so that wordings marked separately keep theirs.
 */
export const markedWithGroup = (wordings: readonly Wording[]): Wording[] => {
  const undecided = wordings.filter(isUnjudged);
  if (undecided.length > 0) return undecided;
  const tally = tallyOf(wordings);
  const highest = Math.max(...Object.values(tally));
  const mostFrequent = wordings.find(({ verdict }) => verdict !== 'concern' && tally[verdict] === highest)?.verdict;
  return wordings.filter(({ verdict }) => verdict === mostFrequent);
};

/** The unjudged wordings of a question below one of its groups. */
export const restBelow = (judged: JudgedQuestion, key: string): Wording[] => {
  const at = judged.groups.findIndex((group) => group.key === key);
  return at < 0 ? [] : restOf({ ...judged, groups: judged.groups.slice(at + 1) });
};

/** What a mark on a group changes if it also applies to everything below. */
export const markedWithBelow = (judged: JudgedQuestion, group: KeyedGroup): Wording[] => [
  ...markedWithGroup(group.wordings),
  ...restBelow(judged, group.key),
];

/** An estimate: reading 200 words of six characters a minute, plus time to decide. */
const charactersPerSecond = 20;
const secondsToDecide = 2;

export interface WorkLeft {
  groups: number;
  answers: number;
  seconds: number;
  /** Whole minutes, rounded up: a teacher who plans by it is never late. At least 1. */
  minutes: number;
}

/** What is left to judge on the page, and the estimated time when judging group by group. */
export const workLeft = (questions: readonly JudgedQuestion[]): WorkLeft => {
  const groups = questions.flatMap(undecidedGroups);
  const seconds = groups.reduce((total, { wordings }) => {
    const characters = wordings.reduce((sum, { answer }) => sum + answer.length, 0);
    return total + secondsToDecide + characters / charactersPerSecond;
  }, 0);
  const answers = questions.reduce((total, judged) => total + answerCount(restOf(judged)), 0);
  return { groups: groups.length, answers, seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) };
};

/** A question and what is left to judge of it. */
export interface QuestionLeft {
  judged: JudgedQuestion;
  work: WorkLeft;
}

/** The question with unjudged answers that takes the least time to judge. */
export const quickestQuestion = (questions: readonly JudgedQuestion[]): QuestionLeft | undefined =>
  questions
    .map((judged) => ({ judged, work: workLeft([judged]) }))
    .filter(({ work }) => work.groups > 0)
    .sort((a, b) => a.work.seconds - b.work.seconds)[0];

/** Misconception labels already used for a question, most frequent first. */
export const labelsOf = (groups: readonly KeyedGroup[]): string[] => {
  const counts = new Map<string, number>();
  for (const { label, responseIds } of groups.flatMap(({ wordings }) => wordings))
    if (label) counts.set(label, (counts.get(label) ?? 0) + responseIds.length);
  return [...counts].sort(([, a], [, b]) => b - a).map(([label]) => label);
};

/** Whether a group has answers that are not fully right. */
const isFlawed = ({ wordings }: KeyedGroup): boolean =>
  wordings.some(({ verdict }) => verdict === 'wrong' || verdict === 'partly');

/**
 * The groups of a question shown until all are requested. A question with unjudged groups shows the first
 * `maxUndecided` of these and all groups between, so that more appear as they are judged. One that was judged when
 * opened shows 3 (docs/product.md 9), those that are not right first.
 */
export const previewOf = (
  judged: JudgedQuestion,
  wasUndecided: boolean,
  maxUndecided: number,
): readonly KeyedGroup[] => {
  const { groups } = judged;
  if (!wasUndecided)
    return [...groups.filter(isFlawed), ...groups.filter((group) => !isFlawed(group))].slice(
      0,
      limits.resultsPreviewAnswers,
    );
  const beyond = undecidedGroups(judged)[maxUndecided];
  return beyond ? groups.slice(0, groups.indexOf(beyond)) : groups;
};
