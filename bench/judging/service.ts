import { loadConfig } from '@exit-tickets/service-kit';
import {
  type ApiClient,
  createApiClient,
  type FakeOpenAi,
  listen,
  startContext,
  startFakeOpenAi,
  type TestContext,
} from '@exit-tickets/testing';
import { buildAi } from '../../services/ai/src/app.ts';
import { aiConfig } from '../../services/ai/src/config.ts';
import { type Classes, teacherId } from '../../services/ai/test/support/classes.ts';

export interface RunningService {
  /** The teacher of all classes. */
  client: ApiClient;
  context: TestContext;
}

/** Starts the ai service on this database with a separate bus; a second start on it is a restart. */
export const startService = async (
  shared: TestContext,
  classes: Classes,
  environment: Record<string, string> = {},
): Promise<RunningService> => {
  const context = await shared.fork();
  await classes.serve(context);
  const client = createApiClient(await listen(await buildAi(loadConfig(aiConfig, environment), context)));
  client.logInAs(context.sessions, teacherId);
  return { client, context };
};

/** Runs the work with a service and a fake model on a new database, and closes everything afterwards. */
export const withModel = async (
  classes: Classes,
  work: (service: RunningService, openai: FakeOpenAi) => Promise<void>,
): Promise<void> => {
  const openai = await startFakeOpenAi();
  const context = await startContext();
  let service: RunningService | undefined;
  try {
    const environment = { OPENAI_BASE_URL: openai.url, AI_EVALUATE: 'on-demand', AI_RETRIES: '0' };
    service = await startService(context, classes, environment);
    await work(service, openai);
  } finally {
    await service?.context.close();
    await context.close();
    await openai.close();
  }
};

/** The body of a successful answer. Throws on a failed call, which would make the measurement useless. */
export const replyOf = async <Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`the service answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
