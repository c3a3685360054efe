import { type AnswerLine, detectLanguage } from '@exit-tickets/answer-groups';
import type { Outbox } from '@exit-tickets/bus';
import { hasCore, type Response, type SentRequest, type Ticket } from '@exit-tickets/contracts';
import type { Logger, Progress } from '@exit-tickets/service-kit';
import type { AnswerVerdict, JudgingModel, ModelCall } from '../model/model.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';
import type { KnownQuestion } from './check-change.ts';
import { fitToShow } from './fit-verdicts.ts';
import type { ModelVerdict } from './judgement.model.ts';
import { idOf, type JudgementRepository } from './judgement.repository.ts';
import type { Judgements } from './judgements.ts';
import { canBeRight, coreOf, isJudgedByModel, isOpinionToModel, judgementOf } from './verdicts.ts';

export interface ModelJudgingOptions {
  judgements: Judgements;
  repository: JudgementRepository;
  outbox: Outbox;
  model: JudgingModel;
  mask: MaskAnswers;
  logger: Logger;
  now: () => Date;
}

/** The answers of a class to judge. */
export interface ToJudge {
  ticket: Ticket;
  responses: readonly Response[];
}

/** A core that changes while the class is judged has it judged again, but not for ever. */
const maxRounds = 3;

const unjudgedLines = ({ question, groups, stored }: KnownQuestion): AnswerLine[] =>
  groups
    .flat()
    .filter((line) => !line.isKeptFromAi && !isJudgedByModel(line, stored))
    .filter((line) => judgementOf(line, question, stored).verdict === 'unjudged');

/** The questions with answers that only a model, or the teacher, can judge. */
export const unjudgedQuestions = (known: ReadonlyMap<string, KnownQuestion>): KnownQuestion[] =>
  [...known.values()].filter(
    (one) =>
      hasCore(one.question) &&
      canBeRight(one.question, one.stored) &&
      !isOpinionToModel(one.question, one.stored) &&
      unjudgedLines(one).length > 0,
  );

const verdictOf = ({ verdict, reason, label, hasNoContent }: AnswerVerdict, at: Date): ModelVerdict => ({
  verdict,
  reason,
  ...(label && { label }),
  ...(hasNoContent && { hasNoContent }),
  at,
});

