import type { Bus } from '@exit-tickets/bus';
import {
  AppError,
  getAnalysisRequest,
  getAnonymousResultsRequest,
  getJudgementsRequest,
  getResponsesRequest,
  getTicketRequest,
  listFollowUpsRequest,
  listTicketIdsRequest,
  type Response,
  type Ticket,
} from '@exit-tickets/contracts';
import type { z } from 'zod';

type JudgementRecord = NonNullable<z.output<(typeof getJudgementsRequest)['reply']>['record']>;

const responsesPerPage = 100;

/** A teacher's data in the other services, read in pages. */
export const createKeptData = (bus: Bus) => ({
  /** The ids of all tickets. The first page is read at once, so that an outage shows before the response starts. */
  ticketIds: async (teacherId: string): Promise<AsyncIterable<string>> => {
    const first = await bus.request(listTicketIdsRequest, { teacherId });
    return (async function* () {
      for (let page = first; ; page = await bus.request(listTicketIdsRequest, { teacherId, after: page.next })) {
        yield* page.ticketIds;
        if (page.next === undefined) return;
      }
    })();
  },

  followUps: async (teacherId: string) => (await bus.request(listFollowUpsRequest, { teacherId })).followUps,

  /** Undefined when it was deleted meanwhile. */
  ticket: async (ticketId: string, teacherId: string): Promise<Ticket | undefined> => {
    try {
      return (await bus.request(getTicketRequest, { ticketId, teacherId })).ticket;
    } catch (error) {
      if (error instanceof AppError && error.code === 'ticket_not_found') return undefined;
      throw error;
    }
  },

  responses: async function* (ticketId: string): AsyncGenerator<Response> {
    let after: string | undefined;
    do {
      const page = await bus.request(getResponsesRequest, { ticketId, after, limit: responsesPerPage });
      yield* page.responses;
      after = page.next;
    } while (after !== undefined);
  },

  judgements: async function* (ticketId: string): AsyncGenerator<JudgementRecord> {
    let after: string | undefined;
    for (;;) {
      const { record } = await bus.request(getJudgementsRequest, { ticketId, after });
      if (!record) return;
      yield record;
      after = record.questionId;
    }
  },

  anonymous: async (ticketId: string) => (await bus.request(getAnonymousResultsRequest, { ticketId })).results,

  analysis: async (ticketId: string) => (await bus.request(getAnalysisRequest, { ticketId })).analysis,
});

export type KeptData = ReturnType<typeof createKeptData>;
