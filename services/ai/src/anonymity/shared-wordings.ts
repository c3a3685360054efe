import { shorten } from '@exit-tickets/answer-groups/analysis';
import {
  type AnonymousQuestion,
  isInOwnWords,
  limits,
  type Question,
  type QuestionJudgements,
  type Response,
  tallyOf,
  type Wording,
} from '@exit-tickets/contracts';
import { chosenIn } from '../tallies/tallies-of.ts';

type Groups = AnonymousQuestion['groups'];

const countOf = (wordings: readonly Wording[]): number =>
  wordings.reduce((sum, { responseIds }) => sum + responseIds.length, 0);

/** The most frequent of similar answers, or the shortest of these: it reveals least about a single student. */
const typicalOf = (wordings: readonly Wording[]): string =>
  [...wordings].sort((a, b) => b.responseIds.length - a.responseIds.length || a.answer.length - b.answer.length)[0]
    ?.answer ?? '';

/** Groups of at least `limits.anonymousGroup` students: similar answers with one verdict, or only a shared label. */
const groupsOf = ({ groups }: QuestionJudgements): Groups => {
  const parts = groups.flatMap(({ wordings }, group) =>
    [...Map.groupBy(wordings, ({ verdict, label = '' }) => `${verdict} ${label}`).values()].map((alike) => ({
      group,
      alike,
    })),
  );
  const keyOf = ({ group, alike: [first] }: (typeof parts)[number]): string =>
    first?.label ? `${first.verdict} ${first.label}` : `${group} ${first?.verdict}`;
  return [...Map.groupBy(parts, keyOf).values()]
    .flatMap((together): Groups => {
      const wordings = together.flatMap(({ alike }) => alike);
      const [{ verdict, label } = { verdict: 'blank' as const, label: undefined }] = wordings;
      const count = countOf(wordings);
      if (verdict === 'blank' || verdict === 'concern' || count < limits.anonymousGroup) return [];
      const shared = together.filter(({ alike }) => countOf(alike) >= limits.anonymousGroup);
      const wording = shorten(typicalOf(shared.flatMap(({ alike }) => alike)));
      return [{ wording: wording || (label ?? ''), verdict, ...(label && { label }), count }];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, limits.anonymousGroupsPerQuestion);
};

/** What several students' answers to a question have in common. Names are not removed yet. */
export const sharedAnswers = (
  question: Question,
  judged: QuestionJudgements,
  responses: readonly Response[],
): AnonymousQuestion => ({
  questionId: question.id,
  hasVerdicts: judged.hasVerdicts,
  tally: tallyOf(judged.groups.flatMap(({ wordings }) => wordings)),
  chosen: chosenIn(question, responses),
  groups: isInOwnWords(question) ? groupsOf(judged) : [],
});
