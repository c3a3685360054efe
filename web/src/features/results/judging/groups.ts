import type { Question, QuestionCore, Verdict, Wording } from '@exit-tickets/contracts';
import { type AnswerCounts, countedAs, hasCore, limits, tallyOf } from '@exit-tickets/contracts/rules';

/** Wordings under one heading, with a key that stays the same while answers come in. */
export interface KeyedGroup {
  key: string;
  wordings: readonly Wording[];
  /** Where it stands in the sorted list; it keeps its place whatever comes in. */
  pile?: Pile | undefined;
}

/** The parts of a sorted list: given by several, then by how much of what is expected they name, then what came in since. */
export type Pile = 'several' | 'much' | 'some' | 'none' | 'new';

/** A question with its answers in groups, as the page shows it. */
export interface JudgedQuestion {
  question: Question;
  /** Counted from 1. */
  place: number;
  /** False for what has no right or wrong: an opinion, a scale, a choice without a key. */
  hasVerdicts: boolean;
  core?: QuestionCore | undefined;
  /** The model takes it for an opinion, and leaves it to the teacher. */
  isOpinionToModel?: boolean | undefined;
  groups: readonly KeyedGroup[];
  /** What the teacher reads alone: in no group, so that no list, count, board or file has it. */
  concerns: readonly Wording[];
}

/** How many students gave these answers. */
export const answerCount = (wordings: readonly Wording[]): number =>
  wordings.reduce((total, { responseIds }) => total + responseIds.length, 0);

/** How the answers to a question fell, those that its teacher reads alone among them. */
export const fellOf = ({ groups, concerns }: JudgedQuestion): AnswerCounts =>
  tallyOf([...groups.flatMap(({ wordings }) => wordings), ...concerns]);

/** The verdict of a group whose wordings all have the same one. */
export const sharedVerdict = ([first, ...others]: readonly Wording[]): Verdict | undefined =>
  others.every(({ verdict }) => verdict === first?.verdict) ? first?.verdict : undefined;

const isUnjudged = ({ verdict }: Wording): boolean => verdict === 'unjudged';

/** Whether the group still waits for somebody's verdict, in whole or in part. */
export const isUndecided = ({ wordings }: KeyedGroup): boolean => wordings.some(isUnjudged);

/** Whether there is nothing in the group to judge. */
export const isBlank = ({ wordings }: KeyedGroup): boolean => sharedVerdict(wordings) === 'blank';

/** The groups that wait for a verdict, in the order of the page. What has no core is judged by its key alone. */
export const undecidedGroups = ({ question, hasVerdicts, groups }: JudgedQuestion): KeyedGroup[] =>
  hasVerdicts && hasCore(question) ? groups.filter(isUndecided) : [];

/** What is left of a question once its exceptions are marked: every wording that nobody has judged. */
export const restOf = (judged: JudgedQuestion): Wording[] =>
  undecidedGroups(judged).flatMap(({ wordings }) => wordings.filter(isUnjudged));

/**
 * What a mark on a whole group changes: what is not judged yet. Where all of it is, the wordings with the most frequent
 * verdict, so that those marked apart keep theirs.
 */
export const markedWithGroup = (wordings: readonly Wording[]): Wording[] => {
  const undecided = wordings.filter(isUnjudged);
  if (undecided.length > 0) return undecided;
  const tally = tallyOf(wordings);
  const highest = Math.max(...Object.values(tally));
  const mostFrequent = wordings.find(({ verdict }) => tally[countedAs(verdict)] === highest)?.verdict;
  return wordings.filter(({ verdict }) => verdict === mostFrequent);
};

/** What nobody has judged of a question further down than one of its groups. */
export const restBelow = (judged: JudgedQuestion, key: string): Wording[] => {
  const at = judged.groups.findIndex((group) => group.key === key);
  return at < 0 ? [] : restOf({ ...judged, groups: judged.groups.slice(at + 1) });
};

/** What a mark on a group changes when it is to count for everything below it as well. */
export const markedWithBelow = (judged: JudgedQuestion, group: KeyedGroup): Wording[] => [
  ...markedWithGroup(group.wordings),
  ...restBelow(judged, group.key),
];

/** An estimate: 200 words of six characters a minute is a usual pace of reading, and a moment to decide. */
const charactersPerSecond = 20;
const secondsToDecide = 2;

export interface WorkLeft {
  groups: number;
  answers: number;
  seconds: number;
  /** Whole minutes, at least 1. */
  minutes: number;
}

/** What is left to judge on the page, and about how long that takes one group at a time. */
export const workLeft = (questions: readonly JudgedQuestion[]): WorkLeft => {
  const groups = questions.flatMap(undecidedGroups);
  const seconds = groups.reduce((total, { wordings }) => {
    const characters = wordings.reduce((sum, { answer }) => sum + answer.length, 0);
    return total + secondsToDecide + characters / charactersPerSecond;
  }, 0);
  const answers = questions.reduce((total, judged) => total + answerCount(restOf(judged)), 0);
  return { groups: groups.length, answers, seconds, minutes: Math.max(1, Math.round(seconds / 60)) };
};

/** A question and what is left to judge of it. */
export interface QuestionLeft {
  judged: JudgedQuestion;
  work: WorkLeft;
}

/** The question with answers left that is judged in the shortest time. */
export const quickestQuestion = (questions: readonly JudgedQuestion[]): QuestionLeft | undefined =>
  questions
    .map((judged) => ({ judged, work: workLeft([judged]) }))
    .filter(({ work }) => work.groups > 0)
    .sort((a, b) => a.work.seconds - b.work.seconds)[0];

/** The labels of misconceptions already given to a question, the most frequent first. */
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
 * The groups of a question that are on the page before all are asked for: so many that are not judged, and what stands
 * between these, so that the next ones come as these are judged; the first 3 of a question that was judged when it was
 * opened (docs/product.md 9), those that are not right before all others.
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
