import { analyzeTicket, archiveTicket, limits } from '@exit-tickets/contracts';
import { aChoice, aQuestion } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const app = browserAtApp();

/** Markup that would load an image and run a script, with the name of the field it is typed in. */
const markup = (place: string) => `${place}<img src=/trap onerror=trapped=1><script>trapped=1</script>`;

/** Opens a page and records its requests. */
const openPage = async (options: Parameters<typeof app.openPage>[0] = {}) => {
  const page = await app.openPage(options);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests };
};
type Opened = Awaited<ReturnType<typeof openPage>>;

/** Checks that the markup is shown as it was typed, became no element and loaded nothing. */
const expectText = async ({ page, requests }: Opened, ...places: string[]) => {
  for (const place of places) await page.getByText(markup(place)).filter({ visible: true }).first().waitFor();
  await expectNothingRan({ page, requests });
};
const expectNothingRan = async ({ page, requests }: Opened) => {
  expect(await page.locator('img[src="/trap"]').count()).toBe(0);
  expect(await page.evaluate(() => 'trapped' in globalThis)).toBe(false);
  expect(requests.filter((url) => url.endsWith('/trap'))).toEqual([]);
};
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test('markup typed by a teacher or a student is shown as text to students, in the lists, in the archive and in the results', async () => {
  const teacher = await newTeacher(app.url);
  const questions = [
    aQuestion({ text: markup('vraag') }),
    aChoice({ options: [markup('optie'), 'gewoon'], correctAnswer: 'gewoon' }),
  ];
  const { ticket, params } = await newTicket(teacher, { title: markup('titel'), className: markup('klas'), questions });
  const student = await openPage();
  await student.page.goto(`/student/${ticket.pin}`);
  await expectText(student, 'titel', 'klas', 'vraag', 'optie');

  const answers = [
    { questionId: 'q1', answer: markup('antwoord') },
    { questionId: 'q2', answer: markup('optie') },
  ];
  expect(markup('leerling 5').length).toBeLessThanOrEqual(limits.studentNameLength);
  for (const n of [1, 2, 3, 4, 5]) {
    const { status } = await submit(app.url, { ticketId: ticket.id, studentName: markup(`leerling ${n}`), answers });
    expect(status).toBe(201);
  }
  expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  const results = await openPage({ teacher });
  await open(results.page, `/results/${ticket.id}`);
  await results.page.getByRole('button', { name: /^leerling 1/, expanded: false }).click();
  await expectText(results, 'titel', 'klas', 'leerling 1', 'vraag', 'antwoord', 'optie');
  for (const path of ['/dashboard', '/my-tickets']) {
    await open(results.page, path);
    await expectText(results, 'titel', 'klas');
  }
  await teacher.call(archiveTicket, { params });
  await open(results.page, '/archive');
  await expectText(results, 'titel', 'klas');
});

test('markup in the name of a file is shown as text, and another site cannot frame the app', async () => {
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
