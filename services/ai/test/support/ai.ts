import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { loadConfig } from '@exit-tickets/service-kit';
import { type ApiClient, listen, startContext, type TestContext } from '@exit-tickets/testing';
import { buildAi } from '../../src/app.ts';
import { aiConfig } from '../../src/config.ts';
import type { AiOptions } from '../../src/create-context.ts';
import { createWorkerPool } from '../../src/worker/pool.ts';
import { type Classes, teacherId } from './classes.ts';

export interface RunningAi {
  context: TestContext;
  /** Where the gateway in front of it listens. */
  url: string;
  /** Someone without an account. */
  client: ApiClient;
  /** Another client without an account, with its own address. */
  newClient(): ApiClient;
  /** A teacher who has no class. */
  newTeacher(): ApiClient;
}

/** No tallies run by themselves: they would use up the reading that a test prepares with `onNextReading`. */
const noDelay = { settleMs: 0, maxWaitMs: 0 };
const tallyTimes = { answers: noDelay, verdicts: noDelay, quietMs: 0, pollMs: 2 ** 31 - 1 };

/** Shared, because each new thread loads its program anew, which takes longer than most tests. */
const workers = createWorkerPool();

/** The ai service behind the gateway, with a real database and bus; without a model unless the environment says otherwise. */
export const startAi = async (
  environment: Record<string, string> = {},
  options: AiOptions = {},
): Promise<RunningAi> => {
  const context = await startContext();
  const app = await buildAi(loadConfig(aiConfig, environment), context, { tallyTimes, workers, ...options });
  const gateway = await startGatewayInFrontOf('ai', await listen(app), context);
  const newTeacher = (): ApiClient => {
    const client = gateway.client();
    client.logInAs(context.sessions, 'teacher2');
    return client;
  };
  return { context, url: gateway.url, newClient: gateway.client, newTeacher, client: gateway.client() };
};

/** The same with these classes; its client is their teacher. */
export const startAiWith = async (classes: Classes, ...settings: Parameters<typeof startAi>): Promise<RunningAi> => {
  const running = await startAi(...settings);
  await classes.serve(running.context);
  running.client.logInAs(running.context.sessions, teacherId);
  return running;
};
