/// <reference lib="dom" />
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAllInOne } from '@exit-tickets/all-in-one';
import {
  analyzeTicket,
  changeJudgements,
  createTicket,
  limits,
  type Mark,
  type Question,
  register,
  submitResponse,
  type Ticket,
} from '@exit-tickets/contracts';
import {
  type ApiClient,
  createApiClient,
  type devices,
  newPage,
  openBrowser,
  type PlantedClass,
  plantedClasses,
} from '@exit-tickets/testing';
import type { Browser, Page } from 'playwright-core';

/** Pictures of every screen, phone and desktop, with a class at work: `npm run screenshots [FOLDER]`. */
const folder = process.argv[2] ?? join('test-results', 'screenshots');

/** What the class thinks is known beforehand, so that a picture shows nothing false. */
const taughtClass = (): PlantedClass => {
  const [first] = plantedClasses();
  if (!first) throw new Error('there is no class to take pictures of');
  return first;
};
const { title, lesson, questions, pupils } = taughtClass();

/** Has the whole class answer; tells which response is whose. */
const fill = async (url: string, ticketId: string): Promise<Map<string, string>> => {
  const responseIds = new Map<string, string>();
  for (const { name, answers } of pupils) {
    const body = {
      ticketId,
      studentName: name,
      answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
    };
    responseIds.set(name, (await createApiClient(url).call(submitResponse, { body })).body.id);
  }
  return responseIds;
};

/** The marks of a teacher who knows the truth: one for the answers to a question that are wrong in the same way. */
const marksOf = (question: Question, responseIds: ReadonlyMap<string, string>): Mark[] => {
  const given = pupils.flatMap(({ name, answers }) =>
    answers.flatMap(({ questionId, truth: verdict, misconception: label }) =>
      questionId === question.id && verdict !== 'opinion'
        ? [{ responseId: responseIds.get(name) ?? '', verdict, label }]
        : [],
    ),
  );
  return [...Map.groupBy(given, ({ verdict, label }) => `${verdict} ${label}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ verdict, label }) => ({
      questionId: question.id,
      verdict,
      ...(label && { label }),
      responseIds: same.map(({ responseId }) => responseId),
    })),
  );
};

/** A teacher with a ticket that a class has answered and that is half marked, one that was analysed, and a few more. */
const seed = async (teacher: ApiClient, url: string): Promise<{ open: Ticket; analyzed: Ticket }> => {
  const name = { firstName: 'An', lastName: 'Smit' };
  await teacher.call(register, { body: { email: 'an.smit@school.example', password: 'een goed geheim', ...name } });
  const make = async (title: string, className: string): Promise<Ticket> => {
    const draft = { title, className, totalStudents: limits.totalStudents.default, questions, originalContent: lesson };
    return (await teacher.call(createTicket, { body: draft })).body;
  };
  const mark = async ({ id }: Ticket, responseIds: ReadonlyMap<string, string>, marked: readonly Question[]) => {
    const marks = marked
      .filter(({ type }) => type === 'open_text')
      .flatMap((question) => marksOf(question, responseIds));
    await teacher.call(changeJudgements, { params: { id }, body: { marks } });
  };
  await make('Verbranding in cellen', '2A');
  await make('Transport in planten', '2B');
  const analyzed = await make(title, '2A');
  await mark(analyzed, await fill(url, analyzed.id), questions);
  await teacher.call(analyzeTicket, { params: { id: analyzed.id }, body: {} });
  const open = await make(title, '2B');
  await mark(open, await fill(url, open.id), questions.slice(0, 1));
  return { open, analyzed };
};

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

type Screen = {
  name: string;
  path: string;
  asTeacher?: boolean;
  prepare?: (page: Page) => Promise<void>;
  whole?: boolean;
};

const screensOf = ({ open, analyzed }: { open: Ticket; analyzed: Ticket }): Screen[] => [
  { name: 'landing', path: '/' },
  { name: 'landing-whole', path: '/', whole: true },
  { name: 'log-in', path: '/auth' },
  { name: 'register', path: '/auth?mode=register' },
  { name: 'student', path: '/student' },
  { name: 'student-ticket', path: `/student/${open.pin}`, prepare: (page) => page.getByLabel('Je naam').waitFor() },
  { name: 'privacy', path: '/privacy' },
  { name: 'reset-password', path: '/reset-password?token=example' },
  { name: 'dashboard', path: '/dashboard', asTeacher: true },
  { name: 'tickets', path: '/my-tickets', asTeacher: true },
  { name: 'archive', path: '/archive', asTeacher: true },
  { name: 'account', path: '/account', asTeacher: true },
  { name: 'results', path: `/results/${open.id}`, asTeacher: true, whole: true },
  { name: 'analysis', path: `/results/${analyzed.id}`, asTeacher: true },
  { name: 'analysis-whole', path: `/results/${analyzed.id}`, asTeacher: true, whole: true },
  {
    name: 'share',
    path: '/dashboard',
    asTeacher: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^PIN delen/ })
        .first()
        .click();
      await page.getByRole('img', { name: /^PIN/ }).waitFor();
    },
  },
];

/** Makes the window as high as the page: what is out of sight is not drawn, and takes its height only when it is. */
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

const pictureOf = async (
  browser: Browser,
  device: keyof typeof devices,
  screen: Screen,
  url: string,
  teacher: ApiClient,
) => {
  const page = await newPage(browser, { device, locale: 'nl-NL', baseURL: url });
  if (screen.asTeacher) {
    const cookies = (teacher.cookie ?? '').split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url };
    });
    await page.context().addCookies(cookies);
  }
  await page.goto(screen.path, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  await page.locator('main, form, h1').first().waitFor();
  await screen.prepare?.(page);
  if (!screen.path.startsWith('/results')) await settle(page);
  else await page.getByRole('heading', { name: 'Per vraag' }).waitFor();
  const path = join(folder, `${screen.name}-${device}.png`);
  if (screen.whole) await showAll(page);
  await page.screenshot({ path, fullPage: screen.whole ?? false });
  await page.context().close();
  return path;
};

/** The picture of the README: what the teacher sees, and a pupil's phone before it. */
const compose = async (browser: Browser): Promise<void> => {
  const asData = async (name: string) => `data:image/png;base64,${await readFile(join(folder, name), 'base64')}`;
  const page = await newPage(browser, { device: 'desktop' });
  await page.setContent(
    `<style>
    body { margin: 0; background: #ece7da; width: 1280px; height: 800px; position: relative; overflow: hidden }
    img { position: absolute; border: 1px solid #c9c3b4; border-radius: 10px }
    .desktop { left: 30px; top: 40px; width: 1000px; height: 712px; object-fit: cover; object-position: top }
    .phone { right: 20px; bottom: 40px; width: 270px; box-shadow: 0 8px 32px #1d273340 }
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
  for (const screen of screensOf(seeded))
    for (const device of ['phone', 'desktop'] as const)
      process.stdout.write(`${await pictureOf(browser, device, screen, url, teacher)}\n`);
  await compose(browser);
} finally {
  await close();
  await allInOne.context.close();
  await rm(dataDir, { recursive: true, force: true });
}
