import { createHash } from 'node:crypto';
import { type AnswerLine, isOpinion } from '@exit-tickets/answer-groups';
import {
  correctAnswerOf,
  hasCore,
  isInOwnWords,
  type Judgement,
  limits,
  type Question,
  type QuestionCore,
  type QuestionJudgements,
} from '@exit-tickets/contracts';
import { mayBeConcern } from './concern-words.ts';
import type { ModelVerdict, StoredJudgements, StoredMark } from './judgement.model.ts';
import type { KnownGroups, KnownLine } from './kept-from-ai.ts';

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

/** The core of a question: the teacher's own, otherwise the model answer, otherwise the model's core. */
export const coreOf = (question: Question, stored: StoredJudgements | undefined): QuestionCore | undefined => {
  if (stored?.core?.by === 'teacher') return stored.core;
  const modelAnswer = question.guide?.modelAnswer;
  return modelAnswer ? { text: cut(modelAnswer, limits.coreLength), by: 'guide' } : (stored?.core ?? undefined);
};

/** Whether the model takes a question for an opinion and does not judge it. Only the teacher can make it one. */
export const isOpinionToModel = (question: Question, stored: StoredJudgements | undefined): boolean =>
  stored?.opinion?.by === 'model' && stored.opinion.isOpinion && coreOf(question, stored) === undefined;

/** Whether answers can be right or wrong: not for opinions, scales and choices without a key. */
export const canBeRight = (question: Question, stored: StoredJudgements | undefined): boolean => {
  const opinion = stored?.opinion;
  if (hasCore(question)) return !(opinion?.by === 'teacher' ? opinion.isOpinion : isOpinion(question));
  return correctAnswerOf(question) !== undefined;
};

const latest = <Given extends { at: Date }>(line: AnswerLine, given: Record<string, Given>): Given | undefined =>
  line.responseIds
    .flatMap((responseId) => given[responseId] ?? [])
    .reduce<Given | undefined>((best, one) => (best && best.at > one.at ? best : one), undefined);

const fromModel = ({ at, ...verdict }: ModelVerdict): Judgement => ({ ...verdict, by: 'model' });

const isFlawed = (verdict: Judgement['verdict'] | undefined): boolean => verdict === 'partly' || verdict === 'wrong';

/**
 * The teacher's mark. If it agrees with the existing verdict, the reason stays. The label stays between partly and
 * wrong; a right answer shows none, but gets it back when it is marked wrong again.
 */
const fromTeacher = ({ verdict, label }: StoredMark, other: Judgement | undefined): Judgement => {
  const agreed = other?.verdict === verdict ? other : undefined;
  const named = isFlawed(verdict) ? (label ?? (isFlawed(other?.verdict) ? other?.label : undefined)) : undefined;
  return {
    verdict,
    by: 'teacher',
    ...(agreed?.reason && { reason: agreed.reason }),
    ...(named && { label: named }),
    ...(agreed?.hasNoContent && { hasNoContent: true }),
  };
};

const unjudged: Judgement = { verdict: 'unjudged' };

/**
 * The verdict without the teacher. Words of concern rule out a model, which is not asked about such answers.
 * @param isNoConcern whether the teacher said so
 */
const withoutTeacher = (
  line: KnownLine,
  question: Question,
  stored: StoredJudgements | undefined,
  isNoConcern: boolean,
): Judgement => {
  const { certain } = line;
  if (certain && certain.verdict !== 'blank') return certain;
  if (isInOwnWords(question) && !isNoConcern && mayBeConcern(line)) return { verdict: 'concern', by: 'words' };
  const given = latest(line, stored?.verdicts ?? {});
  // A model's verdict does not count for answers kept from AI, except a concern: someone may need an adult.
  const isHeard = given && (given.verdict === 'concern' ? !isNoConcern : !line.isKeptFromAi);
  return certain ?? (isHeard ? fromModel(given) : unjudged);
};

/**
 * The verdict on equal answers: the latest mark, otherwise a certain verdict, otherwise words of concern, otherwise the
 * model's. Questions without right or wrong only show concerns and blanks.
 */
export const judgementOf = (line: KnownLine, question: Question, stored: StoredJudgements | undefined): Judgement => {
  const mark = latest(line, stored?.marks ?? {});
  const isNoConcern = mark?.verdict === 'unjudged';
  const known = withoutTeacher(line, question, stored, isNoConcern);
  const judgement = mark && !isNoConcern ? fromTeacher(mark, known) : known;
  const isSaid = canBeRight(question, stored) || judgement.verdict === 'concern' || judgement.verdict === 'blank';
  return isSaid ? judgement : unjudged;
};

/** Whether a model has judged an equal answer, so that it is not asked again. */
export const isJudgedByModel = (line: AnswerLine, stored: StoredJudgements | undefined): boolean =>
  latest(line, stored?.verdicts ?? {}) !== undefined;

interface JudgedLine {
  line: AnswerLine;
  judgement: Judgement;
}

/** Rounds to two digits, which are enough for sorting. */
const namedIn = (lines: readonly AnswerLine[]): { named?: number } => {
  const named = lines.flatMap((line) => line.named ?? []);
  return named.length > 0 ? { named: Math.round(100 * Math.max(...named)) / 100 } : {};
};

/** The grouped answers to one question with their verdicts; concerns come first, each in its own group. */
export const judgementsOf = (
  question: Question,
  groups: KnownGroups,
  stored: StoredJudgements | undefined,
): QuestionJudgements => {
  const hasVerdicts = canBeRight(question, stored);
  const core = hasCore(question) ? coreOf(question, stored) : undefined;
  const judged = groups.map((lines) => lines.map((line) => ({ line, judgement: judgementOf(line, question, stored) })));
  const isConcern = ({ judgement }: JudgedLine): boolean => judgement.verdict === 'concern';
  const groupOf = (lines: readonly JudgedLine[]) => ({
    ...namedIn(lines.map(({ line }) => line)),
    wordings: lines.map(({ line: { answer, responseIds, otherOrders }, judgement }) => ({
      answer,
      responseIds: [...responseIds],
      ...(otherOrders && { otherOrders: [...otherOrders] }),
      ...judgement,
    })),
  });
  return {
    questionId: question.id,
    hasVerdicts,
    ...(core && { core }),
    ...(hasVerdicts && isOpinionToModel(question, stored) && { isOpinionToModel: true }),
    groups: [
      ...judged
        .flat()
        .filter(isConcern)
        .map((one) => groupOf([one])),
      ...judged
        .map((lines) => lines.filter((one) => !isConcern(one)))
        .filter((lines) => lines.length > 0)
        .map(groupOf),
    ],
  };
};

/** A digest of all verdicts and labels by response, independent of the grouping. */
export const digestOf = (questions: readonly QuestionJudgements[]): string => {
  const verdicts = questions.flatMap(({ questionId, hasVerdicts, groups }) =>
    groups.flatMap(({ wordings }) =>
      wordings.flatMap(({ responseIds, verdict, label = '' }) =>
        responseIds.map((responseId) => JSON.stringify([questionId, hasVerdicts, responseId, verdict, label])),
      ),
    ),
  );
  return createHash('sha256').update(verdicts.sort().join('\n')).digest('base64url').slice(0, 22);
};
