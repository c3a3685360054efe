import { randomUUID } from 'node:crypto';
import {
  AppError,
  getSnapshotRequest,
  lockTicketRequest,
  type Question,
  type TicketSnapshot,
  ticketChanged,
  ticketDeleted,
} from '@exit-tickets/contracts';
import { type GatewayInFront, startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { type ApiClient, aQuestion, aSnapshot, listen, startContext, type TestContext } from '@exit-tickets/testing';
import { buildResponses, type ResponsesOptions } from '../src/app.ts';

/** A stub of the tickets service: it answers the requests and publishes the events of a test. */
export interface TicketsStub {
  tickets: Map<string, TicketSnapshot>;
  locked: string[];
  isDown: boolean;
  /** Called before a ticket is locked: until it resolves, the first submission to the ticket stays in flight. */
  beforeLock?: () => Promise<void>;
}

export interface ResponsesUnderTest {
  context: TestContext;
  /** Where the gateway listens. */
  url: string;
  ticketsStub: TicketsStub;
  student(): ApiClient;
  /** Starts a second replica on the same database, with its own bus and gateway; returns its address. */
  replica(): Promise<string>;
  /** A teacher with an open ticket whose event this service has received. */
  aTicket(
    overrides?: Partial<TicketSnapshot>,
  ): Promise<{ teacher: ApiClient; snapshot: TicketSnapshot; ticketId: string }>;
  publish(snapshot: TicketSnapshot): Promise<void>;
  /** Publishes the deletion, as tickets does. */
  deleteTicket(ticketId: string): Promise<void>;
}

export const defaultQuestions: Question[] = [aQuestion()];

/**
 * The responses service with real parts, behind the gateway, with a stub of tickets on the bus; `prepare` fills the
 * database before it starts.
 */
export const startResponses = async (
  prepare: (context: TestContext) => Promise<void> = async () => undefined,
  options: ResponsesOptions = {},
): Promise<ResponsesUnderTest> => {
  const context = await startContext();
  await prepare(context);
  const ticketsStub: TicketsStub = { tickets: new Map(), locked: [], isDown: false };
  const find = (ticketId: string) => {
    if (ticketsStub.isDown) throw new AppError('service_unavailable');
    const snapshot = ticketsStub.tickets.get(ticketId);
    if (!snapshot) throw new AppError('ticket_not_found');
    return snapshot;
  };
  await context.bus.respond(getSnapshotRequest, async ({ ticketId }) => find(ticketId));
  await context.bus.respond(lockTicketRequest, async ({ ticketId, version }) => {
    await ticketsStub.beforeLock?.();
    const snapshot = find(ticketId);
    if (!snapshot.isAccepting) throw new AppError('ticket_closed');
    const isLocked = snapshot.version === version;
    if (isLocked) ticketsStub.locked.push(ticketId);
    return { isLocked, snapshot };
  });
  const start = async (on: TestContext): Promise<GatewayInFront> =>
    startGatewayInFrontOf('responses', await listen(await buildResponses({ RETENTION_DAYS: 90 }, on, options)), on);
  const gateway = await start(context);

  const publish: ResponsesUnderTest['publish'] = (snapshot) => context.publish(ticketChanged, snapshot);

  return {
    context,
    url: gateway.url,
    replica: async () => (await start(await context.fork())).url,
    ticketsStub,
    publish,
    deleteTicket: (ticketId) => context.publish(ticketDeleted, { ticketId }),
    student: gateway.client,
    aTicket: async (overrides = {}) => {
      const teacher = gateway.client();
      const teacherId = teacher.logInAs(context.sessions);
      const snapshot = aSnapshot({
        ticketId: randomUUID(),
        teacherId,
        expiresAt: new Date(context.now().getTime() + 7 * 86_400_000).toISOString(),
        questions: defaultQuestions,
        ...overrides,
      });
      ticketsStub.tickets.set(snapshot.ticketId, snapshot);
      await publish(snapshot);
      return { teacher, snapshot, ticketId: snapshot.ticketId };
    },
  };
};
