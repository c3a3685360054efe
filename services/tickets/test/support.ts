import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { type ApiClient, listen, startContext, type TestContext } from '@exit-tickets/testing';
import { buildTickets } from '../src/app.ts';

export interface TicketsUnderTest {
  context: TestContext;
  /** A client without an account. */
  student(): ApiClient;
  /** A client logged in as another new teacher each time. */
  teacher(): ApiClient & { id: string };
}

/** The tickets service with real parts, behind the gateway; `prepare` fills the database before it starts. */
export const startTickets = async (
  prepare: (context: TestContext) => Promise<void> = async () => undefined,
): Promise<TicketsUnderTest> => {
  const context = await startContext();
  await prepare(context);
  const app = await buildTickets({ JOIN_ADDRESSES: [] }, context);
  const gateway = await startGatewayInFrontOf('tickets', await listen(app), context);
  return {
    context,
    student: gateway.client,
    teacher: () => {
      const client = gateway.client();
      return Object.assign(client, { id: client.logInAs(context.sessions) });
    },
  };
};
