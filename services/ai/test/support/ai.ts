import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { loadConfig } from '@exit-tickets/service-kit';
import { type ApiClient, listen, startContext, type TestContext } from '@exit-tickets/testing';
import { buildAi } from '../../src/app.ts';
import { aiConfig } from '../../src/config.ts';
import type { AiOptions } from '../../src/create-context.ts';

export interface RunningAi {
  context: TestContext;
  /** Where the gateway in front of it listens. */
  url: string;
  /** Someone without an account. */
  client: ApiClient;
  /** Another client without an account, with its own address. */
  newClient(): ApiClient;
}

/** No tallies run by themselves: they would use up the reading that a test prepares with `onNextReading`. */
const noDelay = { settleMs: 0, maxWaitMs: 0 };
const tallyTimes = { answers: noDelay, verdicts: noDelay, pollMs: 2 ** 31 - 1 };

/** The ai service behind the gateway, with a real database and bus; without a model unless the environment says otherwise. */
export const startAi = async (
  environment: Record<string, string> = {},
  options: AiOptions = {},
): Promise<RunningAi> => {
  const context = await startContext();
  const app = await buildAi(loadConfig(aiConfig, environment), context, { tallyTimes, ...options });
  const gateway = await startGatewayInFrontOf('ai', await listen(app), context);
  return {
    context,
    url: gateway.url,
    newClient: gateway.client,
    client: gateway.client(),
  };
};
