import { type ApiClient, createApiClient, listen, startParts, type TestParts } from '@exit-tickets/testing';
import { buildTickets } from '../src/app.ts';

export interface TicketsUnderTest {
  parts: TestParts;
  url: string;
  /** A client logged in as a teacher of its own. */
  teacher(): ApiClient & { id: string };
  close(): Promise<void>;
}

/** The tickets service on real parts, listening; `prepare` fills the database before it starts. */
export const startTickets = async (
  prepare: (parts: TestParts) => Promise<void> = async () => undefined,
): Promise<TicketsUnderTest> => {
  const parts = await startParts();
  await prepare(parts);
  const service = await buildTickets({ JOIN_ADDRESSES: [] }, parts);
  const url = await listen(service);
  return {
    parts,
    url,
    teacher: () => {
      const client = createApiClient(url);
      return Object.assign(client, { id: client.logInAs(parts.sessions) });
    },
    close: async () => {
      await service.close();
      await parts.close();
    },
  };
};
