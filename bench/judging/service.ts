import { loadConfig } from '@exit-tickets/service-kit';
import { type ApiClient, createApiClient, listen, type TestParts } from '@exit-tickets/testing';
import { buildAi } from '../../services/ai/src/app.ts';
import { aiConfig } from '../../services/ai/src/config.ts';
import { type Classes, teacherId } from '../../services/ai/test/support/classes.ts';

export interface RunningService {
  /** The teacher of all classes. */
  client: ApiClient;
  close(): Promise<void>;
}

/** Starts the ai service on this database, with a bus of its own: the second time, that is a restart. */
export const startService = async (
  parts: TestParts,
  classes: Classes,
  environment: Record<string, string> = {},
): Promise<RunningService> => {
  const bus = parts.newBus();
  await classes.serve({ bus });
  const service = await buildAi(loadConfig(aiConfig, environment), { ...parts, bus });
  const client = createApiClient(await listen(service));
  client.logInAs(parts.sessions, teacherId);
  return {
    client,
    close: async () => {
      await service.close();
      await bus.close();
    },
  };
};

/** What an answer of the service says; a bench has nothing to measure once a call fails. */
export const replyOf = async <Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`the service answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
