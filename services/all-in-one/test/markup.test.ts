import { analyzeTicket, archiveTicket, limits } from '@exit-tickets/contracts';
import { aChoice, aQuestion, newPage, openBrowser } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let allInOne: AllInOne;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const PORT = String(await freePort());
  allInOne = await startAllInOne({ DATA_DIR: dataDir.path, PORT, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await allInOne.context.close();
  await dataDir.remove();
});

/** Markup that would load something and run something, and says where it was typed. */
const trap = (place: string) => `${place}<img src=/trap onerror=trapped=1><script>trapped=1</script>`;

/** Opens a page as this teacher, or as a pupil, and remembers what it asked the server for. */
const openPage = async (cookies = '') => {
  const page = await newPage(browser.browser, {
    device: 'desktop',
    locale: 'nl-NL',
    baseURL: allInOne.addresses.local,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  onTestFailed(async () => {
    await page.screenshot({ path: `test-results/screens/failed-markup.png` }).catch(() => undefined);
  });
  for (const pair of cookies.split('; ').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    await page.context().addCookies([{ name, value, url: allInOne.addresses.local }]);
  }
  return { page, asked };
};
type Opened = Awaited<ReturnType<typeof openPage>>;

/** The markup stands there as it was typed, became no element and loaded nothing. */
const expectText = async ({ page, asked }: Opened, ...places: string[]) => {
  for (const place of places) await page.getByText(trap(place)).filter({ visible: true }).first().waitFor();
  await expectNothingRan({ page, asked });
};
const expectNothingRan = async ({ page, asked }: Opened) => {
  expect(await page.locator('img[src="/trap"]').count()).toBe(0);
  expect(await page.evaluate(() => 'trapped' in globalThis)).toBe(false);
  expect(asked.filter((url) => url.endsWith('/trap'))).toEqual([]);
};
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const questions = [
  aQuestion({ text: trap('vraag') }),
  aChoice({ options: [trap('optie'), 'gewoon'], correctAnswer: 'gewoon' }),
];
const aTrappedTicket = async () => {
  const teacher = await newTeacher(allInOne.addresses.local);
  const { ticket, params } = await newTicket(teacher, { title: trap('titel'), className: trap('klas'), questions });
  return { teacher, ticket, params };
};

describe('markup that somebody typed is shown as it was typed:', () => {
  test('on the page of the pupils', async () => {
    const { ticket } = await aTrappedTicket();
    const pupil = await openPage();
    await pupil.page.goto(`/student/${ticket.pin}`);
    await expectText(pupil, 'titel', 'klas', 'vraag', 'optie');
  });

  test('in the lists of tickets and in the archive', async () => {
    const { teacher, params } = await aTrappedTicket();
    const desk = await openPage(teacher.cookie);
    for (const path of ['/dashboard', '/my-tickets']) {
      await open(desk.page, path);
      await expectText(desk, 'titel', 'klas');
    }
    await teacher.call(archiveTicket, { params });
    await open(desk.page, '/archive');
    await expectText(desk, 'titel', 'klas');
  });

  test('on the results, with names, answers and an analysis', async () => {
    const { teacher, ticket, params } = await aTrappedTicket();
    const answers = [
      { questionId: 'q1', answer: trap('antwoord') },
      { questionId: 'q2', answer: trap('optie') },
    ];
    expect(trap('leerling 5').length).toBeLessThanOrEqual(limits.studentNameLength);
    for (const n of [1, 2, 3, 4, 5])
      expect(
        (await submit(allInOne.addresses.local, { ticketId: ticket.id, studentName: trap(`leerling ${n}`), answers }))
          .status,
      ).toBe(201);
    expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
    const desk = await openPage(teacher.cookie);
    await open(desk.page, `/results/${ticket.id}`);
    await desk.page.getByRole('button', { name: 'leerling 1' }).click();
    await expectText(desk, 'titel', 'klas', 'leerling 1', 'vraag', 'antwoord', 'optie');
  });

  test('in the name of a file', async () => {
    const lesson =
      'Planten maken hun eigen voedsel. Dat heet fotosynthese. Daarvoor is licht nodig, omdat licht energie geeft.';
    const visitor = await openPage();
    await open(visitor.page, '/');
    const name = '<img src=x onerror=trapped=1><b>les.txt';
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(lesson.repeat(5)) };
    await visitor.page.locator('input[type=file]').first().setInputFiles(file);
    const title = visitor.page.getByRole('dialog').getByLabel('Titel');
    await title.waitFor();
    expect(await title.inputValue()).toContain('img src=x onerror=trapped=1');
    expect(await visitor.page.locator('img[src="x"]').count()).toBe(0);
    await expectNothingRan(visitor);
  });
});

test('a page that another site frames stays empty', async () => {
  const { page } = await openPage();
  await page.setContent(`<iframe src="${allInOne.addresses.local}/"></iframe>`);
  const refused = page.frames().at(-1);
  await expect.poll(() => refused?.url()).toMatch(/^chrome-error:/);
});
