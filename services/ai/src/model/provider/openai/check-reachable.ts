import { ModelFailure } from '../../failures.ts';
import type { ModelReach } from '../provider.ts';
import { asModelError } from './model-errors.ts';
import { type OpenAiServer, openClient } from './server-address.ts';

const timeoutMs = 10_000;
const askIt = '`npm run doctor -- ai` asks it';

/** Checks at no cost whether the server has the model, by listing its models. */
export const checkReachable = async (server: OpenAiServer): Promise<ModelReach> => {
  const { apiKey, model } = server;
  try {
    const client = await openClient(server, { maxRetries: 0, timeout: timeoutMs });
    const { data } = await client.models.list();
    if (data.some(({ id }) => id === model)) return { level: 'ok', text: `the server has ${model}; ${askIt}` };
    return { level: 'warning', text: `the server does not name ${model} among its models: check AI_MODEL; ${askIt}` };
  } catch (error) {
    const { cause } = await asModelError(error, false, apiKey);
    if (!(cause instanceof ModelFailure)) throw error;
    // Some servers list no models.
    if (cause.problem === 'unknown_address') return { level: 'ok', text: `the server answers; ${askIt}` };
    return { level: 'problem', text: cause.advice };
  }
};
