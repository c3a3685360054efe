/// <reference lib="dom" />
import { type LaunchOptions, launchChromium } from '@exit-tickets/chromium';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** The screens that every page is looked at on: a cheap phone and a school laptop. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** A real browser for tests and screenshots; the first one on a machine without Chromium takes two seconds longer. */
export const openBrowser = async (
  options: Pick<LaunchOptions, 'hostsHere'> = {},
): Promise<{ browser: Browser; close: () => Promise<void> }> => {
  const browser = await launchChromium(options);
  return { browser, close: () => browser.close() };
};

export interface NewPageOptions {
  device: keyof typeof devices;
  /** The language of the person, as browsers send it: `nl-NL`. */
  locale?: string;
  /** What paths given to `goto` stand on. */
  baseURL?: string;
}

/** Whether the app has taken over what the build rendered: before that a press on a button has to wait. */
const isInteractive = (): boolean => document.querySelector('#root[data-rendered]') === null;

/** A Firefox can be as narrow as a phone, but has no touch. */
const screenOf = (browser: Browser, device: keyof typeof devices): BrowserContextOptions =>
  browser.browserType().name() === 'firefox' ? { viewport: devices[device].viewport } : devices[device];

/** A page of its own: no cookies, no storage shared with another. Going somewhere ends when one can press buttons there. */
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
