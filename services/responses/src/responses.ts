import type { Bus } from '@exit-tickets/bus';
import {
  AppError,
  type getResponsesRequest,
  limits,
  type Response,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import type { z } from 'zod';
import { liveUpdateOf, responseView } from './response.model.ts';
import type { ResponseRepository } from './response.repository.ts';
import type { AnonymousTickets } from './retention/anonymous-ticket.ts';
import type { ReplicatedTickets } from './ticket-replica/replicated-tickets.ts';
import type { TicketReplica } from './ticket-replica/ticket-replica.model.ts';
import type { TicketReplicas } from './ticket-replica/ticket-replicas.ts';

export interface ResponsesContext {
  replicas: TicketReplicas;
  tickets: ReplicatedTickets;
  repository: ResponseRepository;
  anonymous: Pick<AnonymousTickets, 'remove'>;
  bus: Pick<Bus, 'signal'>;
  now: () => Date;
}

/** A response to a ticket of this teacher. */
export interface OneResponse {
  ticketId: string;
  responseId: string;
  teacherId: string;
}

const onlyTo = (response: Response, questionId: string | undefined): Response =>
  questionId === undefined
    ? response
    : { ...response, answers: response.answers.filter((answer) => answer.questionId === questionId) };

/** Operations on stored responses. */
export class Responses {
  readonly #context: ResponsesContext;

  constructor(context: ResponsesContext) {
    this.#context = context;
  }

  /** @throws {AppError} `ticket_not_found` when the ticket is missing or another teacher's (docs/design.md 4.8) */
  async assertOwner(ticketId: string, teacherId: string): Promise<void> {
    await this.#getOwned(ticketId, teacherId);
  }

  /** Reads from the database while sending. */
  async *list(ticketId: string, teacherId: string): AsyncGenerator<Response> {
    await this.assertOwner(ticketId, teacherId);
    for await (const stored of this.#context.repository.list(ticketId)) yield responseView(stored);
  }

  /**
   * Keeps a response from the model, or lets it read it again; other windows of its teacher hear of it.
   * @throws {AppError} `ticket_not_found` also for another teacher's
   * @throws {AppError} `response_not_found`
   */
  async keepFromAi({ ticketId, responseId, teacherId }: OneResponse, isKeptFromAi: boolean): Promise<Response> {
    await this.assertOwner(ticketId, teacherId);
    const stored = await this.#context.repository.setKeptFromAi(ticketId, responseId, isKeptFromAi);
    if (!stored) throw new AppError('response_not_found');
    this.#context.bus.signal(ticketUpdatedSignal, { ticketId, update: liveUpdateOf(stored) });
    return responseView(stored);
  }

  /** True also when all were removed: the questions stay as pupils answered them. */
  async exist(ticketId: string, teacherId: string): Promise<boolean> {
    const ticket = await this.#getOwned(ticketId, teacherId);
    return ticket.isLocked || this.#context.repository.exists(ticketId);
  }

  async #getOwned(ticketId: string, teacherId: string): Promise<TicketReplica> {
    const ticket = await this.#context.tickets.get(ticketId);
    if (ticket.teacherId !== teacherId) throw new AppError('ticket_not_found');
    return ticket;
  }

  /**
   * One page of a ticket's responses for another service, or of the answers to one question: at most `limit`, and no
   * more than fits well into a message.
   */
  async page({
    ticketId,
    after,
    limit,
    questionId,
  }: z.infer<typeof getResponsesRequest.input>): Promise<{ responses: Response[]; next?: string }> {
    const responses: Response[] = [];
    let bytes = 0;
    let next = after ?? '0';
    for await (const stored of this.#context.repository.after(ticketId, Number(next))) {
      const response = onlyTo(responseView(stored), questionId);
      bytes += Buffer.byteLength(JSON.stringify(response));
      const isFull = responses.length === limit || bytes > limits.busPageBytes;
      if (isFull && responses.length > 0) return { responses, next };
      responses.push(response);
      next = String(stored.number);
    }
    return { responses };
  }

  /** Removes a deleted ticket with all its responses, or what is left of them. Idempotent. */
  async forgetTicket(ticketId: string): Promise<void> {
    await this.#context.replicas.tombstone(ticketId, this.#context.now());
    await this.#context.repository.deleteOfTickets([ticketId]);
    await this.#context.anonymous.remove(ticketId);
  }
}
