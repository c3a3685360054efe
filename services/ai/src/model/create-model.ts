import { limits } from '@exit-tickets/contracts';
import type { WorkerPool } from '@exit-tickets/question-generator';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { AiConfig } from '../config.ts';
import { WorkQueue } from '../work-queue.ts';
import { createBuiltInModel } from './built-in-model.ts';
import type { Model } from './model.ts';
import { createOpenAiModel } from './openai/openai-model.ts';
import { createRequestBudget } from './request-budget.ts';

/** The configured model; the built-in generator only when none is configured, never in place of one that fails. */
export const createModel = async (
  config: AiConfig,
  parts: Pick<ServiceParts, 'database' | 'logger' | 'now'>,
  workers: WorkerPool,
): Promise<Model> => {
  const { logger, now } = parts;
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
    queue: new WorkQueue({
      concurrency: config.AI_CONCURRENCY,
      maxWaiting: limits.modelQueueLength,
      maxWaitMs: limits.modelQueueSeconds * 1_000,
    }),
    budget: await createRequestBudget(parts, {
      perTeacher: limits.modelRequestsPerTeacherPerDay,
      overall: config.AI_REQUESTS_PER_DAY,
    }),
    now,
    logger,
  });
};
