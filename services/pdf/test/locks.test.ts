import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@exit-tickets/chromium';
import { createLogger } from '@exit-tickets/service-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { labelsFor } from '../src/paper/labels.ts';
import { ticketHtml } from '../src/paper/ticket-html.ts';
import { startOffline } from '../src/rendering/offline-page.ts';
import { createRenderer, type Renderer } from '../src/rendering/renderer.ts';
import { aTicket, textOf } from './support.ts';

const secret = 'TOPGEHEIM-VAN-SCHIJF';
let server: Server;
let base: string;
let folder: string;
let secretFile: string;
let connections = 0;
let reached: Set<string>;
let renderer: Renderer;

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.add((request.url ?? '').replace(/^\//, ''));
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end(secret);
  });
  server.on('upgrade', (request, socket) => {
    reached.add((request.url ?? '').replace(/^\//, ''));
    socket.destroy();
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  folder = await mkdtemp(join(tmpdir(), 'locks-'));
  secretFile = join(folder, 'secret.html');
  await writeFile(secretFile, secret);
  const logger = createLogger({ service: 'test', level: 'silent' });
  renderer = createRenderer({ start: () => startOffline(undefined), logger });
});
beforeEach(() => {
  connections = 0;
  reached = new Set();
});
afterAll(async () => {
  await renderer.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Each would load its own name from the server, if it could. */
const attacks = (at: (name: string) => string): Record<string, string> => ({
  img: `<img src="${at('img')}">`,
  srcset: `<img srcset="${at('srcset')} 1x">`,
  iframe: `<iframe src="${at('iframe')}"></iframe>`,
  srcdoc: `<iframe srcdoc="<img src='${at('srcdoc')}'>"></iframe>`,
  import: `<style>@import url("${at('import')}");</style>`,
  link: `<link rel="stylesheet" href="${at('link')}">`,
  preload: `<link rel="preload" as="image" href="${at('preload')}">`,
  font: `<style>@font-face { font-family: f; src: url("${at('font')}"); } p { font-family: f; }</style><p>f</p>`,
  background: `<p style="background: url('${at('background')}')">b</p>`,
  svg: `<svg><image href="${at('svg')}" width="9" height="9"/></svg>`,
  object: `<object data="${at('object')}"></object>`,
  embed: `<embed src="${at('embed')}">`,
  video: `<video poster="${at('video')}"></video>`,
  script: `<script src="${at('script')}"></script>`,
  fetch: `<script>fetch("${at('fetch')}")</script>`,
  socket: `<script>new WebSocket("${at('socket').replace('http', 'ws')}")</script>`,
  refresh: `<meta http-equiv="refresh" content="0;url=${at('refresh')}">`,
});
const names = Object.keys(attacks(() => ''));
const ticketWith = (attack: string): string =>
  ticketHtml(aTicket(), labelsFor('nl'), new Date()).replace('</body>', `${attack}</body>`);

test('a browser without our locks does load them: the traps work', async () => {
  const browser = await launchChromium();
  for (const [name, attack] of Object.entries(attacks((path) => `${base}/${path}`))) {
    const page = await browser.newPage();
    await page.setContent(attack);
    await expect.poll(() => reached.has(name)).toBe(true);
    await page.close();
  }
  await browser.close();
  expect(connections).toBeGreaterThan(0);
});

test.each(names)('markup that slipped through (%s) reaches nobody', async (name) => {
  const attack = attacks((path) => `${base}/${path}`)[name] ?? '';
  const text = await textOf(await renderer.render(ticketWith(attack)));
  expect(text).toContain('Fotosynthese');
  expect(text).not.toContain(secret);
  expect(connections).toBe(0);
});

test('markup that slipped through reads nothing from the disk', async () => {
  const all = Object.values(attacks(() => `file://${secretFile}`)).join('');
  const pdf = await renderer.render(ticketWith(all));
  expect(await textOf(pdf)).not.toContain(secret);
});

test('markup that slipped through cannot restyle the paper', async () => {
  const text = await textOf(await renderer.render(ticketWith('<style>h1 { display: none }</style>')));
  expect(text).toContain('Fotosynthese');
});
