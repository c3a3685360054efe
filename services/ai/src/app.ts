import { republishOnRequest } from '@exit-tickets/bus';
import { createApp, type ServiceContext, startPeriodicWork, withTraffic } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { answerAiRequests } from './ai.requests.ts';
import { serveAi } from './ai.routes.ts';
import type { AiConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { type AiOptions, createAiContext } from './create-context.ts';
import { aiStatusOf } from './model/status.ts';
import { publishedState } from './published-state.ts';
import { traffic } from './traffic.ts';
import { countDue } from './use-cases/count-answers.ts';
import { judgeDue } from './use-cases/judging-schedule.ts';

/** The ai service: extracts text from files, makes questions and judges answers. */
export const buildAi = async (
  config: AiConfig,
  processContext: ServiceContext,
  options: AiOptions = {},
): Promise<FastifyInstance> => {
  const service = withTraffic(processContext, traffic);
  const { bus, logger, now, manage, onClose } = service;
  const context = await createAiContext(config, service, options);
  const { judgingJobs, readers, workers, outboxes } = context;
  onClose(
    onScrape((record) => {
      record(metrics.queueWaiting, { queue: 'extraction' }, readers.waiting());
      record(metrics.queueWaiting, { queue: 'computing' }, workers.waiting());
    }),
  );
  onClose(
    onScrape(async (record) => {
      const { due, claimed } = await judgingJobs.count(now());
      record(metrics.judgingJobs, { state: 'due' }, due);
      record(metrics.judgingJobs, { state: 'claimed' }, claimed);
    }),
  );

  const app = createApp(service);
  await app.register(multipart, { throwFileSizeLimit: false });
  // After a partly read body the connection cannot be reused.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  serveAi(app, context, aiStatusOf(config));
  await answerAiRequests(bus, context);
  for (const consumer of consumersOf(context)) await bus.subscribe(consumer);
  await republishOnRequest('ai', service, () => publishedState(context));
  for (const outbox of Object.values(outboxes)) await outbox.start();
  if (context.judgesInBackground)
    manage(
      startPeriodicWork({
        everyMs: context.judgingTimes.pollMs,
        work: () => judgeDue(context),
        problem: 'could not look for answers to judge',
        logger,
      }),
    );
  manage(
    startPeriodicWork({
      everyMs: context.tallyTimes.pollMs,
      work: () => countDue(context),
      problem: 'answers were not counted',
      logger,
    }),
  );
  return app;
};
