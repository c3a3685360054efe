import { hash } from 'node:crypto';
import { detectLanguage } from '@exit-tickets/answer-groups';
import {
  AppError,
  type Evaluation,
  hasCore,
  hasErrorCode,
  hasRightOrWrong,
  type Judgement,
  type Question,
  verdictScores,
} from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { explain } from '../judging/explanations.ts';
import { judgeNameless } from '../judging/judge-nameless.ts';
import type { StoredJudgements } from '../judging/judgement.model.ts';
import { knownQuestions } from '../judging/known-questions.ts';
import { hashOf } from '../judging/question-hash.ts';
import { judgementOf } from '../judging/verdicts.ts';
import type { ModelCall } from '../model/model.ts';
import { readResponses, readTicket } from '../read-answers.ts';

interface EvaluationRequest {
  question: Question;
  answer: string;
  lessonContent?: string | undefined;
  /** The ticket that the answer belongs to. */
  ticketId?: string | undefined;
}

/** The same, once it is known whether a model may be asked. */
interface AllowedRequest extends EvaluationRequest {
  isKeptFromAi: boolean | undefined;
}

/** Id of the answer in question, among the responses of a ticket. */
const asked = 'asked';
const maxTickets = 3;
const unjudged: Judgement = { verdict: 'unjudged' };

/** The verdict on an equal answer in one class; undefined if there is none or the ticket is gone. */
const judgedIn = async (
  context: AiContext,
  { ticketId, teacherId, questionId }: StoredJudgements,
  answer: string,
): Promise<Judgement> => {
  const ticket = await readTicket(context, { ticketId, teacherId }).catch((error: unknown) => {
    if (!hasErrorCode(error, 'ticket_not_found')) throw error;
  });
  const questions = ticket?.questions.filter(({ id }) => id === questionId);
  if (!ticket || !questions) return unjudged;
  const one = { id: asked, studentName: '', submittedAt: '9999', answers: [{ questionId, answer }] };
  const responses = [...(await readResponses(context, ticketId, { questionId })), one];
  const known = (await knownQuestions(context, { ticket: { ...ticket, questions }, responses })).get(questionId);
  const line = known?.groups.flat().find(({ responseIds }) => responseIds.includes(asked));
  return known && line ? judgementOf(line, known.question, known.stored) : unjudged;
};

const judgedBefore = async (
  context: AiContext,
  teacherId: string,
  { question, answer }: EvaluationRequest,
): Promise<Judgement> => {
  for (const stored of await context.judgements.findSame(teacherId, hashOf(question), maxTickets)) {
    const found = await judgedIn(context, stored, answer);
    if (found.verdict !== 'unjudged') return found;
  }
  return unjudged;
};

const withoutModel = async ({ group }: AiContext, { question, answer }: EvaluationRequest): Promise<Judgement> => {
  const [grouped] = await group({ questions: [{ question, answers: [{ responseId: asked, answer }] }] });
  const [line] = grouped?.groups[0] ?? [];
  return line ? judgementOf(line, question, undefined) : unjudged;
};

const askModel = async (
  context: AiContext,
  { question, answer, lessonContent, ticketId, isKeptFromAi }: AllowedRequest,
  call: ModelCall,
): Promise<Judgement> => {
  const { judgingModel: model, evaluated } = context;
  if (!model || isKeptFromAi || !hasCore(question)) return unjudged;
  const key = hash('sha256', JSON.stringify([question, answer, lessonContent]), 'base64');
  const before = evaluated.get(key);
  if (before) return before;
  const { guide } = question;
  const made = guide?.modelAnswer ? undefined : await model.makeCore({ question, lessonContent }, call);
  if (made?.isOpinion) return unjudged;
  const core = made?.core;
  let judged = unjudged;
  const responses = ticketId === undefined ? [] : await readResponses(context, ticketId);
  const given = {
    ...{ question, core, lessonContent },
    language: detectLanguage([question.text, guide?.modelAnswer, guide?.passage, core].join(' ')),
    names: responses.map(({ studentName }) => studentName),
    answers: [answer],
  };
  try {
    await judgeNameless(context, model, given, call, async ([verdict]) => {
      if (verdict) judged = { ...verdict, by: 'model' };
    });
  } catch (error) {
    if (hasErrorCode(error, 'ai_unsure')) return unjudged;
    throw error;
  }
  if (judged.verdict === 'unjudged') throw new AppError('ai_invalid', { cause: new Error('no verdict came') });
  evaluated.set(key, judged);
  return judged;
};

/** Uses the verdict on the same answer in the teacher's classes, else a verdict without a model, else the model. */
const judge = async (
  context: AiContext,
  request: AllowedRequest,
  call: ModelCall & { teacherId: string },
): Promise<Judgement> => {
  const before = await judgedBefore(context, call.teacherId, request);
  if (before.verdict !== 'unjudged') return before;
  const sure = await withoutModel(context, request);
  return sure.verdict === 'unjudged' ? askModel(context, request, call) : sure;
};

/**
 * Judges one answer. An uncertain one is `unjudged`, which does not mean wrong.
 * @throws {AppError} `invalid_request` for a scale, which has no right or wrong; `ticket_not_found`, also for another
 *   teacher's ticket; `ai_*` if the model fails
 */
export const evaluateAnswer = async (
  context: AiContext,
  request: EvaluationRequest,
  call: ModelCall & { teacherId: string },
): Promise<Evaluation> => {
  const { question, ticketId } = request;
  const { teacherId } = call;
  const ticket = ticketId === undefined ? undefined : await readTicket(context, { ticketId, teacherId });
  if (!hasRightOrWrong(question))
    throw new AppError('invalid_request', { field: 'question.type', message: 'A scale has no right or wrong answer' });
  const { verdict, reason, label } = await judge(context, { ...request, isKeptFromAi: ticket?.isKeptFromAi }, call);
  const language = detectLanguage(`${question.text} ${question.guide?.modelAnswer ?? ''}`);
  return {
    verdict,
    isCorrect: verdict === 'right',
    score: verdictScores[verdict],
    explanation: reason || label || explain(verdict, language),
  };
};
