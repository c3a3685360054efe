import { randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
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

/** Stands where the tickets service would: it answers the requests and publishes the events that a test wants. */
export interface TicketsStub {
  tickets: Map<string, TicketSnapshot>;
  locked: string[];
  isDown: boolean;
  /** Called before it locks a ticket: the first submission to that one is in flight as long. */
  beforeLock?: () => Promise<void>;
}

export interface ResponsesUnderTest {
  context: TestContext;
  /** Where the gateway listens. */
  url: string;
  ticketsStub: TicketsStub;
  student(): ApiClient;
  /** A second copy of the service on the same database, with a bus and a gateway of its own; gives its address. */
  replica(): Promise<string>;
  /** A teacher with an open ticket that this service has heard of. */
  aTicket(shown?: Partial<TicketSnapshot>): Promise<{ teacher: ApiClient; snapshot: TicketSnapshot; ticketId: string }>;
  publish(snapshot: TicketSnapshot): Promise<void>;
  /** As tickets tells of it. */
  deleteTicket(ticketId: string): Promise<void>;
}

export const defaultQuestions: Question[] = [aQuestion()];

/**
 * The responses service, all real, behind the gateway, with tickets answering over the bus; `prepare` fills the
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

  const publish: ResponsesUnderTest['publish'] = (snapshot) =>
    context.bus.publish(ticketChanged, newEvent(ticketChanged, snapshot, { source: 'tickets', now: context.now() }));

  return {
    context,
    url: gateway.url,
    replica: async () => (await start(await context.fork())).url,
    ticketsStub,
    publish,
    deleteTicket: (ticketId) =>
      context.bus.publish(
        ticketDeleted,
        newEvent(ticketDeleted, { ticketId }, { source: 'tickets', now: context.now() }),
      ),
    student: gateway.client,
    aTicket: async (shown = {}) => {
      const teacher = gateway.client();
      const teacherId = teacher.logInAs(context.sessions);
      const snapshot = aSnapshot({
        ticketId: randomUUID(),
        teacherId,
        expiresAt: new Date(context.now().getTime() + 7 * 86_400_000).toISOString(),
        questions: defaultQuestions,
        ...shown,
      });
      ticketsStub.tickets.set(snapshot.ticketId, snapshot);
      await publish(snapshot);
      return { teacher, snapshot, ticketId: snapshot.ticketId };
    },
  };
};
