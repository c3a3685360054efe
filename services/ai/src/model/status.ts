import type { AiStatus } from '@exit-tickets/contracts';
import { isOfOwnNetwork } from '@exit-tickets/service-kit';
import type { AiConfig } from '../config.ts';
import { providerKinds, providerOf } from './provider/providers.ts';

/** The variables that connect a model: one of them is enough. */
export const connectingVariables = providerKinds.flatMap(({ chosenBy }) => chosenBy);

/** The public status: which model there is, what it may do and where it runs. */
export const aiStatusOf = (config: AiConfig): AiStatus => {
  const provider = providerOf(config);
  if (!provider) return { hasModel: false, scope: 'off' };
  const { hostname } = provider.address;
  return {
    hasModel: true,
    scope: config.AI_SCOPE,
    model: provider.model,
    ...(!isOfOwnNetwork(hostname) && { host: hostname }),
  };
};

/** Reports to the operator whether a model is configured. */
export const modelNotice = (config: AiConfig): string => {
  if (config.AI_SCOPE === 'off') return 'AI_SCOPE is off: no AI model is called.';
  const provider = providerOf(config);
  return provider
    ? `AI model: ${provider.model} at ${provider.address} (\`npm run doctor -- ai\` tries it).`
    : `No AI model is connected: questions quote the lesson, and only certain answers are judged. A model also makes questions that apply it, and judges open answers: ${connectingVariables.join(' or ')} (docs/ai.md).`;
};

/** Suggestions for operators without a model: local models found, and the settings to use them. */
export const localModelNotices = async (config: AiConfig): Promise<string[]> => {
  if (config.AI_SCOPE === 'off' || providerOf(config)) return [];
  const notices = await Promise.all(providerKinds.map(({ localNotice }) => localNotice?.()));
  return notices.filter((notice) => notice !== undefined);
};
