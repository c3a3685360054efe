import { processIdOf } from '@exit-tickets/chromium';
import { createLogger } from '@exit-tickets/service-kit';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOffline } from '../src/rendering/offline-page.ts';
import { createRenderer, type Renderer } from '../src/rendering/renderer.ts';
import { textOf } from './support.ts';

const html = '<title>t</title><p>Gelukt</p>';
const logger = createLogger({ service: 'test', level: 'silent' });

let renderer: Renderer;
let processIds: number[];
let pages: number;
let maxPages: number;
/** The fault that a test injects into the browser when a page is about to be rendered. */
let fault: (browser: Browser, context: BrowserContext) => Promise<void>;

/** A real browser that counts its pages and injects the fault. */
const watchedBrowser = async (): Promise<Browser> => {
  const browser = await startOffline(undefined);
  processIds.push(await processIdOf(browser));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    pages += 1;
    maxPages = Math.max(maxPages, browser.contexts().length);
    await fault(browser, context);
    return context;
  };
  return browser;
};
const noFault = async (): Promise<void> => undefined;
/** A fault at the first page only. */
const once =
  (happen: typeof fault): typeof fault =>
  async (browser, context) => {
    fault = noFault;
    await happen(browser, context);
  };
const kill = async (browser: Browser): Promise<void> => {
  process.kill(await processIdOf(browser), 'SIGKILL');
};
/** Kills only the processes that render pages, not the browser's own. */
const killPages = async (browser: Browser): Promise<void> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { id, type } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
};
/** Stops the whole process group, as when the machine suspends it: nothing answers, nothing ends. */
const freeze = async (browser: Browser): Promise<void> => {
  process.kill(-(await processIdOf(browser)), 'SIGSTOP');
};

const isAlive = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};
const expectAllGone = () => expect.poll(() => processIds.filter(isAlive)).toEqual([]);

const newRenderer = (maxMs?: number): Renderer => createRenderer({ start: watchedBrowser, logger, maxMs });

beforeEach(() => {
  processIds = [];
  pages = 0;
  maxPages = 0;
  fault = noFault;
  renderer = newRenderer();
});
afterEach(async () => {
  await renderer.close();
  await expectAllGone();
});

test('one browser starts with the first page, renders two pages at a time and all later ones, and ends with close', async () => {
  expect(processIds).toHaveLength(0);
  const made = await Promise.all(Array.from({ length: 6 }, (_, n) => renderer.render(`<p>Pagina ${n}.</p>`)));
  for (const [n, pdf] of made.entries()) expect(await textOf(pdf)).toBe(`Pagina ${n}.`);
  expect(maxPages).toBe(2);
  await renderer.render(html);
  expect(processIds).toHaveLength(1);
  await renderer.close();
  await expectAllGone();
  await expect(renderer.render(html)).rejects.toMatchObject({ code: 'pdf_unavailable' });
});

describe('when Chromium', () => {
  test('is killed in the middle or between two pages, the page is rendered by a new one', async () => {
    fault = once(kill);
    const made = await Promise.all([renderer.render(html), renderer.render(html), renderer.render(html)]);
    for (const pdf of made) expect(await textOf(pdf)).toBe('Gelukt');
    expect(processIds).toHaveLength(2);
    process.kill(Number(processIds.at(-1)), 'SIGKILL');
    expect(await textOf(await renderer.render(html))).toBe('Gelukt');
    expect(processIds).toHaveLength(3);
  });

  test('loses only the process of a page, the page is tried again in the same browser', async () => {
    fault = once(async (browser, context) => {
      context.once('page', (page) => {
        const setContent = page.setContent.bind(page);
        page.setContent = async (...content) => {
          await killPages(browser);
          await setContent(...content);
        };
      });
    });
    expect(await textOf(await renderer.render(html))).toBe('Gelukt');
    expect(pages).toBe(2);
    expect(processIds).toHaveLength(1);
  });

  test('dies twice over the same page, that page fails and the next works', async () => {
    fault = kill;
    await expect(renderer.render(html)).rejects.toMatchObject({ code: 'service_failed' });
    expect(processIds).toHaveLength(2);
    fault = noFault;
    expect(await textOf(await renderer.render(html))).toBe('Gelukt');
  });

  test('freezes, it is killed in time, that page fails and the next works', async () => {
    renderer = newRenderer(1_000);
    await renderer.render(html);
    fault = once(freeze);
    await expect(renderer.render(html)).rejects.toMatchObject({ code: 'service_timeout' });
    await expectAllGone();
    expect(await textOf(await renderer.render(html))).toBe('Gelukt');
  });

  test('freezes while idle, close still kills it', async () => {
    await renderer.render(html);
    for (const processId of processIds) process.kill(-processId, 'SIGSTOP');
    await renderer.close();
    await expectAllGone();
  });

  test('cannot be started, the call fails with pdf_unavailable, and the next one tries again', async () => {
    let starts = 0;
    const start = () => (++starts === 1 ? Promise.reject(new Error('no libraries')) : watchedBrowser());
    renderer = createRenderer({ start, logger });
    await expect(renderer.render(html)).rejects.toMatchObject({ code: 'pdf_unavailable' });
    expect(await textOf(await renderer.render(html))).toBe('Gelukt');
  });
});
