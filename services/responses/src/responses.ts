import { type getResponsesRequest, limits, type Response } from '@exit-tickets/contracts';
import type { z } from 'zod';
import type { ReplicatedTickets } from './replicated-tickets.ts';
import { TicketNotFoundError } from './response.errors.ts';
import { responseView } from './response.model.ts';
import type { ResponseRepository } from './response.repository.ts';
import type { TicketReplica, TicketReplicas } from './ticket-replica.ts';

export interface ResponsesParts {
  replicas: TicketReplicas;
  tickets: ReplicatedTickets;
  repository: ResponseRepository;
  now: () => Date;
}

const onlyTo = (response: Response, questionId: string | undefined): Response =>
  questionId === undefined
    ? response
    : { ...response, answers: response.answers.filter((answer) => answer.questionId === questionId) };

/** What can be done with stored responses. */
export class Responses {
  readonly #parts: ResponsesParts;

  constructor(parts: ResponsesParts) {
    this.#parts = parts;
  }

  /** @throws {TicketNotFoundError} when the ticket is missing or another teacher's (design section 4.8) */
  async assertOwner(ticketId: string, teacherId: string): Promise<void> {
    await this.#getOwned(ticketId, teacherId);
  }

  /** Read from the database while they are sent. */
  async *list(ticketId: string, teacherId: string): AsyncGenerator<Response> {
    await this.assertOwner(ticketId, teacherId);
    for await (const stored of this.#parts.repository.list(ticketId)) yield responseView(stored);
  }

  /** Also when all of them were removed: the questions stay as pupils answered them. */
  async exist(ticketId: string, teacherId: string): Promise<boolean> {
    const ticket = await this.#getOwned(ticketId, teacherId);
    return ticket.isLocked || this.#parts.repository.exists(ticketId);
  }

  async #getOwned(ticketId: string, teacherId: string): Promise<TicketReplica> {
    const ticket = await this.#parts.tickets.get(ticketId);
    if (ticket.teacherId !== teacherId) throw new TicketNotFoundError();
    return ticket;
  }

  /**
   * One page of a ticket's responses for another service, or of the answers to one question: at most `limit`, and no more
   * than goes well into a message.
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
    for await (const stored of this.#parts.repository.after(ticketId, Number(next))) {
      const response = onlyTo(responseView(stored), questionId);
      bytes += Buffer.byteLength(JSON.stringify(response));
      const isFull = responses.length === limit || bytes > limits.busPageBytes;
      if (isFull && responses.length > 0) return { responses, next };
      responses.push(response);
      next = String(stored.number);
    }
    return { responses };
  }

  /** Forgets a deleted ticket and everything answered to it; twice is once. */
  async forgetTicket(ticketId: string): Promise<void> {
    await this.#parts.replicas.tombstone(ticketId, this.#parts.now());
    await this.#parts.repository.deleteOfTickets([ticketId]);
  }
}
