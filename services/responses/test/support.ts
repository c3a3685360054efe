import { randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  getSnapshotRequest,
  lockTicketRequest,
  type Question,
  type TicketSnapshot,
  ticketChanged,
} from '@exit-tickets/contracts';
import { type GatewayInFront, startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { type ApiClient, aQuestion, listen, startParts, type TestParts } from '@exit-tickets/testing';
import { buildResponses } from '../src/app.ts';

/** Stands where the tickets service would: it answers the requests and publishes the events that a test wants. */
export interface TicketsStub {
  tickets: Map<string, TicketSnapshot>;
  locked: string[];
  isDown: boolean;
}

export interface ResponsesUnderTest {
  parts: TestParts;
  /** Where the gateway listens. */
  url: string;
  ticketsStub: TicketsStub;
  pupil(): ApiClient;
  /** A second copy of the service on the same database, with a bus and a gateway of its own; gives its address. */
  replica(): Promise<string>;
  /** A teacher with an open ticket that this service has heard of. */
  aTicket(shown?: Partial<TicketSnapshot>): Promise<{ teacher: ApiClient; snapshot: TicketSnapshot; ticketId: string }>;
  publish(snapshot: TicketSnapshot): Promise<void>;
  close(): Promise<void>;
}

export const defaultQuestions: Question[] = [aQuestion()];

/**
 * The responses service on real parts, behind the gateway, with tickets answering over the bus; `prepare` fills the
 * database before it starts.
 */
export const startResponses = async (
  prepare: (parts: TestParts) => Promise<void> = async () => undefined,
): Promise<ResponsesUnderTest> => {
  const parts = await startParts();
  await prepare(parts);
  const ticketsStub: TicketsStub = { tickets: new Map(), locked: [], isDown: false };
  const find = (ticketId: string) => {
    if (ticketsStub.isDown) throw new AppError('service_unavailable');
    const snapshot = ticketsStub.tickets.get(ticketId);
    if (!snapshot) throw new AppError('ticket_not_found');
    return snapshot;
  };
  await parts.bus.respond(getSnapshotRequest, async ({ ticketId }) => find(ticketId));
  await parts.bus.respond(lockTicketRequest, async ({ ticketId, version }) => {
    const snapshot = find(ticketId);
    if (!snapshot.isAccepting) throw new AppError('ticket_closed');
    const isLocked = snapshot.version === version;
    if (isLocked) ticketsStub.locked.push(ticketId);
    return { isLocked, snapshot };
  });
  const running: { close(): Promise<void> }[] = [];
  const start = async (on: TestParts): Promise<GatewayInFront> => {
    const service = await buildResponses({}, on);
    const gateway = await startGatewayInFrontOf('responses', await listen(service), on);
    running.unshift(gateway, service);
    return gateway;
  };
  const gateway = await start(parts);

  const publish: ResponsesUnderTest['publish'] = (snapshot) =>
    parts.bus.publish(ticketChanged, newEvent(ticketChanged, snapshot, { source: 'tickets', now: parts.now() }));

  return {
    parts,
    url: gateway.url,
    replica: async () => (await start({ ...parts, bus: parts.newBus() })).url,
    ticketsStub,
    publish,
    pupil: gateway.client,
    aTicket: async (shown = {}) => {
      const teacher = gateway.client();
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
      ticketsStub.tickets.set(snapshot.ticketId, snapshot);
      await publish(snapshot);
      return { teacher, snapshot, ticketId: snapshot.ticketId };
    },
    close: async () => {
      for (const each of running) await each.close();
      await parts.close();
    },
  };
};
