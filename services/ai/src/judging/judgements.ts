import { createHash } from 'node:crypto';
import { type Bus, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  type AiScope,
  AppError,
  answerEvaluated,
  byType,
  type EventEnvelope,
  getTicketRequest,
  type JudgementChange,
  type Judgements as JudgementsView,
  type Question,
  type Response,
  type SentRequest,
  type Ticket,
  type Verdict,
} from '@exit-tickets/contracts';
import { checkChange, type KnownQuestion } from './check-change.ts';
import type { Group } from './group-cache.ts';
import type { Hold } from './held-text.ts';
import { idOf, type JudgementRepository, type QuestionChange } from './judgement.repository.ts';
import type { JudgingJobRepository } from './judging-job.repository.ts';
import { isKeptFromJudging, setApart } from './kept-from-ai.ts';
import { readResponses } from './read-responses.ts';
import { digestOf, judgementsOf } from './verdicts.ts';

export interface JudgementsOptions {
  repository: JudgementRepository;
  jobs: JudgingJobRepository;
  outbox: Outbox;
  bus: Bus;
  group: Group;
  /** What a model may read, by the configuration. */
  allowed: AiScope;
  /** What the model that is there does. */
  scope: AiScope;
  /** Has a ticket judged soon; missing when nothing is judged in the background. */
  schedule: ((ticketId: string) => Promise<void>) | undefined;
  /** Drops an analysis that may quote this response. */
  dropAnalysis: (ticketId: string, responseId: string) => Promise<void>;
  /** Whether the answers to a ticket were made anonymous: nothing is stored about single ones any more. */
  isAnonymous: (ticketId: string) => Promise<boolean>;
  now: () => Date;
}

/** A ticket of this teacher; for an event, the trace that it belongs to. */
interface Asked {
  ticketId: string;
  teacherId: string;
  traceparent?: string;
  /** Counts what is read for the answer. */
  hold?: Hold;
}

/** What a question asks beside its text. */
const askedBeside = byType<[], unknown>({
  open_text: () => false,
  multiple_choice: ({ options, correctAnswer }) => [options, correctAnswer],
  scale: () => false,
});

/** The same for questions that ask pupils the same: their texts, options and key, whatever the teacher noted beside. */
export const hashOf = (question: Question): string => {
  const { type, text } = question;
  return createHash('sha256')
    .update(JSON.stringify([type, text, askedBeside(question)]))
    .digest('base64url');
};

/** Whether there may be more for a model to judge after a change. */
const leavesUnjudged = ({ leftVerdicts, isOpinion, marks }: QuestionChange): boolean =>
  leftVerdicts !== undefined || isOpinion === false || [...marks.values()].some((mark) => mark?.verdict === 'unjudged');

/** The verdicts on the answers to tickets: read in their groups, given by teachers, kept. */
export class Judgements {
  readonly #options: JudgementsOptions;

