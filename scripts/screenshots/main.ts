/// <reference lib="dom" />
// Pictures of every screen with a class at work, on a phone and a desktop: `npm run screenshots [-- FOLDER]`. `--every`
// uses seven sizes and both themes, which takes ten minutes; `--language fr` another language than Dutch; `--only
// editor,menu` some screens.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAllInOne } from '@exit-tickets/all-in-one';
import { type Language, languageOfTag } from '@exit-tickets/contracts';
import { type ApiClient, createApiClient, type devices, newPage, openBrowser } from '@exit-tickets/testing';
import type { Browser, Page, Request } from 'playwright-core';
import { ofTeacher, type Screen, screensOf, textsOf } from './screens.ts';
import { seed } from './seed.ts';

const { values, positionals } = parseArgs({
  options: {
    every: { type: 'boolean', default: false },
    only: { type: 'string' },
    language: { type: 'string', default: 'nl' },
  },
  allowPositionals: true,
});
const [folder = join('test-results', 'screenshots')] = positionals;
const chosen = languageOfTag(values.language);
if (!chosen) throw new Error(`There are no texts in ${values.language}`);
const language: Language = chosen;

/** The device of a picture, optionally with a window of another size. */
interface Look {
  size: string;
  device: keyof typeof devices;
  window?: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const usual = [
  { size: 'phone', device: 'phone' },
  { size: 'desktop', device: 'desktop' },
] as const;
const others = [
  { size: 'narrow-phone', device: 'phone', window: { width: 360, height: 740 } },
  { size: 'tablet', device: 'phone', window: { width: 820, height: 1180 } },
  { size: 'laptop', device: 'desktop', window: { width: 1366, height: 768 } },
  { size: 'wide-desktop', device: 'desktop', window: { width: 1920, height: 1080 } },
  { size: 'projector', device: 'desktop', window: { width: 1024, height: 768 } },
] as const;

const looks: Look[] = values.every
  ? [...usual, ...others].flatMap((size) => [
      { ...size, colorScheme: 'light' },
      { ...size, colorScheme: 'dark' },
    ])
  : usual.map((size) => ({ ...size, colorScheme: 'light' }));

const fileOf = ({ name }: Screen, { size, colorScheme }: Look): string =>
  join(
    folder,
    [name, size, ...(colorScheme === 'dark' ? ['dark'] : []), ...(language === 'nl' ? [] : [language])].join('-'),
  ).concat('.png');

/** The unanswered calls of a page, without the live stream, which never ends. */
const callsOf = (page: Page): ReadonlySet<Request> => {
  const calls = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
};

/** Whether everything visible has loaded and nothing moves. */
const isDrawn = (): boolean =>
  document.fonts.status === 'loaded' &&
  document.querySelector('.mantine-Loader-root, .mantine-Skeleton-root') === null &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);

/** Waits until the page is drawn and has no open calls for three frames: an answer may trigger further calls. */
const settle = async (page: Page, calls: ReadonlySet<Request>): Promise<void> => {
  for (let quietFrames = 0; quietFrames < 3; quietFrames += 1) {
    await page.waitForFunction(isDrawn);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (calls.size > 0) quietFrames = -1;
  }
};

/** Makes the window as high as the page: content outside it is not drawn and gets its height only once it is. */
const showAll = async (page: Page): Promise<void> => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  let shown = height;
  for (;;) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole <= shown) return;
    shown = whole;
    await page.setViewportSize({ width, height: whole });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

const take = async (browser: Browser, look: Look, screen: Screen, url: string, teacher: ApiClient): Promise<string> => {
  const { device, window, colorScheme } = look;
  const page = await newPage(browser, { device, locale: `${language}-${language.toUpperCase()}`, baseURL: url });
  const calls = callsOf(page);
  await page.emulateMedia({ colorScheme });
  if (window) await page.setViewportSize(window);
  if (ofTeacher.test(screen.path)) await page.context().addCookies(teacher.cookiesFor(url));
  await page.goto(screen.path, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  await page.locator('main, form, h1').first().waitFor();
  const texts = await textsOf(language);
  await screen.prepare?.(page, texts);
  await settle(page, calls);
  if (screen.isWhole) {
    await showAll(page);
    await settle(page, calls);
  }
  const path = fileOf(screen, look);
  await page.screenshot({ path, fullPage: screen.isWhole ?? false });
  await page.context().close();
  return path;
};

/** The screens in the picture of the README, all of one class. */
const inReadme = ['analysis-whole', 'student-ticket'];

/** The picture of the README: the teacher's screen with a student's phone in front. */
const compose = async (browser: Browser): Promise<void> => {
  const asData = async (name: string) => `data:image/png;base64,${await readFile(join(folder, name), 'base64')}`;
  const page = await newPage(browser, { device: 'desktop' });
  await page.setContent(
    `<style>
    body { margin: 0; background: #ece7da; width: 1280px; height: 800px; position: relative; overflow: hidden }
    img { position: absolute; border: 1px solid #c9c3b4; border-radius: 10px }
    .desktop { left: 30px; top: 40px; width: 1000px; height: 712px; object-fit: cover; object-position: top }
    .phone { right: 20px; bottom: 40px; width: 270px; height: 712px; object-fit: cover; object-position: top; box-shadow: 0 8px 32px #1d273340 }
  </style><img class="desktop" src="${await asData('analysis-whole-desktop.png')}"><img class="phone" src="${await asData('student-ticket-phone.png')}">`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: join(folder, 'app.png') });
};

const dataDir = await mkdtemp(join(tmpdir(), 'exit-tickets-screenshots-'));
await mkdir(folder, { recursive: true });
const allInOne = await startAllInOne({ DATA_DIR: dataDir, PORT: '3999', LOG_LEVEL: 'error' });
const { browser, close } = await openBrowser();
try {
  const url = allInOne.addresses.local;
  const teacher = createApiClient(url);
  const seeded = await seed(teacher, url);
  const names = values.only?.split(',');
  for (const screen of screensOf(seeded).filter(({ name }) => names?.includes(name) ?? true))
    for (const look of looks) process.stdout.write(`${await take(browser, look, screen, url, teacher)}\n`);
  if (language === 'nl' && inReadme.every((name) => names?.includes(name) ?? true)) await compose(browser);
} finally {
  await close();
  await allInOne.context.close();
  await rm(dataDir, { recursive: true, force: true });
}
