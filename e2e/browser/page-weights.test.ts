import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

// Bytes do not depend on the machine. `npm run bench:pages` measures the time.

const app = browserAtApp();

/** The compressed sizes in KiB of what a page loads, until the network is idle after `visibleText` has appeared. */
const weigh = async (page: Page, path: string, visibleText: string) => {
  const loaded: Promise<{ url: string; type: string; kib: number }>[] = [];
  page.on('requestfinished', (request) => {
    const sized = request.sizes().then(({ responseBodySize }) => responseBodySize / 1024);
    loaded.push(sized.then((kib) => ({ url: request.url(), type: request.resourceType(), kib })));
  });
  await page.goto(path);
  await page.getByText(visibleText).first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loaded);
  const sum = (chosen: typeof files): number => chosen.reduce((total, { kib }) => total + kib, 0);
  const origins = [...new Set(files.map(({ url }) => new URL(url).origin))];
  return {
    requests: files.length,
    scripts: sum(files.filter(({ type }) => type === 'script')),
    all: sum(files),
    origins,
  };
};

test('the page of a student takes at most six requests, only to the app, 23 KiB of scripts and 27 KiB in all', async () => {
  const { ticket } = await newTicket(await newTeacher(app.url), { title: 'Fotosynthese' });
  const page = await app.openPage({ device: 'phone' });
  const { requests, scripts, all, origins } = await weigh(page, `/student/${ticket.pin}`, 'Fotosynthese');
  expect(requests).toBeLessThanOrEqual(6);
  expect(scripts).toBeLessThanOrEqual(23);
  expect(all).toBeLessThanOrEqual(27);
  expect(origins).toEqual([new URL(page.url()).origin]);
});
