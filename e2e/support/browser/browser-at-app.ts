import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiClient, newPage, openBrowser } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { startDeployedApp } from '../deployed-app.ts';

const pictures = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));

/** Less than a test may take, so that what was waited for in vain is named. */
const timeoutMs = 45_000;

type OpenPageOptions = Partial<Pick<Parameters<typeof newPage>[1], 'device' | 'locale'>> & {
  /** Whose session the page has; without one it is a visitor's. */
  teacher?: ApiClient;
};

/**
 * The whole app, with these settings besides its own, and a browser before it, for the tests of one file. Its pages are opened
 * at this host, if one is named, which the browser has to find on this machine.
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

  /** A page in Dutch on a desktop, unless told otherwise, as long as the test goes on; leaves a picture behind when it fails. */
  const openPage = async ({ teacher, ...options }: OpenPageOptions = {}): Promise<Page> => {
    const page = await newPage(browser, { device: 'desktop', locale: 'nl-NL', baseURL: opened.origin, ...options });
    page.setDefaultTimeout(timeoutMs);
    const cookies = (teacher?.cookie ?? '').split('; ').filter(Boolean);
    await page.context().addCookies(
      cookies.map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: opened.origin };
      }),
    );
    // A page left open goes on listening, ticking and drawing beside all tests that follow.
    onTestFinished(async ({ task }) => {
      const name = task.name.replaceAll(/\W+/g, '-');
      if (task.result?.state === 'fail')
        await page.screenshot({ path: join(pictures, `failed-${name}.png`) }).catch(() => undefined);
      // An answer that a test changes on its way may still be under way.
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
