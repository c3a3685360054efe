import type { AnswerGroups, GroupingRequest } from '@exit-tickets/answer-groups';
import type { Group } from './group-cache.ts';

type QuestionAnswers = GroupingRequest['questions'][number];
type GivenAnswers = QuestionAnswers['answers'];

/**
 * How much of the answers to one question is compared word by word, in UTF-16 units: all of a class of forty that writes the
 * longest answers. It takes a thread some tenths of a second.
 */
const maxCompared = 200_000;

/** The answers that are compared, first come, first served: a later one never changes what earlier ones are taken for. */
const part = ({ answers }: QuestionAnswers): { compared: GivenAnswers; others: GivenAnswers } => {
  let left = maxCompared;
  const areCompared = answers.map(({ answer }) => {
    if (answer.length > left) return false;
    left -= answer.length;
    return true;
  });
  return {
    compared: answers.filter((_answer, at) => areCompared[at]),
    others: answers.filter((_answer, at) => !areCompared[at]),
  };
};

/** The same text in one group; the largest first. */
const groupsByText = (answers: GivenAnswers): AnswerGroups =>
  [...Map.groupBy(answers, ({ answer }) => answer.trim())]
    .map(([answer, [first, ...same]]) => {
      const ids = same.map(({ responseId }) => responseId);
      return [{ answer, responseIds: [first?.responseId ?? '', ...ids] as const }] as const;
    })
    .sort(([one], [other]) => other.responseIds.length - one.responseIds.length);

/** Blank ones stay last. */
const withOthers = (groups: AnswerGroups, others: AnswerGroups): AnswerGroups => {
  const blank = groups.findIndex(([{ certain }]) => certain?.verdict === 'blank');
  return blank < 0 ? [...groups, ...others] : groups.toSpliced(blank, 0, ...others);
};

/** Groups answers with a bound on the work: what is beyond it is grouped by its text alone, and nothing of it is certain. */
export const groupWithinBounds =
  (group: Group): Group =>
  async ({ questions, ...request }) => {
    const parts = questions.map(part);
    const compared = questions.map((question, at) => ({ ...question, answers: parts[at]?.compared ?? [] }));
    const grouped = await group({ ...request, questions: compared });
    return grouped.map((one, at) => {
      const others = parts[at]?.others ?? [];
      return others.length === 0 ? one : { ...one, groups: withOthers(one.groups, groupsByText(others)) };
    });
  };
