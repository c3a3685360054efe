import { createOutbox } from '@exit-tickets/bus';
import { answerEvaluated, ticketAnalyzed } from '@exit-tickets/contracts';
import { createApp, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import multipart from '@fastify/multipart';
import { Analyses } from './analysis/analyses.ts';
import { analysisModel } from './analysis/analysis.model.ts';
import { createAnalysisRepository } from './analysis/analysis.repository.ts';
import { serveAnalysis } from './analysis/analysis.routes.ts';
import { onTicketDeleted } from './analysis/on-ticket-deleted.ts';
import type { AiConfig } from './config.ts';
import { serveExtraction } from './extraction/extraction.routes.ts';
import { Slots } from './extraction/slots.ts';
import { UploadFolder } from './extraction/upload.ts';
import { serveGeneration } from './generation/generation.routes.ts';
import { serveEvaluation } from './judging/evaluation.routes.ts';
import { createWorkerPool } from './model/built-in/worker-pool.ts';
import { createModel } from './model/create-model.ts';

const mebibyte = 1024 * 1024;

export interface AiOptions {
  /** The program that reads files, unless a test says otherwise. */
  reader?: URL;
}

/** The ai service: text out of files, questions out of text, judgements out of answers. */
export const buildAi = async (config: AiConfig, parts: ServiceParts, { reader }: AiOptions = {}): Promise<Service> => {
  const { bus, database, logger, now } = parts;
  const workers = createWorkerPool();
  const model = await createModel(config, parts, workers);
  const repository = createAnalysisRepository(analysisModel(database));
  const outbox = createOutbox({ collection: repository.collection, bus, logger, definitions: [ticketAnalyzed] });
  const claimMs = config.ANALYSIS_CLAIM_SECONDS * 1_000;
  const analyses = new Analyses({ repository, outbox, bus, model, logger, now, claimMs });
  const judgementRepository = createJudgementRepository(await judgementModel(database));
  const judgementOutbox = createOutbox({
    collection: judgementRepository.collection,
    bus,
    logger,
    definitions: [answerEvaluated],
  });
  const judgements = new Judgements({
    repository: judgementRepository,
    jobs: createJudgingJobRepository(await judgingJobModel(database)),
    outbox: judgementOutbox,
    bus,
    groupAnswers: groupExactly,
    hasModel: model.judging !== undefined,
    onUnjudged: async () => undefined,
    now,
  });
  const uploads = await UploadFolder.create();
  const slots = new Slots(config.EXTRACTION_PARALLEL);
  const limits = {
    timeoutMs: config.EXTRACTION_TIMEOUT_SECONDS * 1_000,
    cpuMs: config.EXTRACTION_CPU_SECONDS * 1_000,
    memoryBytes: config.EXTRACTION_MEMORY_MB * mebibyte,
  };

  const app = createApp({ parts });
  await app.register(multipart, { throwFileSizeLimit: false });
  // A body that was refused half-way leaves a connection that nobody can use again.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  serveExtraction(app, { uploads, slots, limits, model, reader });
  serveGeneration(app, model);
  serveEvaluation(app, model);
  serveAnalysis(app, analyses);
  serveJudgements(app, judgements);
  await bus.subscribe(onTicketDeleted(analyses, judgements));
  await outbox.start();
  await judgementOutbox.start();

  return {
    app,
    close: async () => {
      analyses.stop();
      await app.close();
      await model.close();
      await workers.close();
      await outbox.close();
      await judgementOutbox.close();
      await uploads.remove();
    },
  };
};
