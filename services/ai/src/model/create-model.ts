import type { ServiceParts } from '@exit-tickets/service-kit';
import type { AiConfig } from '../config.ts';
import { createBuiltInModel } from './built-in/built-in-model.ts';
import type { WorkerPool } from './built-in/worker-pool.ts';
import type { Model } from './model.ts';
import { createOpenAiModel } from './openai/openai-model.ts';

/** The configured model; the built-in generator only when none is configured, never in place of one that fails. */
export const createModel = (
  config: AiConfig,
  { logger, now }: Pick<ServiceParts, 'logger' | 'now'>,
  workers: WorkerPool,
): Model => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = config;
  if (!apiKey && !baseUrl) {
    logger.info('no AI model is configured: the built-in generator makes questions and analyses');
    return createBuiltInModel(workers);
  }
  return createOpenAiModel({
    apiKey,
    baseUrl,
    model: config.AI_MODEL,
    timeoutMs: config.AI_TIMEOUT_SECONDS * 1_000,
    retries: config.AI_RETRIES,
    materialCharacters: config.AI_MATERIAL_CHARACTERS,
    now,
    logger,
  });
};
