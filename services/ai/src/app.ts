import { createOutbox, republishOnRequest } from '@exit-tickets/bus';
import { getAiStatus, proposeFollowUps, summarizeAnswersRequest } from '@exit-tickets/contracts';
import {
  ClaimWatch,
  createApp,
  createFairQueue,
  type ServiceContext,
  serve,
  withTraffic,
} from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Analyses } from './analysis/analyses.ts';
import { analysisModel } from './analysis/analysis.model.ts';
import { createAnalysisRepository } from './analysis/analysis.repository.ts';
import { serveAnalysis } from './analysis/analysis.routes.ts';
import { publishedState } from './analysis/published-state.ts';
import { createSummarizeAnswers } from './anonymity/summarize-answers.ts';
import type { AiConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { answerExportRequests } from './exports.requests.ts';
import { serveExtraction } from './extraction/extraction.routes.ts';
import { UploadFolder } from './extraction/upload.ts';
import { createFollowUpProposals } from './follow-ups/propose-follow-ups.ts';
import { serveGeneration } from './generation/generation.routes.ts';
import { serveEvaluation } from './judging/evaluation.routes.ts';
import { serveJudgements } from './judging/judgement.routes.ts';
import type { JudgingTimes } from './judging/judging-schedule.ts';
import { wireJudging } from './judging/wire-judging.ts';
import { createModel } from './model/create-model.ts';
import { forgetRequests } from './model/request-budget.ts';
import { aiStatusOf } from './model/status.ts';
import { startTallies } from './tallies/start-tallies.ts';
import type { TallyTimes } from './tallies/tallies.ts';
import { traffic } from './traffic.ts';
import { maskIn } from './worker/mask-answers.ts';
import { createWorkerPool } from './worker/pool.ts';

const mebibyte = 1024 * 1024;

export interface AiOptions {
  /** The program that reads files, unless a test says otherwise. */
  reader?: URL;
  /** When answers are judged in the background. */
  judgingTimes?: JudgingTimes;
  /** When answers are counted. */
  tallyTimes?: TallyTimes;
}

/** The ai service: text out of files, questions out of text, judgements out of answers. */
export const buildAi = async (
  config: AiConfig,
  processContext: ServiceContext,
  { reader, judgingTimes, tallyTimes }: AiOptions = {},
): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const { bus, database, logger, now, signal, manage } = context;
  const uploads = await UploadFolder.create();
  context.onClose(() => uploads.remove());
  const workers = manage(createWorkerPool());
  const model = manage(await createModel(config, context, workers));
  const claimMs = config.ANALYSIS_CLAIM_SECONDS * 1_000;
  const repository = createAnalysisRepository(analysisModel(database), new ClaimWatch(claimMs));
  const outbox = manage(createOutbox({ collection: repository.collection, bus, logger }));
  const judging = await wireJudging({
    ...{ config, context, model, workers, times: judgingTimes },
    dropAnalysis: repository.removeBasedOn,
    isAnonymous: repository.isAnonymous,
  });
  const tallies = await startTallies({ context, judgements: judging.judgements, times: tallyTimes });
  const analyses = new Analyses({
    ...{ repository, outbox, bus, model, logger, now, claimMs, signal },
    judging: judging.judging,
    mask: maskIn(workers),
    allowed: config.AI_SCOPE,
  });
  const readers = createFairQueue({ atOnce: config.EXTRACTION_PARALLEL, maxWaiting: Number.POSITIVE_INFINITY });
  context.onClose(
    onScrape((record) => {
      record(metrics.queueWaiting, { queue: 'extraction' }, readers.waiting());
      record(metrics.queueWaiting, { queue: 'computing' }, workers.waiting());
    }),
  );
  const limits = {
    timeoutMs: config.EXTRACTION_TIMEOUT_SECONDS * 1_000,
    cpuMs: config.EXTRACTION_CPU_SECONDS * 1_000,
    memoryBytes: config.EXTRACTION_MEMORY_MB * mebibyte,
    picturesRead: config.EXTRACTION_PICTURES,
  };

  const app = createApp(context);
  await app.register(multipart, { throwFileSizeLimit: false });
  // A body that was refused half-way leaves a connection that nobody can use again.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  serveExtraction(app, { uploads, readers, limits, model, reader });
  const status = aiStatusOf(config);
  serve(app, getAiStatus, async () => status);
  serveGeneration(app, model, workers);
  serveEvaluation(app, judging.evaluate);
  serveAnalysis(app, analyses);
  serveJudgements(app, {
    ...judging,
    onRead: (ticketId) => tallies.scheduleFirst(ticketId),
    senders: [analyses],
  });
  const propose = createFollowUpProposals({ ...judging, model, workers, allowed: config.AI_SCOPE, logger });
  serve(app, proposeFollowUps, ({ params, body, teacherId, signal }) =>
    propose({ ticketId: params.id, teacherId, questionId: body.questionId }, { signal }),
  );
  const stores = [analyses, judging.judgements, tallies];
  const forgetRequestsOf = (teacherId: string) => forgetRequests(database, teacherId, now());
  const anonymize = async (ticketId: string): Promise<void> => {
    // First the note that keeps others from storing more.
    await analyses.anonymize(ticketId);
    await Promise.all([judging.judgements.forget(ticketId), tallies.forget(ticketId)]);
    await analyses.forgetIfDeleted(ticketId);
  };
  const { background } = judging;
  for (const consumer of consumersOf({ stores, anonymize, forgetRequestsOf, background, tallies, now }))
    await bus.subscribe(consumer);
  await republishOnRequest('ai', context, () => publishedState(repository, tallies));
  const summarize = createSummarizeAnswers({
    judgements: judging.judgements,
    analysisOf: async (ticketId) => (await repository.find(ticketId))?.analysis ?? undefined,
    mask: judging.mask,
    signal,
  });
  await bus.respond(summarizeAnswersRequest, summarize);
  await answerExportRequests(bus, { analyses: repository, judgements: judging.repository });
  await outbox.start();
  return app;
};