/** Does the work for all questions at the same time; what fails for one keeps no other from being judged. */
const forEach = async <Result>(
  questions: readonly KnownQuestion[],
  work: (known: KnownQuestion) => Promise<Result>,
  failures: unknown[],
): Promise<Result[]> => {
  const settled = await Promise.allSettled(questions.map(work));
  failures.push(...settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

/** Has a model judge what nobody has judged, question by question; it never learns whose answers they are. */
export const createModelJudging = ({
  judgements,
  repository,
  outbox,
  model,
  mask,
  logger,
  now,
}: ModelJudgingOptions) => {
  /** Keeps what is sent to the model, and waits until it is kept. */
  const keepingSent = async (
    documentId: string,
    about: Pick<SentRequest, 'task' | 'questionId'>,
    call: ModelCall,
    ask: (call: ModelCall) => Promise<void>,
  ): Promise<void> => {
    const pending: Promise<void>[] = [];
    const keep = (request: Pick<SentRequest, 'sentAt' | 'messages'>): void => {
      const stored = repository.addSent(documentId, { ...about, ...request });
      pending.push(stored.catch((err: unknown) => logger.warn({ err }, 'request to the model not kept')));
    };
    try {
      await ask({ ...call, onSent: keep });
    } finally {
      await Promise.all(pending);
    }
  };

  /** What an answer must contain at least, where nobody has said so yet; gives the question back once it is there. */
  const makeCore = async ({ ticket }: ToJudge, { question }: KnownQuestion, call: ModelCall): Promise<string> => {
    const documentId = idOf(ticket.id, question.id);
    await keepingSent(documentId, { task: 'core', questionId: question.id }, call, async (keeping) => {
      const made = await model.makeCore({ question, lessonContent: ticket.originalContent }, keeping);
      const event = judgements.eventOf({ ticketId: ticket.id, questionId: question.id });
      if (await repository.storeCore(documentId, made, event)) outbox.relay(documentId);
    });
    return question.id;
  };

  /** Gives each line its verdict as it comes; false when the core is another one by now: then the rest is not asked. */
  const judgeAnswers = async (
    { ticket, responses }: ToJudge,
    known: KnownQuestion,
    call: ModelCall,
    onJudged: (count: number) => void,
  ): Promise<boolean> => {
    const { question, stored } = known;
    const storedCore = stored?.core?.text;
    const knownCore = coreOf(question, stored);
    // The model answer goes along anyway.
    const core = knownCore?.by === 'guide' ? undefined : knownCore?.text;
    const documentId = idOf(ticket.id, question.id);
    const { id: ticketId, originalContent: lessonContent } = ticket;
    const { guide } = question;
    const lines = unjudgedLines(known);
    const names = responses.map(({ studentName }) => studentName);
    const lesson = [lessonContent, question.text, guide?.modelAnswer, guide?.passage, core].join(' ');
    const language = detectLanguage([question.text, guide?.modelAnswer, core].join(' '));
    const masked = await mask({ names, lesson, answers: lines.map(({ answer }) => answer) }, call);
    const answers = masked.map((answer, index) => ({ id: `${index}`, answer }));
    const outdated = new AbortController();
    const signal = AbortSignal.any([call.signal, outdated.signal]);

    const taught = [question.text, guide?.modelAnswer ?? '', guide?.passage ?? '', core ?? ''];

    const keep = async (judged: readonly AnswerVerdict[]): Promise<void> => {
      const given = await fitToShow(judged, { names, lesson, language, taught, answers: masked }, mask, call);
      const at = now();
      const verdicts = new Map(
        given.flatMap((one) =>
          (lines[Number(one.id)]?.responseIds ?? []).map((responseId) => [responseId, verdictOf(one, at)] as const),
        ),
      );
      if (verdicts.size === 0 || outdated.signal.aborted) return;
      const event = judgements.eventOf({ ticketId, questionId: question.id });
      if (!(await repository.storeVerdicts(documentId, storedCore, verdicts, event))) return outdated.abort();
      outbox.relay(documentId);
      await judgements.dropQuotes(ticketId, verdicts);
      onJudged(given.length);
    };
    try {
      await keepingSent(documentId, { task: 'judging', questionId: question.id }, { ...call, signal }, (keeping) =>
        model.judgeAnswers({ question, core, lessonContent, answers }, keeping, keep),
      );
    } catch (error) {
      if (!outdated.signal.aborted) throw error;
    }
    return !outdated.signal.aborted;
  };

  /**
   * Judges what is not judged yet, and stores each part as it comes.
   * @throws {AppError} `ticket_not_found` when it was deleted meanwhile, `ai_*` when the model fails for a question:
   * the others are judged all the same
   */
  return async (asked: ToJudge, call: ModelCall, progress: Progress): Promise<void> => {
    const read = async () => unjudgedQuestions(await judgements.known(asked.ticket, asked.responses));
    const failures: unknown[] = [];
    for (let round = 0; round < maxRounds && failures.length === 0; round++) {
      let questions = await read();
      await judgements.prepare(asked.ticket, questions);
      const withoutCore = questions.filter(({ question, stored }) => !coreOf(question, stored));
      if (withoutCore.length > 0) {
        const made = await forEach(withoutCore, (known) => makeCore(asked, known, call), failures);
        questions = (await read()).filter(
          ({ question, stored }) => coreOf(question, stored) || made.includes(question.id),
        );
      }
      const total = questions.reduce((sum, known) => sum + unjudgedLines(known).length, 0);
      let done = 0;
      if (total > 0) progress('judging', done, total);
      const onJudged = (count: number): void => {
        done += count;
        progress('judging', done, total);
      };
      const upToDate = await forEach(questions, (known) => judgeAnswers(asked, known, call, onJudged), failures);
      if (upToDate.every(Boolean)) break;
    }
    if (failures.length > 0) throw failures[0];
  };
};
export type ModelJudging = ReturnType<typeof createModelJudging>;
