import type { ProviderKind } from '../provider.ts';
import { checkReachable } from './check-reachable.ts';
import { ollamaNotice, ollamaUrl } from './ollama.ts';
import { createOpenAiProvider } from './openai-provider.ts';
import { shownAddress } from './server-address.ts';

/** Servers with OpenAI's chat completions API, in the cloud or on premises. */
export const openAi: ProviderKind = {
  chosenBy: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  configure: (config) => {
    const server = { apiKey: config.OPENAI_API_KEY, baseUrl: config.OPENAI_BASE_URL, model: config.AI_MODEL };
    return {
      model: server.model,
      address: shownAddress(server.baseUrl),
      connect: (context) => createOpenAiProvider(server, context),
      checkReachable: () => checkReachable(server),
    };
  },
  localNotice: ollamaNotice,
  howToConnect: async () => [
    (await ollamaNotice()) ?? `Ollama on this machine: OPENAI_BASE_URL=${ollamaUrl}/v1 AI_MODEL=NAME`,
    'OpenAI: OPENAI_API_KEY=KEY; another server: OPENAI_BASE_URL=https://HOST/v1 OPENAI_API_KEY=KEY AI_MODEL=NAME',
  ],
};
