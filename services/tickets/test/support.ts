import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { type ApiClient, listen, startParts, type TestParts } from '@exit-tickets/testing';
import { buildTickets } from '../src/app.ts';

export interface TicketsUnderTest {
  parts: TestParts;
  /** A client without an account. */
  pupil(): ApiClient;
  /** A client logged in as a teacher of its own. */
  teacher(): ApiClient & { id: string };
  close(): Promise<void>;
}

/** The tickets service on real parts, behind the gateway; `prepare` fills the database before it starts. */
export const startTickets = async (
  prepare: (parts: TestParts) => Promise<void> = async () => undefined,
): Promise<TicketsUnderTest> => {
  const parts = await startParts();
  await prepare(parts);
  const service = await buildTickets({ JOIN_ADDRESSES: [] }, parts);
  const gateway = await startGatewayInFrontOf('tickets', await listen(service), parts);
  return {
    parts,
    pupil: gateway.client,
    teacher: () => {
      const client = gateway.client();
      return Object.assign(client, { id: client.logInAs(parts.sessions) });
    },
    close: async () => {
      await gateway.close();
      await service.close();
      await parts.close();
    },
  };
};
