import { createHash } from 'node:crypto';
import { detectLanguage } from '@exit-tickets/answer-groups';
import type { Bus } from '@exit-tickets/bus';
import {
  AppError,
  type Evaluation,
  hasCore,
  hasRightOrWrong,
  type Judgement,
  type Question,
  verdictScores,
} from '@exit-tickets/contracts';
import { BoundedMap } from '@exit-tickets/service-kit';
import type { JudgingModel, ModelCall } from '../model/model.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';
import { explain } from './explanations.ts';
import { fitToShow } from './fit-verdicts.ts';
import type { Group } from './group-cache.ts';
import type { StoredJudgements } from './judgement.model.ts';
import type { JudgementRepository } from './judgement.repository.ts';
import { hashOf, type Judgements } from './judgements.ts';
import { readResponses } from './read-responses.ts';
import { judgementOf } from './verdicts.ts';

export interface EvaluatorOptions {
  judgements: Judgements;
  repository: JudgementRepository;
  group: Group;
  bus: Bus;
  model: JudgingModel | undefined;
  mask: MaskAnswers;
}

interface EvaluationRequest {
  question: Question;
  answer: string;
  lessonContent?: string | undefined;
  /** Of whose class it is. */
  ticketId?: string | undefined;
}

/** The same where it is known whether a model may be asked. */
interface AllowedRequest extends EvaluationRequest {
  isKeptFromAi: boolean | undefined;
}

export type Evaluator = (asked: EvaluationRequest, call: ModelCall & { teacherId: string }) => Promise<Evaluation>;

/** The id of the answer that is asked about, among the responses of a ticket. */
const asked = 'asked';
const maxTickets = 3;
const maxEntries = 2_000;
const unjudged: Judgement = { verdict: 'unjudged' };

const isDeleted = (error: unknown): boolean => error instanceof AppError && error.code === 'ticket_not_found';

/** Judges single answers: as the same answer in a class of this teacher was judged, else by what is certain or its words, else by the model. */
export const createEvaluator = ({ judgements, repository, group, bus, model, mask }: EvaluatorOptions): Evaluator => {
  const cache = new BoundedMap<string, Judgement>(maxEntries);

  /** What an answer that says the same was taken for in one class; nothing when it is not there, or the ticket is gone. */
  const judgedIn = async (stored: StoredJudgements, answer: string): Promise<Judgement> => {
    const { ticketId, teacherId, questionId } = stored;
    const ticket = await judgements.ticketOf({ ticketId, teacherId }).catch((error: unknown) => {
      if (!isDeleted(error)) throw error;
    });
    const questions = ticket?.questions.filter(({ id }) => id === questionId);
    if (!ticket || !questions) return unjudged;
    const one = { id: asked, studentName: '', submittedAt: '9999', answers: [{ questionId, answer }] };
    const responses = [...(await readResponses(bus, ticketId, { questionId })), one];
    const known = (await judgements.known({ ...ticket, questions }, responses)).get(questionId);
    const line = known?.groups.flat().find(({ responseIds }) => responseIds.includes(asked));
    return known && line ? judgementOf(line, known.question, known.stored) : unjudged;
  };

  const judgedBefore = async (teacherId: string, question: Question, answer: string): Promise<Judgement> => {
    for (const stored of await repository.findSame(teacherId, hashOf(question), maxTickets)) {
      const found = await judgedIn(stored, answer);
      if (found.verdict !== 'unjudged') return found;
    }
    return unjudged;
  };

  const withoutModel = async (question: Question, answer: string): Promise<Judgement> => {
    const [grouped] = await group({ questions: [{ question, answers: [{ responseId: asked, answer }] }] });
    const [line] = grouped?.groups[0] ?? [];
    return line ? judgementOf(line, question, undefined) : unjudged;
  };

  const askModel = async (
    { question, answer, lessonContent, ticketId, isKeptFromAi }: AllowedRequest,
    call: ModelCall,
  ): Promise<Judgement> => {
    if (!model || isKeptFromAi || !hasCore(question)) return unjudged;
    const key = createHash('sha256')
      .update(JSON.stringify([question, answer, lessonContent]))
      .digest('base64');
    const before = cache.get(key);
    if (before) return before;
    const { guide } = question;
    const made = guide?.modelAnswer ? undefined : await model.makeCore({ question, lessonContent }, call);
    if (made?.isOpinion) return unjudged;
    const core = made?.core;
    let judged = unjudged;
    const responses = ticketId === undefined ? [] : await readResponses(bus, ticketId);
    const names = responses.map(({ studentName }) => studentName);
    const taught = [question.text, guide?.modelAnswer ?? '', guide?.passage ?? '', core ?? ''];
    const lesson = [lessonContent ?? '', ...taught].join(' ');
    const language = detectLanguage(taught.join(' '));
    const [masked = ''] = await mask({ names, lesson, answers: [answer] }, call);
    const answers = [{ id: asked, answer: masked }];
    try {
      await model.judgeAnswers({ question, core, lessonContent, answers }, call, async (verdicts) => {
        const [given] = await fitToShow(verdicts, { names, lesson, language, taught, answers: [masked] }, mask, call);
        if (given) judged = { ...given, by: 'model' };
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'ai_unsure') return unjudged;
      throw error;
    }
    if (judged.verdict === 'unjudged') throw new AppError('ai_invalid', { cause: new Error('no verdict came') });
    cache.set(key, judged);
    return judged;
  };

  const judge = async (request: AllowedRequest, call: ModelCall & { teacherId: string }): Promise<Judgement> => {
    const { question, answer } = request;
    const before = await judgedBefore(call.teacherId, question, answer);
    if (before.verdict !== 'unjudged') return before;
    const sure = await withoutModel(question, answer);
    return sure.verdict === 'unjudged' ? askModel(request, call) : sure;
  };

  /**
   * Judges one answer; what nobody is sure of is not judged, which is not wrong.
   * @throws {AppError} `invalid_request` for a scale, which has no right or wrong; `ticket_not_found`, also for someone else's;
   * `ai_*` when the model fails
   */
  return async ({ question, answer, lessonContent, ticketId }, call) => {
    const ticket =
      ticketId === undefined ? undefined : await judgements.ticketOf({ ticketId, teacherId: call.teacherId });
    if (!hasRightOrWrong(question))
      throw new AppError('invalid_request', {
        field: 'question.type',
        message: 'A scale has no right or wrong answer',
      });
    const asked = { question, answer, lessonContent, ticketId, isKeptFromAi: ticket?.isKeptFromAi };
    const { verdict, reason, label } = await judge(asked, call);
    const language = detectLanguage(`${question.text} ${question.guide?.modelAnswer ?? ''}`);
    return {
      verdict,
      isCorrect: verdict === 'right',
      score: verdictScores[verdict],
      explanation: reason || label || explain(verdict, language),
    };
  };
};
