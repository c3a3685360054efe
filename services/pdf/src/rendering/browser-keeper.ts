import { killChromium, processIdOf } from '@exit-tickets/chromium';
import type { Browser } from 'playwright-core';
import { PdfUnavailableError } from '../pdf.errors.ts';

export interface KeptBrowser {
  browser: Browser;
  processId: number;
}

/** Keeps one browser: started when first asked for, and anew when it is gone. */
export interface BrowserKeeper {
  /** @throws PdfUnavailableError when none can be started; the next call tries again. */
  get(): Promise<KeptBrowser>;
  /** Lets go of a browser that crashed or hangs, and ends it at once with all its processes. */
  discard(kept: KeptBrowser): Promise<void>;
  close(): Promise<void>;
}

const longestCloseMs = 3_000;

/** @param start starts a browser; called again only after the one before it is gone or discarded. */
export const createBrowserKeeper = (start: () => Promise<Browser>): BrowserKeeper => {
  let current: Promise<KeptBrowser> | undefined;
  let isClosed = false;

  const startAnew = (): Promise<KeptBrowser> => {
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
      if (isClosed) throw new PdfUnavailableError(new Error('the service is closing'));
      try {
        return await (current ?? startAnew());
      } catch (error) {
        throw new PdfUnavailableError(error);
      }
    },
    discard: async (kept) => {
      if ((await current?.catch(() => undefined)) === kept) current = undefined;
      if (kept.browser.isConnected()) killChromium(kept.processId);
    },
    close: async () => {
      isClosed = true;
      const open = await current?.catch(() => undefined);
      if (!open?.browser.isConnected()) return;
      const timer = setTimeout(() => killChromium(open.processId), longestCloseMs);
      await open.browser.close().finally(() => clearTimeout(timer));
    },
  };
};
