import { loadConfig, type Service } from '@exit-tickets/service-kit';
import { type ApiClient, createApiClient, listen, startParts, type TestParts } from '@exit-tickets/testing';
import { buildAi } from '../../src/app.ts';
import { aiConfig } from '../../src/config.ts';

export interface RunningAi {
  parts: TestParts;
  service: Service;
  /** Where it listens. */
  url: string;
  /** Someone without an account. */
  client: ApiClient;
  close(): Promise<void>;
}

/** The ai service on a free port, with a real database and bus; the built-in generator unless the environment says otherwise. */
export const startAi = async (environment: Record<string, string> = {}, given?: TestParts): Promise<RunningAi> => {
  const parts = given ?? (await startParts());
  const service = await buildAi(loadConfig(aiConfig, environment), parts);
  const url = await listen(service);
  return {
    parts,
    service,
    url,
    client: createApiClient(url),
    close: async () => {
      await service.close();
      if (!given) await parts.close();
    },
  };
};
