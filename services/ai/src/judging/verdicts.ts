import { createHash } from 'node:crypto';
import { type AnswerGroups, type AnswerLine, isOpinion } from '@exit-tickets/answer-groups';
import {
  type Judgement,
  limits,
  type Question,
  type QuestionCore,
  type QuestionJudgements,
} from '@exit-tickets/contracts';
import type { ModelVerdict, StoredJudgements, StoredMark } from './judgement.model.ts';

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

/** What an answer must contain at least: what the teacher says, here or as the model answer of the question, else the model. */
export const coreOf = (question: Question, stored: StoredJudgements | undefined): QuestionCore | undefined => {
  if (stored?.core?.by === 'teacher') return stored.core;
  const modelAnswer = question.guide?.modelAnswer;
  return modelAnswer ? { text: cut(modelAnswer, limits.coreLength), by: 'guide' } : (stored?.core ?? undefined);
};

/** Whether a model takes a question for one about an opinion, and judges nothing; only the teacher makes it one. */
export const isOpinionToModel = (question: Question, stored: StoredJudgements | undefined): boolean =>
  stored?.opinion?.by === 'model' && stored.opinion.isOpinion && coreOf(question, stored) === undefined;

/** Whether answers to a question can be right or wrong: not an opinion, a scale, or a choice without a key. */
export const canBeRight = (question: Question, stored: StoredJudgements | undefined): boolean => {
  const opinion = stored?.opinion;
  if (question.type === 'open_text') return !(opinion?.by === 'teacher' ? opinion.isOpinion : isOpinion(question));
  return question.type === 'multiple_choice' && question.correctAnswer !== undefined;
};

const latest = <Given extends { at: Date }>(line: AnswerLine, given: Record<string, Given>): Given | undefined =>
  line.responseIds
    .flatMap((responseId) => given[responseId] ?? [])
    .reduce<Given | undefined>((best, one) => (best && best.at > one.at ? best : one), undefined);

const fromModel = ({ at, ...verdict }: ModelVerdict): Judgement => ({ ...verdict, by: 'model' });

const isFlawed = (verdict: Judgement['verdict'] | undefined): boolean => verdict === 'partly' || verdict === 'wrong';

/**
 * The teacher's mark; where the teacher agrees, the reason that is there already stays. So does the label between partly and
 * wrong; a right answer shows none, and has its own again when it is found wrong after all.
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

/** The verdict on answers that say the same: the latest mark on any of them, else what is certain, else the model's. */
export const judgementOf = (line: AnswerLine, stored: StoredJudgements | undefined): Judgement => {
  const verdict = latest(line, stored?.verdicts ?? {});
  const other = line.certain ?? (verdict && fromModel(verdict));
  const mark = latest(line, stored?.marks ?? {});
  return mark ? fromTeacher(mark, other) : (other ?? { verdict: 'unjudged' });
};

/** Two digits are enough to sort by. */
const namedIn = (lines: readonly AnswerLine[]): { named?: number } => {
  const named = lines.flatMap((line) => line.named ?? []);
  return named.length > 0 ? { named: Math.round(100 * Math.max(...named)) / 100 } : {};
};

/** The answers to one question in their groups with their verdicts; of what cannot be right only what is blank is said. */
export const judgementsOf = (
  question: Question,
  groups: AnswerGroups,
  stored: StoredJudgements | undefined,
): QuestionJudgements => {
  const hasVerdicts = canBeRight(question, stored);
  const core = question.type === 'open_text' ? coreOf(question, stored) : undefined;
  const judge = (line: AnswerLine): Judgement => {
    if (hasVerdicts) return judgementOf(line, stored);
    return line.certain?.verdict === 'blank' ? line.certain : { verdict: 'unjudged' };
  };
  return {
    questionId: question.id,
    hasVerdicts,
    ...(core && { core }),
    ...(hasVerdicts && isOpinionToModel(question, stored) && { isOpinionToModel: true }),
    groups: groups.map((lines) => ({
      ...namedIn(lines),
      wordings: lines.map((line) => ({
        answer: line.answer,
        responseIds: [...line.responseIds],
        ...judge(line),
      })),
    })),
  };
};

/** The same for as long as every response has the same verdict with the same label, however they are grouped. */
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
