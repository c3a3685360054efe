import type { AiConfig, ProviderName } from '../../config.ts';
import { openAi } from './openai/openai.ts';
import type { ConfiguredProvider, ProviderKind } from './provider.ts';

/** All kinds of providers; if the environment selects several, the first one is used. */
const providers: Record<ProviderName, ProviderKind> = { openai: openAi };

/** All kinds, in order of precedence. */
export const providerKinds: readonly ProviderKind[] = Object.values(providers);

/** The provider selected by the environment; undefined if no model may be called. */
export const providerOf = (config: AiConfig): ConfiguredProvider | undefined => {
  if (config.AI_SCOPE === 'off') return undefined;
  return providerKinds.find(({ chosenBy }) => chosenBy.some((name) => config[name]))?.configure(config);
};
