import { processIdOf } from '@exit-tickets/chromium';
import { AppError, hasErrorCode } from '@exit-tickets/contracts';
import { createFairQueue, type Logger } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { Browser } from 'playwright-core';
import { createBrowserKeeper } from './browser-keeper.ts';
import { printOffline } from './offline-page.ts';

export interface Renderer {
  /**
   * Renders HTML as a PDF without loading anything that the HTML references.
   *
   * @param whose the teacher; teachers take turns
   * @param signal aborted when no caller is left; a page still in the queue is then skipped
   * @throws {AppError} `pdf_unavailable` when there is no Chromium, or it does not start
   * @throws {AppError} `service_timeout` when Chromium hung; it has been killed
   * @throws {AppError} `service_failed` when Chromium crashed twice
   * @throws {AppError} `service_unavailable` when the queue is full
   */
  render(html: string, whose?: string, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RendererOptions {
  start: () => Promise<Browser>;
  logger: Logger;
  /** Timeout of one page in milliseconds, not counting the time in the queue. */
  maxMs?: number;
}

const pagesAtOnce = 2;
/** About ten seconds of work: further requests would time out. */
const maxQueueLength = 100;
/** Queue places per teacher, so that one who prints many tickets at once leaves room for four others. */
const maxOfOneTeacher = 20;

/** Renders with one browser, two pages at a time. Retries once after a crash, but not after a timeout. */
export const createRenderer = ({ start, logger, maxMs = 15_000 }: RendererOptions): Renderer => {
  const keeper = createBrowserKeeper(start);
  const queue = createFairQueue({ atOnce: pagesAtOnce, maxWaiting: maxQueueLength, maxWaitingOfOne: maxOfOneTeacher });

  const attempt = async (html: string): Promise<Buffer> => {
    const running = await keeper.get();
    try {
      return await within(maxMs, printOffline(running.browser, html));
    } catch (error) {
      // If only the page crashed, keep the browser, because other pages are still rendering.
      const isUsable = !hasErrorCode(error, 'service_timeout') && (await answers(running.browser));
      if (!isUsable) await keeper.discard(running);
      throw error;
    }
  };

  const attemptTwice = async (html: string): Promise<Buffer> => {
    try {
      return await attempt(html);
    } catch (error) {
      if (error instanceof AppError) throw error;
      logger.warn({ err: error }, 'Chromium crashed, trying once more');
    }
    try {
      return await attempt(html);
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('service_failed', { cause: error });
    }
  };

  const timed = async (html: string): Promise<Buffer> => {
    const startedAt = performance.now();
    const seconds = (): number => (performance.now() - startedAt) / 1_000;
    try {
      const pdf = await attemptTwice(html);
      metrics.pdfRenderDuration.observe({ outcome: 'ok' }, seconds());
      return pdf;
    } catch (error) {
      metrics.pdfRenderDuration.observe({ outcome: error instanceof AppError ? error.code : 'unknown' }, seconds());
      throw error;
    }
  };

  const noMetrics = onScrape((record) => record(metrics.queueWaiting, { queue: 'pdf' }, queue.waiting()));
  return {
    render: (html, whose = '', signal) => queue.run(whose, () => timed(html), signal),
    close: () => {
      noMetrics();
      return keeper.close();
    },
  };
};

const maxAnswerMs = 1_000;

const answers = (browser: Browser): Promise<boolean> =>
  within(maxAnswerMs, processIdOf(browser)).then(
    () => true,
    () => false,
  );

const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const tooLate = Promise.withResolvers<never>();
  const cause = new Error('Chromium did not finish in time and was ended');
  const timer = setTimeout(() => tooLate.reject(new AppError('service_timeout', { cause })), ms);
  return Promise.race([work, tooLate.promise]).finally(() => clearTimeout(timer));
};
