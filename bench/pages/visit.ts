/// <reference lib="dom" />
import { devices } from '@exit-tickets/testing';
import type { Browser } from 'playwright-core';
import { z } from 'zod';

/** The user-visible timing of a first visit to a page. */
export interface Visit {
  /** Largest contentful paint, in ms after the request. */
  largestPaintMs: number;
  /** Total blocking time: the part of main-thread tasks beyond 50 ms each after the first paint, in ms. */
  blockedMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Over the wire, compressed, with headers. */
  scriptBytes: number;
  bytes: number;
  requests: number;
}

/** The page to visit. */
export interface Visited {
  path: string;
  /** A selector for content that appears once the page is usable. */
  shown: string;
}

const slowdown = 4;
const bytesPerMbit = 1_000_000 / 8;
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * bytesPerMbit,
  uploadThroughput: 0.75 * bytesPerMbit,
};
/** The page counts as idle after this long without activity, in ms. */
const restMs = 3_000;
const longTaskMs = 50;

/** The data collected by the page: times and durations in ms. */
const toldByPage = z.object({
  paints: z.array(z.number()),
  tasks: z.array(z.tuple([z.number(), z.number()])),
  shift: z.number(),
  firstPaint: z.number(),
});

/** Collects performance entries in the page. */
const observe = (): void => {
  const told: z.infer<typeof toldByPage> = { paints: [], tasks: [], shift: 0, firstPaint: 0 };
  Reflect.set(window, 'told', told);
  const listen = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  listen('largest-contentful-paint', ({ startTime }) => told.paints.push(startTime));
  listen('longtask', ({ startTime, duration }) => told.tasks.push([startTime, duration]));
  listen('layout-shift', (entry) => {
    told.shift += Number(Reflect.get(entry, 'value'));
  });
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.firstPaint = startTime;
  });
};

/** Visits a page for the first time, on a cheap phone far away from the server. */
export const visitPage = async (browser: Browser, url: string, { path, shown }: Visited): Promise<Visit> => {
  const context = await browser.newContext({ ...devices.phone, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', connection);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const kinds = new Map<string, string>();
    const sizes = new Map<string, number>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    );
    await page.addInitScript(observe);
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
    await page.waitForTimeout(restMs);
    const told = toldByPage.parse(await page.evaluate(() => Reflect.get(window, 'told')));
    // Only now: locating an element injects a Playwright script, which would add to the blocking time.
    if (!(await page.locator(shown).first().isVisible())) throw new Error(`${path} does not show ${shown}`);
    const bytesOf = (isCounted: (kind: string | undefined) => boolean): number =>
      [...sizes].filter(([id]) => isCounted(kinds.get(id))).reduce((sum, [, bytes]) => sum + bytes, 0);
    return {
      largestPaintMs: told.paints.at(-1) ?? Number.NaN,
      blockedMs: told.tasks
        .filter(([start]) => start >= told.firstPaint)
        .reduce((sum, [, ms]) => sum + Math.max(0, ms - longTaskMs), 0),
      shift: told.shift,
      scriptBytes: bytesOf((kind) => kind === 'Script'),
      bytes: bytesOf(() => true),
      requests: kinds.size,
    };
  } finally {
    await context.close();
  }
};
