import type { AiConfig, ProviderName } from '../../config.ts';
import { openAi } from './openai/openai.ts';
import type { ConfiguredProvider, ProviderKind } from './provider.ts';

/** Every kind of provider; of several that the environment names, the first is used. */
const providers: Record<ProviderName, ProviderKind> = { openai: openAi };

/** All kinds, in the order in which they are looked for. */
export const providerKinds: readonly ProviderKind[] = Object.values(providers);

/** The provider that the environment names; none where no model may be called. */
export const providerOf = (config: AiConfig): ConfiguredProvider | undefined => {
  if (config.AI_SCOPE === 'off') return undefined;
  return providerKinds.find(({ chosenBy }) => chosenBy.some((name) => config[name]))?.configure(config);
};
