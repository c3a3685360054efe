import { launchChromium } from '@exit-tickets/chromium';
import { createLogger } from '@exit-tickets/service-kit';
import { aTicket } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startOffline } from '../src/rendering/offline-page.ts';
import { createRenderer, type Renderer } from '../src/rendering/renderer.ts';
import { ticketHtml } from '../src/templates/ticket-html.ts';
import { textOf } from './support.ts';
import { attackNames, setTraps, type Traps } from './traps.ts';

let traps: Traps;
let renderer: Renderer;

beforeAll(async () => {
  traps = await setTraps();
  const logger = createLogger({ service: 'test', level: 'silent' });
  renderer = createRenderer({ start: () => startOffline(undefined), logger });
});
beforeEach(() => traps.reset());
afterAll(async () => {
  await renderer.close();
  await traps.close();
});

const ticketWith = (attack: string): string =>
  ticketHtml(aTicket(), 'nl', new Date()).replace('</body>', `${attack}</body>`);

/** One page with all attacks but one, and one with the refresh, which leaves its page before the others are done. */
const pagesOfAttacks = (): [names: string[], html: string][] => {
  const stays = attackNames.filter((name) => name !== 'refresh');
  return [stays, ['refresh']].map((names) => [names, names.map((name) => traps.online[name]).join('')]);
};

test('a browser without our locks loads every trap', async () => {
  const browser = await launchChromium();
  for (const [names, html] of pagesOfAttacks()) {
    const page = await browser.newPage();
    await page.setContent(html);
    await expect.poll(() => names.filter((name) => !traps.isReached(name))).toEqual([]);
    await page.close();
  }
  await browser.close();
  expect(traps.connections()).toBeGreaterThan(0);
});

test('unescaped markup reaches no server', async () => {
  for (const [names, html] of pagesOfAttacks()) {
    const text = await textOf(await renderer.render(ticketWith(html)));
    expect(names.filter((name) => traps.isReached(name))).toEqual([]);
    expect(text).toContain('Fotosynthese');
    expect(text).not.toContain(traps.secret);
  }
  expect(traps.connections()).toBe(0);
});

test('unescaped markup reads no file', async () => {
  const pdf = await renderer.render(ticketWith(traps.onDisk.join('')));
  expect(await textOf(pdf)).not.toContain(traps.secret);
});

test('unescaped markup cannot restyle the paper', async () => {
  const text = await textOf(await renderer.render(ticketWith('<style>h1 { display: none }</style>')));
  expect(text).toContain('Fotosynthese');
});
