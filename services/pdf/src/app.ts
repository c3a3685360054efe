import { createApp, type StatelessContext, withTraffic } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PdfConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { servePdf } from './pdf.routes.ts';
import { createPdfCache } from './pdf-cache.ts';
import { startOffline } from './rendering/offline-page.ts';
import { createRenderer } from './rendering/renderer.ts';
import { traffic } from './traffic.ts';

/**
 * The pdf service: prints a teacher's ticket. Starts Chromium on the first download; without Chromium, downloads fail
 * with `pdf_unavailable` and the service keeps running.
 */
export const buildPdf = async (config: PdfConfig, processContext: StatelessContext): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const { bus, logger, now, manage } = context;
  const renderer = manage(createRenderer({ start: () => startOffline(config.CHROMIUM_PATH), logger }));
  const cache = createPdfCache({ maxBytes: config.PDF_CACHE_MEGABYTES * 1024 * 1024, now: () => performance.now() });

  const app = createApp(context);
  servePdf(app, { bus, cache, renderer, now });
  for (const consumer of consumersOf(cache)) await bus.subscribe(consumer);
  return app;
};
