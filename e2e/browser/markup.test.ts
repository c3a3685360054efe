import { analyzeTicket, archiveTicket, limits } from '@exit-tickets/contracts';
import { aChoice, aQuestion } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowserAtApp } from '../support/browser/browser-at-app.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

/** Markup that would load something and run something, and says where it was typed. */
const trap = (place: string) => `${place}<img src=/trap onerror=trapped=1><script>trapped=1</script>`;

/** Opens a page that remembers what it asked the server for. */
const openPage = async (options: Parameters<typeof app.openPage>[0] = {}) => {
  const page = await app.openPage(options);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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

test('markup that a teacher or a student typed is shown as it was typed, to the students, in the lists, in the archive and on the results', async () => {
  const teacher = await newTeacher(app.url);
  const questions = [
    aQuestion({ text: trap('vraag') }),
    aChoice({ options: [trap('optie'), 'gewoon'], correctAnswer: 'gewoon' }),
  ];
  const { ticket, params } = await newTicket(teacher, { title: trap('titel'), className: trap('klas'), questions });
  const student = await openPage();
  await student.page.goto(`/student/${ticket.pin}`);
  await expectText(student, 'titel', 'klas', 'vraag', 'optie');

  const answers = [
    { questionId: 'q1', answer: trap('antwoord') },
    { questionId: 'q2', answer: trap('optie') },
  ];
  expect(trap('leerling 5').length).toBeLessThanOrEqual(limits.studentNameLength);
  for (const n of [1, 2, 3, 4, 5]) {
    const { status } = await submit(app.url, { ticketId: ticket.id, studentName: trap(`leerling ${n}`), answers });
    expect(status).toBe(201);
  }
  expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  const desk = await openPage({ teacher });
  await open(desk.page, `/results/${ticket.id}`);
  await desk.page.getByRole('button', { name: /^leerling 1/, expanded: false }).click();
  await expectText(desk, 'titel', 'klas', 'leerling 1', 'vraag', 'antwoord', 'optie');
  for (const path of ['/dashboard', '/my-tickets']) {
    await open(desk.page, path);
    await expectText(desk, 'titel', 'klas');
  }
  await teacher.call(archiveTicket, { params });
  await open(desk.page, '/archive');
  await expectText(desk, 'titel', 'klas');
});

test('markup in the name of a file is shown as it was typed, and a page that another site frames stays empty', async () => {
  const lesson =
    'Planten maken hun eigen voedsel. Dat heet fotosynthese. Daarvoor is licht nodig, omdat licht energie geeft.';
  const visitor = await openPage();
  const { page } = visitor;
  await open(page, '/');
  const name = '<img src=x onerror=trapped=1><b>les.txt';
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(lesson.repeat(5)) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const title = page.getByRole('dialog').getByLabel('Titel');
  await title.waitFor();
  expect(await title.inputValue()).toContain('img src=x onerror=trapped=1');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await expectNothingRan(visitor);

  await page.goto('about:blank');
  await page.setContent(`<iframe src="${app.url}/"></iframe>`);
  const refused = page.frames().at(-1);
  await expect.poll(() => refused?.url()).toMatch(/^chrome-error:/);
});
