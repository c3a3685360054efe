import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiClient, newPage, openBrowser } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { startDeployedApp } from '../deployed-app.ts';

const pictures = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));

/** Shorter than the limit of a test, so that the error names what was not found. */
const timeoutMs = 45_000;

type OpenPageOptions = Partial<Pick<Parameters<typeof newPage>[1], 'device' | 'locale'>> & {
  /** The logged-in teacher; without one the page is a visitor's. */
  teacher?: ApiClient;
};

/**
 * The whole app with these additional settings, and a browser, for the tests of one file. The pages are opened at
 * `host` if given, which the browser must resolve to this machine.
 */
export const startBrowserAtApp = async (
  environment: Record<string, string> = {},
  open: () => ReturnType<typeof openBrowser> = openBrowser,
  host?: string,
) => {
  await mkdir(pictures, { recursive: true });
  const app = await startDeployedApp(environment);
  const { url } = app;
  const opened = new URL(url);
  if (host) opened.hostname = host;
  const { browser, close } = await open();

  /** Opens a page, by default in Dutch on a desktop, for the length of the test; saves a screenshot when it fails. */
  const openPage = async ({ teacher, ...options }: OpenPageOptions = {}): Promise<Page> => {
    const page = await newPage(browser, { device: 'desktop', locale: 'nl-NL', baseURL: opened.origin, ...options });
    page.setDefaultTimeout(timeoutMs);
    await page.context().addCookies(teacher?.cookiesFor(opened.origin) ?? []);
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

  return {
    url,
    get database() {
      return app.database;
    },
    openPage,
    close: async () => {
      await close();
      await app.close();
    },
  };
};
