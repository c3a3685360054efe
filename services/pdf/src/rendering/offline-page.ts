import { launchChromium } from '@exit-tickets/chromium';
import type { Browser } from 'playwright-core';

// Four locks keep a page from loading anything, and only all four together do: no JavaScript, every request aborted,
// a proxy that does not exist, and the content security policy in the HTML itself (see templates/document.ts).

/** Starts a browser with the lock that a browser has: a dead proxy. */
export const startOffline = (chromiumPath: string | undefined): Promise<Browser> =>
  launchChromium({ chromiumPath, offline: true });

/**
 * Prints HTML on A4, in a fresh context without JavaScript and with every request aborted.
 *
 * @throws Error when the page or the whole browser crashes; a browser that hangs never answers.
 */
export const printOffline = async (browser: Browser, html: string): Promise<Buffer> => {
  const crashed = Promise.withResolvers<never>();
  // playwright leaves some calls unanswered when the browser dies under them.
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
