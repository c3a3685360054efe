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

/** A class with these answers: one list per response, in the order of the questions. */
export const aClass = (questions: Question[], answers: string[][], names: string[] = []): TestClass => {
  const id = randomUUID();
  const testClass: TestClass = {
    ticket: aTicket({ id, title: 'Planten', createdBy: teacherId, questions, responseCount: answers.length }),
    responses: [],
  };
  for (const [index, studentAnswers] of answers.entries()) addResponse(testClass, studentAnswers, names[index]);
  return testClass;
};

/** Adds a response later than the existing ones and returns its id. */
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

/** Answers bus requests about these classes from their current state, as the tickets and responses services do. */
export class Classes {
  readonly #byId = new Map<string, TestClass>();
  /** How many answers were sent in replies. */
  answersSent = 0;
  /** Runs once, after the next request for responses has read them and before its reply. */
  #beforeReply: (() => Promise<void>) | undefined;

  onNextReading(beforeReply: () => Promise<void>): void {
    this.#beforeReply = beforeReply;
  }

  add(testClass: TestClass): string {
    this.#byId.set(testClass.ticket.id, testClass);
    return testClass.ticket.id;
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
    await bus.respond(getTicketRequest, async (request) => {
      const { ticket } = find(request.ticketId);
      if (ticket.createdBy !== request.teacherId) throw new AppError('ticket_not_found');
      return { ticket };
    });
    await bus.respond(getSnapshotRequest, async ({ ticketId }) => {
      const { ticket } = find(ticketId);
      const { id, createdBy, isActive: isAccepting, isAnalyzed, expiresAt, questions } = ticket;
      return { ticketId: id, teacherId: createdBy, version: 1, isAccepting, isAnalyzed, expiresAt, questions };
    });
    await bus.respond(getResponsesRequest, async ({ ticketId, after = '0', limit, questionId }) => {
      const stored = this.#byId.get(ticketId)?.responses ?? [];
      const isRequested = (answer: { questionId: string }) =>
        questionId === undefined || answer.questionId === questionId;
      const all = stored.map((response) => ({ ...response, answers: response.answers.filter(isRequested) }));
      this.answersSent += all.reduce((sum, { answers }) => sum + answers.length, 0);
      const from = Number(after);
      const next = from + limit;
      const page = { responses: all.slice(from, next), ...(next < all.length && { next: String(next) }) };
      const beforeReply = this.#beforeReply;
      this.#beforeReply = undefined;
      await beforeReply?.();
      return page;
    });
  }
}
