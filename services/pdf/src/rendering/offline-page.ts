import { launchChromium } from '@exit-tickets/chromium';
import type { Browser } from 'playwright-core';

// Four measures keep a page from loading anything, and only work together: no JavaScript, every request aborted, a
// proxy that does not exist, and the content security policy in the HTML (see templates/document.ts).

/** Starts a browser with a dead proxy, the measure that applies to the whole browser. */
export const startOffline = (chromiumPath: string | undefined): Promise<Browser> =>
  launchChromium({ chromiumPath, offline: true });

/**
 * Prints HTML on A4, in a fresh context without JavaScript and with every request aborted.
 *
 * @throws Error when the page or the whole browser crashes; never settles when the browser hangs
 */
export const printOffline = async (browser: Browser, html: string): Promise<Buffer> => {
  const crashed = Promise.withResolvers<never>();
  // Some Playwright calls never settle when the browser dies.
  const onGone = (): void => crashed.reject(new Error('the browser is gone'));
  browser.once('disconnected', onGone);
  try {
    const onCrash = (): void => crashed.reject(new Error('the page crashed'));
    return await Promise.race([print(browser, html, onCrash), crashed.promise]);
  } finally {
    browser.off('disconnected', onGone);
  }
};

const print = async (browser: Browser, html: string, onCrash: () => void): Promise<Buffer> => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  try {
    await context.route('**/*', (route) => route.abort());
    const page = await context.newPage();
    page.once('crash', onCrash);
    await page.setContent(html, { waitUntil: 'load' });
    return await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await context.close();
  }
};
