import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiClient, newPage, openBrowser } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { deployedApp } from '../deployed-app.ts';

const pictures = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));

/** Shorter than the limit of a test, so that the error names what was not found. */
const timeoutMs = 45_000;

type OpenPageOptions = Partial<Pick<Parameters<typeof newPage>[1], 'device' | 'locale'>> & {
  /** The logged-in teacher; without one the page is a visitor's. */
  teacher?: ApiClient;
};

/**
 * The whole app with these additional settings, and a browser, from before the first test of a file or a group until
 * after its last. The pages are opened at `host` if given, which the browser must resolve to this machine.
 */
export const browserAtApp = (
  environment?: Parameters<typeof deployedApp>[0],
  open: () => ReturnType<typeof openBrowser> = openBrowser,
  host?: string,
) => {
  const app = deployedApp(environment);
  let opened: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  /** Opens a page, by default in Dutch on a desktop, for the length of the test; saves a screenshot when it fails. */
  const openPage = async ({ teacher, ...options }: OpenPageOptions = {}): Promise<Page> => {
    const address = new URL(app.url);
    if (host) address.hostname = host;
    const baseURL = address.origin;
    const page = await newPage(opened.browser, { device: 'desktop', locale: 'nl-NL', baseURL, ...options });
    page.setDefaultTimeout(timeoutMs);
    await page.context().addCookies(teacher?.cookiesFor(baseURL) ?? []);
    // A page left open would keep running beside all following tests.
    onTestFinished(async ({ task }) => {
      const name = task.name.replaceAll(/\W+/g, '-');
      if (task.result?.state === 'fail')
        await page.screenshot({ path: join(pictures, `failed-${name}.png`) }).catch(() => undefined);
      // A response that a test intercepts may still be in progress.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });
    return page;
  };

  return Object.assign(app, { openPage });
};

export type BrowserAtApp = ReturnType<typeof browserAtApp>;
