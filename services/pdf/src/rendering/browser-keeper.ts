import { killChromium, processIdOf } from '@exit-tickets/chromium';
import { AppError } from '@exit-tickets/contracts';
import type { Browser } from 'playwright-core';

export interface RunningBrowser {
  browser: Browser;
  processId: number;
}

/** Keeps one browser running: starts it on first use and restarts it when it is gone. */
export interface BrowserKeeper {
  /** @throws {AppError} `pdf_unavailable` when the browser cannot be started; the next call tries again */
  get(): Promise<RunningBrowser>;
  /** Drops a browser that crashed or hangs, and kills all its processes. */
  discard(running: RunningBrowser): Promise<void>;
  close(): Promise<void>;
}

const maxCloseMs = 3_000;

/** @param start starts a browser; called again only when the previous one is gone or discarded */
export const createBrowserKeeper = (start: () => Promise<Browser>): BrowserKeeper => {
  let current: Promise<RunningBrowser> | undefined;
  let isClosed = false;

  const startAnew = (): Promise<RunningBrowser> => {
    const starting = start().then(async (browser) => ({ browser, processId: await processIdOf(browser) }));
    const letGo = (): void => {
      if (current === starting) current = undefined;
    };
    starting.then(({ browser }) => browser.once('disconnected', letGo), letGo);
    current = starting;
    return starting;
  };

  return {
    get: async () => {
      if (isClosed) throw new AppError('pdf_unavailable', { cause: new Error('the service is closing') });
      try {
        return await (current ?? startAnew());
      } catch (error) {
        throw new AppError('pdf_unavailable', { cause: error });
      }
    },
    discard: async (running) => {
      if ((await current?.catch(() => undefined)) === running) current = undefined;
      if (running.browser.isConnected()) killChromium(running.processId);
    },
    close: async () => {
      isClosed = true;
      const open = await current?.catch(() => undefined);
      if (!open?.browser.isConnected()) return;
      const timer = setTimeout(() => killChromium(open.processId), maxCloseMs);
      await open.browser.close().finally(() => clearTimeout(timer));
    },
  };
};
