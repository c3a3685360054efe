/// <reference lib="dom" />
import { type LaunchOptions, launchChromium } from '@exit-tickets/chromium';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** The screens of the page tests: a cheap phone and a school laptop. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** A real browser for tests and screenshots; the first start on a machine without Chromium takes two seconds longer. */
export const openBrowser = async (
  options: Pick<LaunchOptions, 'hostsHere'> = {},
): Promise<{ browser: Browser; close: () => Promise<void> }> => {
  const browser = await launchChromium(options);
  return { browser, close: () => browser.close() };
};

export interface NewPageOptions {
  device: keyof typeof devices;
  /** The user's language, as browsers send it: `nl-NL`. */
  locale?: string;
  /** The base of paths given to `goto`. */
  baseURL?: string;
}

/** Whether the app has hydrated the rendered page: before that, a press on a button has to wait. */
const isInteractive = (): boolean => document.querySelector('#root[data-rendered]') === null;

/** A Firefox can be as narrow as a phone, but has no touch. */
const screenOf = (browser: Browser, device: keyof typeof devices): BrowserContextOptions =>
  browser.browserType().name() === 'firefox' ? { viewport: devices[device].viewport } : devices[device];

/** A page with separate cookies and storage. Navigation resolves once buttons respond. */
export const newPage = async (browser: Browser, { device, locale, baseURL }: NewPageOptions): Promise<Page> => {
  const page = await browser.newPage({ ...screenOf(browser, device), locale, baseURL });
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await goto(...to);
    await page.waitForFunction(isInteractive);
    return response;
  };
  return page;
};
