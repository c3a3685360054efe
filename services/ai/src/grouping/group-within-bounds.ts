import type { AnswerGroups, GroupingRequest } from '@exit-tickets/answer-groups';
import type { Group } from './group-cache.ts';

type QuestionAnswers = GroupingRequest['questions'][number];
type GivenAnswers = QuestionAnswers['answers'];

/**
 * Limit on compared text for each question, in UTF-16 units: all of a class of forty with answers of maximum length.
 * Takes a thread some tenths of a second.
 */
const maxCompared = 200_000;

/** Splits answers at the limit, in order: a later answer never changes how earlier ones are read. */
const part = ({ answers }: QuestionAnswers): { compared: GivenAnswers; others: GivenAnswers } => {
  let left = maxCompared;
  const { compared = [], others = [] } = Object.groupBy(answers, ({ answer }) => {
    if (answer.length > left) return 'others';
    left -= answer.length;
    return 'compared';
  });
  return { compared, others };
};

/** Groups answers with identical text, largest first. */
const groupsByText = (answers: GivenAnswers): AnswerGroups =>
  [...Map.groupBy(answers, ({ answer }) => answer.trim())]
    .map(([answer, [first, ...same]]) => {
      const ids = same.map(({ responseId }) => responseId);
      return [{ answer, responseIds: [first?.responseId ?? '', ...ids] as const }] as const;
    })
    .sort(([one], [other]) => other.responseIds.length - one.responseIds.length);

/** Inserts the other groups before the blank ones. */
const withOthers = (groups: AnswerGroups, others: AnswerGroups): AnswerGroups => {
  const blank = groups.findIndex(([{ certain }]) => certain?.verdict === 'blank');
  return blank < 0 ? [...groups, ...others] : groups.toSpliced(blank, 0, ...others);
};

/** Groups answers with limited work: beyond the limit only identical texts are grouped, without certain verdicts. */
export const groupWithinBounds =
  (group: Group): Group =>
  async ({ questions }) => {
    const parts = questions.map(part);
    const compared = questions.map((question, at) => ({ ...question, answers: parts[at]?.compared ?? [] }));
    const grouped = await group({ questions: compared });
    return grouped.map((one, at) => {
      const others = parts[at]?.others ?? [];
      return others.length === 0 ? one : { ...one, groups: withOthers(one.groups, groupsByText(others)) };
    });
  };
