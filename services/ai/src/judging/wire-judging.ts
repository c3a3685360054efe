import { createOutbox } from '@exit-tickets/bus';
import { ClaimWatch, prepareDatabase, type ServiceContext, startPeriodicWork } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { AiConfig } from '../config.ts';
import type { Model } from '../model/model.ts';
import { maskIn } from '../worker/mask-answers.ts';
import type { WorkerPool } from '../worker/pool.ts';
import { groupAnswers } from '../worker/tasks.ts';
import { createEvaluator } from './evaluate-answer.ts';
import { cacheGroups } from './group-cache.ts';
import { groupWithinBounds } from './group-within-bounds.ts';
import { ClassJudging } from './judge-class.ts';
import { judgementModel } from './judgement.model.ts';
import { createJudgementRepository } from './judgement.repository.ts';
import { Judgements } from './judgements.ts';
import { judgingJobModel } from './judging-job.model.ts';
import { createJudgingJobRepository } from './judging-job.repository.ts';
import { JudgingSchedule, type JudgingTimes } from './judging-schedule.ts';
import { createModelJudging } from './run-model-judging.ts';

export interface JudgingContext {
  config: AiConfig;
  context: ServiceContext;
  model: Model;
  workers: WorkerPool;
  dropAnalysis: (ticketId: string, responseId: string) => Promise<void>;
  isAnonymous: (ticketId: string) => Promise<boolean>;
  times?: JudgingTimes | undefined;
}

/** What judges answers, put together; without a model nothing waits in the background. */
export const wireJudging = async (parts: JudgingContext) => {
  const { config, context, model, workers, dropAnalysis, isAnonymous, times } = parts;
  const { bus, database, logger, now, signal, manage } = context;
  const judgingModel = config.AI_EVALUATE === 'off' ? undefined : model.judging;
  const isInBackground = judgingModel !== undefined && config.AI_EVALUATE === 'background';
  const claimMs = config.ANALYSIS_CLAIM_SECONDS * 1_000;
  const models = { judgements: judgementModel(database), jobs: judgingJobModel(database) };
  await prepareDatabase(context, Object.values(models));
  const repository = createJudgementRepository(models.judgements);
  const jobs = createJudgingJobRepository(models.jobs, new ClaimWatch(claimMs));
  const outbox = manage(createOutbox({ collection: repository.collection, bus, logger }));
  const uninterrupted = { signal: new AbortController().signal };
  const group = groupWithinBounds(cacheGroups((request) => groupAnswers(workers, request, uninterrupted)));
  const mask = maskIn(workers);
  const judgements = new Judgements({
    repository,
    jobs,
    outbox,
    bus,
    group,
    allowed: config.AI_SCOPE,
    scope: judgingModel ? 'answers' : model.analyse ? 'class' : 'off',
    schedule: isInBackground ? (ticketId) => background.schedule(ticketId) : undefined,
    dropAnalysis,
    isAnonymous,
    now,
  });
  const judgeWithModel =
    judgingModel && createModelJudging({ judgements, repository, outbox, model: judgingModel, mask, logger, now });
  const judging = new ClassJudging({
    ...{ judgements, jobs, judgeWithModel, isInBackground, bus, logger, now, claimMs, signal },
  });
  const background = manage(new JudgingSchedule({ judging, jobs, now, times }));

  context.onClose(
    onScrape(async (record) => {
      const { due, claimed } = await jobs.count(now());
      record(metrics.judgingJobs, { state: 'due' }, due);
      record(metrics.judgingJobs, { state: 'claimed' }, claimed);
    }),
  );

  await outbox.start();
  if (isInBackground)
    manage(
      startPeriodicWork({
        everyMs: times?.pollMs ?? 1_000,
        work: () => background.judgeDue(),
        problem: 'could not look for answers to judge',
        logger,
      }),
    );

  return {
    repository,
    judgements,
    judging,
    mask,
    background: isInBackground ? background : undefined,
    evaluate: createEvaluator({ judgements, repository, group, bus, model: judgingModel, mask }),
  };
};