  constructor(options: JudgementsOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `ticket_not_found`, also for someone else's */
  async get(asked: Asked): Promise<JudgementsView> {
    const { ticket, responses } = await this.answersTo(asked);
    return this.read(ticket, responses);
  }

  /** @throws {AppError} `ticket_not_found`, also for someone else's */
  async answersTo(asked: Asked): Promise<{ ticket: Ticket; responses: Response[] }> {
    const ticket = await this.ticketOf(asked);
    return { ticket, responses: await readResponses(this.#options.bus, ticket.id, asked) };
  }

  /** The answers to a ticket in groups with the verdicts as they are now. */
  async read(ticket: Ticket, responses: readonly Response[]): Promise<JudgementsView> {
    return this.viewOf(ticket, await this.known(ticket, responses));
  }

  /**
   * Stores marks and cores: everything is checked first, then each question is changed in one step.
   * @throws {AppError} `ticket_not_found`, `response_not_found`, `invalid_request` that names the field
   */
  async change(asked: Asked, change: JudgementChange): Promise<JudgementsView> {
    const { repository, bus, now, outbox } = this.#options;
    const ticket = await this.ticketOf(asked);
    const responses = await readResponses(bus, ticket.id, asked);
    const known = await this.known(ticket, responses);
    const changes = checkChange(change, known, now());
    await this.prepare(
      ticket,
      [...changes.keys()].flatMap((id) => known.get(id) ?? []),
    );
    for (const [questionId, one] of changes) {
      const documentId = idOf(ticket.id, questionId);
      const event = this.eventOf({ ...asked, questionId });
      if (!(await repository.change(documentId, one, event))) throw new AppError('ticket_not_found');
      outbox.relay(documentId);
      await this.dropQuotes(ticket.id, one.marks);
    }
    if ([...changes.values()].some(leavesUnjudged)) await this.#options.schedule?.(ticket.id);
    return this.read(ticket, responses);
  }

  /** The requests that were made to the model to judge a ticket's answers, word for word. */
  sent(ticketId: string): Promise<SentRequest[]> {
    return this.#options.repository.sent(ticketId);
  }

  /** Forgets what is kept about an erased response; again when the judging ends that may have read it. Safe to run twice. */
  async forgetResponse(ticketId: string, responseId: string): Promise<void> {
    const { repository, jobs } = this.#options;
    await jobs.addErased(ticketId, responseId);
    await repository.removeResponse(ticketId, responseId);
  }

  /** Has nothing quote any more what turns out to be a concern. */
  async dropQuotes(ticketId: string, verdicts: ReadonlyMap<string, { verdict: Verdict } | null>): Promise<void> {
    for (const [responseId, given] of verdicts)
      if (given?.verdict === 'concern') await this.#options.dropAnalysis(ticketId, responseId);
  }

  /** Forgets all that the model said about a ticket's answers; the teacher's marks stay. */
  forgetVerdicts(ticketId: string): Promise<void> {
    return this.#options.repository.removeVerdicts(ticketId);
  }

  /** Safe to run twice: what is gone stays gone. */
  async forget(ticketId: string): Promise<void> {
    await Promise.all([this.#options.repository.remove(ticketId), this.#options.jobs.remove(ticketId)]);
  }

  /** @throws {AppError} `ticket_not_found`, also for someone else's */
  async ticketOf({ ticketId, teacherId }: Asked): Promise<Ticket> {
    return (await this.#options.bus.request(getTicketRequest, { ticketId, teacherId })).ticket;
  }

  eventOf({ ticketId, questionId, traceparent }: Omit<Asked, 'teacherId'> & { questionId: string }): EventEnvelope {
    const origin = { source: 'ai', now: this.#options.now(), ...(traceparent && { traceparent }) };
    return newEvent(answerEvaluated, { ticketId, questionId }, origin);
  }

  /** Every question with its answers in groups and what is stored about them; one read of the database. */
  async known(ticket: Ticket, responses: readonly Response[]): Promise<Map<string, KnownQuestion>> {
    const found = await this.#options.repository.find(ticket.id);
    const stored = new Map(found.map((one) => [one.questionId, one]));
    const inOrder = responses.toSorted((one, other) => one.submittedAt.localeCompare(other.submittedAt));
    const grouped = await this.#options.group({
      questions: ticket.questions.map((question) => ({
        question,
        core: stored.get(question.id)?.core?.text,
        answers: inOrder.map(({ id, answers }) => ({
          responseId: id,
          answer: answers.find(({ questionId }) => questionId === question.id)?.answer ?? '',
        })),
      })),
    });
    const { allowed } = this.#options;
    const kept = new Set(responses.flatMap((one) => (isKeptFromJudging(allowed, ticket, one) ? [one.id] : [])));
    const answersOf = new Map(responses.map(({ id, answers }) => [id, answers]));
    const groupsOf = new Map(
      grouped.map(({ questionId, groups }) => {
        const answerOf = (responseId: string): string =>
          answersOf.get(responseId)?.find((one) => one.questionId === questionId)?.answer ?? '';
        return [questionId, kept.size > 0 ? setApart(groups, (id) => kept.has(id), answerOf) : groups];
      }),
    );
    return new Map(
      ticket.questions.map((question) => [
        question.id,
        { question, groups: groupsOf.get(question.id) ?? [], stored: stored.get(question.id) },
      ]),
    );
  }

  /**
   * Makes the documents of questions that have none; nothing is left behind of a ticket that was deleted or made
   * anonymous meanwhile.
   * @throws {AppError} `ticket_not_found`
   */
  async prepare(ticket: Ticket, questions: readonly KnownQuestion[]): Promise<void> {
    const missing = questions.filter(({ stored }) => !stored);
    if (missing.length === 0) return;
    const { id: ticketId, createdBy: teacherId } = ticket;
    await this.#options.repository.prepare(
      missing.map(({ question }) => ({ ticketId, teacherId, questionId: question.id, questionHash: hashOf(question) })),
    );
    try {
      if (await this.#options.isAnonymous(ticketId)) throw new AppError('ticket_not_found');
      await this.ticketOf({ ticketId, teacherId });
    } catch (error) {
      if (error instanceof AppError && error.code === 'ticket_not_found') await this.forget(ticketId);
      throw error;
    }
  }

  /** What is known of the answers, as a teacher reads it. */
  async viewOf(ticket: Ticket, known: ReadonlyMap<string, KnownQuestion>): Promise<JudgementsView> {
    const { jobs, schedule, now } = this.#options;
    const scope = ticket.isKeptFromAi ? 'off' : this.#options.scope;
    const job = scope === 'answers' ? await jobs.find(ticket.id) : undefined;
    const isDue = schedule !== undefined && job?.dueAt != null;
    const isJudging = isDue || (job?.claim != null && job.claim.expiresAt > now());
    const questions = [...known.values()].map(({ question, groups, stored }) => judgementsOf(question, groups, stored));
    return {
      questions,
      scope,
      isJudging,
      ...(job?.failure && !isJudging && { failure: job.failure }),
      digest: digestOf(questions),
    };
  }
}
