import { createOutbox, InFlight } from '@exit-tickets/bus';
import {
  BoundedMap,
  ClaimWatch,
  createFairQueue,
  prepareDatabase,
  type ServiceContext,
} from '@exit-tickets/service-kit';
import type { mongo } from 'mongoose';
import type { AiContext } from './ai-context.ts';
import { analysisModel } from './analysis/analysis.model.ts';
import { createAnalysisRepository } from './analysis/analysis.repository.ts';
import type { AiConfig } from './config.ts';
import { createUploadFolder } from './extraction/upload.ts';
import { cacheGroups } from './grouping/group-cache.ts';
import { groupWithinBounds } from './grouping/group-within-bounds.ts';
import { HeldText } from './judging/held-text.ts';
import { judgementModel } from './judging/judgement.model.ts';
import { createJudgementRepository } from './judging/judgement.repository.ts';
import { judgingJobModel } from './judging/judging-job.model.ts';
import { createJudgingJobRepository } from './judging/judging-job.repository.ts';
import { createModel } from './model/create-model.ts';
import { tallyModel } from './tallies/tally.model.ts';
import { createTallyRepository } from './tallies/tally.repository.ts';
import { type JudgingTimes, type TallyTimes, usualJudgingTimes, usualTallyTimes } from './times.ts';
import { maskIn } from './worker/mask-answers.ts';
import { createWorkerPool, type WorkerPool } from './worker/pool.ts';
import { groupAnswers } from './worker/tasks.ts';

const mebibyte = 1024 * 1024;
const maxEvaluated = 2_000;

export interface AiOptions {
  /** Replaces the program that reads files in tests. */
  reader?: URL;
  /** Threads that several services share in tests; by default each has its own. */
  workers?: WorkerPool;
  /** Delays of background judging. */
  judgingTimes?: JudgingTimes;
  /** Delays of counting. */
  tallyTimes?: TallyTimes;
}

/** Creates the dependencies of the use cases; they are closed with the service. */
export const createAiContext = async (
  config: AiConfig,
  service: ServiceContext,
  { reader, workers: sharedWorkers, judgingTimes = usualJudgingTimes, tallyTimes = usualTallyTimes }: AiOptions,
): Promise<AiContext> => {
  const { bus, database, logger, now, signal, manage } = service;
  const uploads = await createUploadFolder();
  service.onClose(() => uploads.remove());
  const workers = sharedWorkers ?? manage(createWorkerPool());
  const model = manage(await createModel(config, service, workers));
  const models = {
    analyses: analysisModel(database),
    judgements: judgementModel(database),
    judgingJobs: judgingJobModel(database),
    tallies: tallyModel(database),
  };
  await prepareDatabase(service, Object.values(models));

  const claimMs = config.ANALYSIS_CLAIM_SECONDS * 1_000;
  const analyses = createAnalysisRepository(models.analyses, new ClaimWatch(claimMs));
  const judgements = createJudgementRepository(models.judgements);
  const judgingJobs = createJudgingJobRepository(models.judgingJobs, new ClaimWatch(claimMs));
  const tallies = createTallyRepository(models.tallies);
  const outboxOf = ({ collection }: { collection: mongo.Collection }) =>
    manage(createOutbox({ collection, bus, logger }));
  const outboxes = { analyses: outboxOf(analyses), judgements: outboxOf(judgements), tallies: outboxOf(tallies) };

  const judgingModel = config.AI_EVALUATE === 'off' ? undefined : model.judging;
  const judgingNow = { ticketIds: new Set<string>(), work: new InFlight() };
  const onIdle = () => judgingNow.work.onIdle();
  manage({ isIdle: () => judgingNow.work.isIdle(), drain: onIdle, close: onIdle });
  const uninterrupted = { signal: new AbortController().signal };

  return {
    ...{ bus, database, logger, now, signal, analyses, judgements, judgingJobs, tallies, outboxes },
    ...{ model, judgingModel, allowed: config.AI_SCOPE, workers, mask: maskIn(workers) },
    group: groupWithinBounds(cacheGroups((request) => groupAnswers(workers, request, uninterrupted))),
    claimMs,
    judgesInBackground: judgingModel !== undefined && config.AI_EVALUATE === 'background',
    ...{ judgingTimes, tallyTimes, judgingNow, lastAnswers: { at: 0 } },
    evaluated: new BoundedMap(maxEvaluated),
    heldText: new HeldText(),
    ...{ uploads, reader },
    readers: createFairQueue({ atOnce: config.EXTRACTION_PARALLEL, maxWaiting: Number.POSITIVE_INFINITY }),
    readingLimits: {
      timeoutMs: config.EXTRACTION_TIMEOUT_SECONDS * 1_000,
      cpuMs: config.EXTRACTION_CPU_SECONDS * 1_000,
      memoryBytes: config.EXTRACTION_MEMORY_MB * mebibyte,
      picturesRead: config.EXTRACTION_PICTURES,
    },
  };
};
