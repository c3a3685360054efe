import { randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  getSnapshotRequest,
  lockTicketRequest,
  type Question,
  type TicketSnapshot,
  ticketPublished,
} from '@exit-tickets/contracts';
import type { Service } from '@exit-tickets/service-kit';
import { type ApiClient, aQuestion, createApiClient, listen, startParts, type TestParts } from '@exit-tickets/testing';
import { buildResponses } from '../src/app.ts';

/** Stands where the tickets service would: it answers the requests and tells the events that a test has it tell. */
export interface TicketsDesk {
  tickets: Map<string, TicketSnapshot>;
  locked: string[];
  isDown: boolean;
}

export interface ResponsesUnderTest {
  parts: TestParts;
  url: string;
  desk: TicketsDesk;
  pupil(): ApiClient;
  /** A second copy of the service on the same database, with a bus of its own; gives its address. */
  replica(): Promise<string>;
  /** A teacher with an open ticket that this service has heard of. */
  aTicket(shown?: Partial<TicketSnapshot>): Promise<{ teacher: ApiClient; snapshot: TicketSnapshot; ticketId: string }>;
  tell(snapshot: TicketSnapshot, definition?: typeof ticketPublished): Promise<void>;
  close(): Promise<void>;
}

export const defaultQuestions: Question[] = [aQuestion()];

/** The responses service on real parts, listening, with tickets answering over the bus. */
export const startResponses = async (): Promise<ResponsesUnderTest> => {
  const parts = await startParts();
  const desk: TicketsDesk = { tickets: new Map(), locked: [], isDown: false };
  const find = (ticketId: string) => {
    if (desk.isDown) throw new AppError('service_unavailable');
    const snapshot = desk.tickets.get(ticketId);
    if (!snapshot) throw new AppError('ticket_not_found');
    return snapshot;
  };
  await parts.bus.respond(getSnapshotRequest, async ({ ticketId }) => find(ticketId));
  await parts.bus.respond(lockTicketRequest, async ({ ticketId, version }) => {
    const snapshot = find(ticketId);
    if (!snapshot.isAccepting) throw new AppError('ticket_closed');
    const isLocked = snapshot.version === version;
    if (isLocked) desk.locked.push(ticketId);
    return { isLocked, snapshot };
  });
  const service = await buildResponses({}, parts);
  const url = await listen(service);

  const tell: ResponsesUnderTest['tell'] = (snapshot, definition = ticketPublished) =>
    parts.bus.publish(definition, newEvent(definition, snapshot, { source: 'tickets', now: parts.now() }));

  const replicas: Service[] = [];

  return {
    parts,
    url,
    replica: async () => {
      const replica = await buildResponses({}, { ...parts, bus: parts.newBus() });
      replicas.push(replica);
      return listen(replica);
    },
    desk,
    tell,
    pupil: () => createApiClient(url),
    aTicket: async (shown = {}) => {
      const teacher = createApiClient(url);
      const teacherId = teacher.logInAs(parts.sessions);
      const snapshot: TicketSnapshot = {
        ticketId: randomUUID(),
        teacherId,
        version: 1,
        isAccepting: true,
        isAnalyzed: false,
        expiresAt: new Date(parts.now().getTime() + 7 * 86_400_000).toISOString(),
        questions: defaultQuestions,
        ...shown,
      };
      desk.tickets.set(snapshot.ticketId, snapshot);
      await tell(snapshot);
      return { teacher, snapshot, ticketId: snapshot.ticketId };
    },
    close: async () => {
      for (const replica of replicas) await replica.close();
      await service.close();
      await parts.close();
    },
  };
};
