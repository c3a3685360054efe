import { randomUUID } from 'node:crypto';
import {
  AppError,
  getResponsesRequest,
  getSnapshotRequest,
  getTicketRequest,
  type Question,
  type Response,
  type Ticket,
} from '@exit-tickets/contracts';
import { aTicket, type TestContext } from '@exit-tickets/testing';

export const teacherId = 'teacher1';

/** A ticket with the answers to it. */
export interface TestClass {
  ticket: Ticket;
  responses: Response[];
}

/** A class that gave these answers: one list a response, in the order of the questions. */
export const aClass = (questions: Question[], answers: string[][], names: string[] = []): TestClass => {
  const id = randomUUID();
  const taught: TestClass = {
    ticket: aTicket({ id, title: 'Planten', createdBy: teacherId, questions, responseCount: answers.length }),
    responses: [],
  };
  for (const [index, given] of answers.entries()) addResponse(taught, given, names[index]);
  return taught;
};

/** One more response, later than those that are there; gives its id. */
export const addResponse = ({ ticket, responses }: TestClass, answers: string[], name?: string): string => {
  const count = responses.length;
  const id = `${ticket.id}-r${count}`;
  responses.push({
    id,
    studentName: name ?? `Leerling ${count}`,
    submittedAt: new Date(Date.UTC(2026, 0, 1) + count * 1_000).toISOString(),
    answers: answers.map((answer, place) => ({ questionId: ticket.questions[place]?.id ?? 'q', answer })),
  });
  return id;
};

/** What the tickets and the responses service answer on the bus about these classes, as they are when asked. */
export class Classes {
  readonly #byId = new Map<string, TestClass>();
  /** How many answers were given to whoever asked. */
  answersGiven = 0;
  /** What happens the next time that somebody asks for responses, before they are given as they were. */
  #meanwhile: (() => Promise<void>) | undefined;

  onNextReading(meanwhile: () => Promise<void>): void {
    this.#meanwhile = meanwhile;
  }

  add(taught: TestClass): string {
    this.#byId.set(taught.ticket.id, taught);
    return taught.ticket.id;
  }

  remove(ticketId: string): void {
    this.#byId.delete(ticketId);
  }

  async serve({ bus }: Pick<TestContext, 'bus'>): Promise<void> {
    const find = (ticketId: string): TestClass => {
      const found = this.#byId.get(ticketId);
      if (!found) throw new AppError('ticket_not_found');
      return found;
    };
    await bus.respond(getTicketRequest, async (asked) => {
      const { ticket } = find(asked.ticketId);
      if (ticket.createdBy !== asked.teacherId) throw new AppError('ticket_not_found');
      return { ticket };
    });
    await bus.respond(getSnapshotRequest, async ({ ticketId }) => {
      const { ticket } = find(ticketId);
      const { id, createdBy, isActive: isAccepting, isAnalyzed, expiresAt, questions } = ticket;
      return { ticketId: id, teacherId: createdBy, version: 1, isAccepting, isAnalyzed, expiresAt, questions };
    });
    await bus.respond(getResponsesRequest, async ({ ticketId, after = '0', limit, questionId }) => {
      const stored = this.#byId.get(ticketId)?.responses ?? [];
      const isAsked = (answer: { questionId: string }) => questionId === undefined || answer.questionId === questionId;
      const all = stored.map((response) => ({ ...response, answers: response.answers.filter(isAsked) }));
      this.answersGiven += all.reduce((sum, { answers }) => sum + answers.length, 0);
      const from = Number(after);
      const next = from + limit;
      const page = { responses: all.slice(from, next), ...(next < all.length && { next: String(next) }) };
      const meanwhile = this.#meanwhile;
      this.#meanwhile = undefined;
      await meanwhile?.();
      return page;
    });
  }
}
