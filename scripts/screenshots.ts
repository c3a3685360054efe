import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  analyzeTicket,
  createTicket,
  generateFromContent,
  limits,
  register,
  submitResponse,
  type Ticket,
} from '@exit-tickets/contracts';
import { startStack } from '@exit-tickets/stack';
import { type ApiClient, createApiClient, type devices, newPage, openBrowser } from '@exit-tickets/testing';
import type { Browser, Page } from 'playwright-core';

/** Pictures of every screen, phone and desktop, with a class at work: `npm run screenshots [FOLDER]`. */
const folder = process.argv[2] ?? join('test-results', 'screenshots');

const lesson = `Fotosynthese

Planten maken hun eigen voedsel. Dat proces heet fotosynthese. In de bladgroenkorrels van een plantencel zit chlorofyl, een
groene stof die lichtenergie opvangt. Met die energie zet de plant koolstofdioxide uit de lucht en water uit de bodem om in
glucose en zuurstof. Als het erg droog is, sluiten de huidmondjes. De plant verliest dan minder water, maar neemt ook minder
koolstofdioxide op. Verbranding gaat dag en nacht door, fotosynthese alleen in het licht. 's Nachts geeft een plant daarom
koolstofdioxide af.`;

const answers = [
  [
    'Noor',
    'Planten maken hun eigen voedsel met licht',
    'De huidmondjes gaan dicht',
    'fotosynthese kan alleen in licht',
  ],
  ['Sem', 'de plant eet aarde', 'dan gaat de plant dood', 'weet ik niet'],
  [
    'Lotte',
    'Van water en koolstofdioxide glucose maken',
    'huidmondjes sluiten, minder water weg',
    'verbranding ook in het donker',
  ],
  ['Daan', 'een plant eet aarde met zijn wortels', 'hij wordt slap', 'het is hetzelfde'],
  ['Emma', 'dat een plant zelf voedsel maakt', 'de huidmondjes sluiten', 'verbranding gaat dag en nacht door'],
  ['Milan', 'met chlorofyl licht opvangen', 'minder koolstofdioxide', 'alleen in het licht is fotosynthese'],
  ['Tess', 'de plant eet aarde', 'de huidmondjes gaan dicht', 'verbranding is met vuur'],
] as const;

/** A teacher with a ticket that a class has answered, one that was analysed, and a few more. */
const seed = async (teacher: ApiClient, url: string): Promise<{ open: Ticket; analyzed: Ticket }> => {
  const name = { firstName: 'An', lastName: 'Smit' };
  await teacher.call(register, { body: { email: 'an.smit@school.example', password: 'een goed geheim', ...name } });
  const focusLevels = ['reproduceren-begrijpen' as const, 'toepassen' as const, 'inzicht-toetsen' as const];
  const generated = await teacher.call(generateFromContent, {
    body: { content: lesson, title: 'Fotosynthese', focusLevels },
  });
  const { questions } = generated.body;
  const make = async (title: string, className: string): Promise<Ticket> => {
    const draft = { title, className, totalStudents: limits.totalStudents.default, questions, originalContent: lesson };
    return (await teacher.call(createTicket, { body: draft })).body;
  };
  const fill = async (ticket: Ticket): Promise<void> => {
    for (const [studentName, ...given] of answers) {
      const body = {
        ticketId: ticket.id,
        studentName,
        answers: questions.map(({ id }, n) => ({ questionId: id, answer: given[n] ?? '?' })),
      };
      await createApiClient(url).call(submitResponse, { body });
    }
  };
  await make('Verbranding in cellen', '2A');
  await make('Transport in planten', '2B');
  const analyzed = await make('Fotosynthese', '2A');
  await fill(analyzed);
  await teacher.call(analyzeTicket, { params: { id: analyzed.id }, body: {} });
  const open = await make('Fotosynthese', '2B');
  await fill(open);
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
    .desktop { left: 60px; top: 60px; width: 1000px }
    .phone { right: 60px; bottom: 40px; width: 270px; box-shadow: 0 8px 32px #1d273340 }
  </style><img class="desktop" src="${await asData('analysis-desktop.png')}"><img class="phone" src="${await asData('student-ticket-phone.png')}">`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: join(folder, 'app.png') });
};

const dataDir = await mkdtemp(join(tmpdir(), 'exit-tickets-screenshots-'));
await mkdir(folder, { recursive: true });
const stack = await startStack({ DATA_DIR: dataDir, PORT: '3999', LOG_LEVEL: 'error' });
const { browser, close } = await openBrowser();
try {
  const url = stack.addresses.local;
  const teacher = createApiClient(url);
  const seeded = await seed(teacher, url);
  for (const screen of screensOf(seeded))
    for (const device of ['phone', 'desktop'] as const)
      process.stdout.write(`${await pictureOf(browser, device, screen, url, teacher)}\n`);
  await compose(browser);
} finally {
  await close();
  await stack.close();
  await rm(dataDir, { recursive: true, force: true });
}
