import { type AiConfig, isModelConfigured } from '../../../config.ts';
import { ModelFailure, modelProblems } from '../../failures.ts';
import { asModelError } from './model-errors.ts';
import { serverAddress } from './server-address.ts';

export interface ModelReach {
  level: 'ok' | 'warning' | 'problem';
  text: string;
}

const timeoutMs = 10_000;
const askIt = '`npm run doctor -- ai` asks it';

/** Whether the configured model is there, at no cost: only the list of models is asked for. */
export const checkReachable = async (config: AiConfig): Promise<ModelReach> => {
  if (!isModelConfigured(config))
    return { level: 'ok', text: 'no model is configured: questions quote the lesson, nothing leaves this machine' };
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, AI_MODEL: model } = config;
  try {
    const { default: Client } = await import('openai');
    const client = new Client({
      ...{ apiKey: apiKey ?? 'none', ...serverAddress(baseUrl, apiKey) },
      ...{ maxRetries: 0, timeout: timeoutMs, logLevel: 'off' },
    });
    const { data } = await client.models.list();
    if (data.some(({ id }) => id === model)) return { level: 'ok', text: `the server has ${model}; ${askIt}` };
    return { level: 'warning', text: `the server does not name ${model} among its models: check AI_MODEL; ${askIt}` };
  } catch (error) {
    const { cause } = await asModelError(error, false, apiKey);
    const problem = cause instanceof ModelFailure ? cause.problem : 'server_failed';
    // Some servers list no models.
    if (problem === 'unknown_address') return { level: 'ok', text: `the server answers; ${askIt}` };
    return { level: 'problem', text: modelProblems[problem].advice };
  }
};
