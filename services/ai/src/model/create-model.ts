import { limits } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { AiConfig } from '../config.ts';
import type { WorkerPool } from '../worker/pool.ts';
import { createBuiltInModel } from './built-in-model.ts';
import type { Model } from './model.ts';
import { ModelQueue } from './model-queue.ts';
import { createPromptedModel } from './prompted-model.ts';
import type { ConfiguredProvider, ProviderContext } from './provider/provider.ts';
import { providerOf } from './provider/providers.ts';
import { connectWithinBudget } from './provider/within-budget.ts';
import { createRequestBudget, type RequestBudget } from './request-budget.ts';
import { modelNotice } from './status.ts';

/** Creates the model of a provider with its request budget. */
export const createConfiguredModel = (
  configured: ConfiguredProvider,
  config: AiConfig,
  { budget, ...context }: Omit<ProviderContext, 'timeoutMs' | 'retries'> & { budget: RequestBudget },
): Model => {
  const queue = new ModelQueue({
    concurrency: config.AI_CONCURRENCY,
    maxWaiting: limits.modelQueueLength,
    maxWaitMs: limits.modelQueueSeconds * 1_000,
  });
  const noMetrics = onScrape((record) => {
    record(metrics.queueWaiting, { queue: 'model' }, queue.waiting(false));
    record(metrics.queueWaiting, { queue: 'judging' }, queue.waiting(true));
  });
  const timeoutMs = config.AI_TIMEOUT_SECONDS * 1_000;
  const provider = connectWithinBudget(configured, budget, { timeoutMs, retries: config.AI_RETRIES, ...context });
  const { logger } = context;
  const materialCharacters = config.AI_MATERIAL_CHARACTERS;
  const model = createPromptedModel({ provider, queue, timeoutMs, logger, materialCharacters });
  // Else only for phrasing teachers' verdicts (judging/kept-from-ai.ts, answer-groups/src/analysis/class-facts.ts).
  const allowed = config.AI_SCOPE === 'answers' ? model : { ...model, judging: undefined };
  return { ...allowed, close: async () => noMetrics() };
};

/** Creates the configured model. The built-in one is only used if none is configured, never if that one fails. */
export const createModel = async (
  config: AiConfig,
  { database, logger, now }: Pick<ServiceContext, 'database' | 'logger' | 'now'>,
  workers: WorkerPool,
): Promise<Model> => {
  logger.info(modelNotice(config));
  const provider = providerOf(config);
  if (!provider) return createBuiltInModel(workers);
  const budget = await createRequestBudget({ database, logger, now }, config.AI_REQUESTS_PER_DAY);
  return createConfiguredModel(provider, config, { budget, logger, now });
};
