import { correctAnswerOf, type ErrorCode, errorCatalogue, type Language } from '@exit-tickets/contracts';
import type { Page } from 'playwright-core';
import { loadTexts } from '../../web/src/shared/i18n/load-texts.ts';
import { textsIn } from '../../web/src/student/language.ts';
import { lesson, questions, type Seeded } from './seed.ts';

/** The texts of the pages. */
export const textsOf = async (language: Language) => ({
  ...(await loadTexts[language]()).texts,
  student: textsIn[language],
});
type Texts = Awaited<ReturnType<typeof textsOf>>;

/** The paths for which a teacher is logged in. */
export const ofTeacher = /^\/(account|archive|dashboard|my-tickets|results)/;

export interface Screen {
  name: string;
  path: string;
  /** The user actions before the picture. */
  prepare?: (page: Page, texts: Texts) => Promise<void>;
  /** The whole page, not only what fits in the window. */
  isWhole?: boolean;
}

/** Matches the beginning of a text, up to its first placeholder. */
const beginning = (text: string): RegExp => new RegExp(`^${text.split('{{')[0]}`);

const dialogOf = (page: Page) => page.getByRole('dialog').last().waitFor();

/** Opens the menu of the first or the last ticket in the list. */
const openMenu = async (page: Page, { tickets }: Texts, which: 'first' | 'last' = 'first'): Promise<void> => {
  const menus = page.getByRole('button', { name: beginning(tickets.more) });
  await menus[which]().click();
  await page.getByRole('menu').waitFor();
};

const choose = async (page: Page, texts: Texts, item: string, which?: 'first' | 'last'): Promise<void> => {
  await openMenu(page, texts, which);
  await page.getByRole('menuitem', { name: item }).click();
  await dialogOf(page);
};

/** Refuses all requests to these addresses. */
const refuse = (page: Page, addresses: string, code: ErrorCode): Promise<unknown> =>
  page.route(addresses, (route) =>
    route.fulfill({ status: errorCatalogue[code].status, json: { code, message: code } }),
  );

/** Opens the editor of the last ticket in the list, which has no answers yet. */
const openEditor = (page: Page, texts: Texts): Promise<void> => choose(page, texts, texts.tickets.edit.action, 'last');

/** Chooses an item of the results menu. */
const chooseOfResults = async (page: Page, { results }: Texts, item: string): Promise<void> => {
  await page.getByRole('button', { name: results.head.more }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await dialogOf(page);
};

/** Changes the title in the open editor and saves it. */
const save = async (page: Page, { editor }: Texts): Promise<void> => {
  await page.getByRole('dialog').getByLabel(editor.fields.title, { exact: true }).fill('Licht en suiker');
  await page.getByRole('button', { name: editor.save.save }).click();
};

const pressShare = (page: Page, { tickets }: Texts): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${tickets.share.action}`) })
    .first()
    .click();

/** Fills in the whole ticket as a student, and sends it. */
const send = async (page: Page, { student }: Texts): Promise<void> => {
  await page.getByLabel(student.name.label).fill('Noor');
  for (const area of await page.locator('form textarea').all()) await area.fill('Uit licht, water en koolstofdioxide');
  for (const group of await page.getByRole('group').all())
    await group.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: student.send.button }).click();
};

/** Every screen with its dialogs and messages. */
export const screensOf = ({ open, analyzed, unanswered }: Seeded): Screen[] => [
  { name: 'landing', path: '/' },
  { name: 'landing-whole', path: '/', isWhole: true },
  {
    name: 'prepare',
    path: '/',
    prepare: async (page) => {
      const file = { name: 'les.txt', mimeType: 'text/plain', buffer: Buffer.from(lesson) };
      await page.locator('input[type=file][multiple]').setInputFiles(file);
      await dialogOf(page);
    },
  },
  { name: 'log-in', path: '/auth', prepare: dialogOf },
  { name: 'register', path: '/auth?mode=register', prepare: dialogOf },
  {
    name: 'forgot-password',
    path: '/auth',
    prepare: async (page, { auth }) => {
      await page.getByRole('button', { name: auth.forgot.link }).click();
      await page.getByRole('dialog', { name: auth.title.forgot }).waitFor();
    },
  },
  {
    name: 'log-in-refused',
    path: '/auth',
    prepare: async (page, { auth }) => {
      await refuse(page, '**/api/login', 'wrong_credentials');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(auth.email).fill('an.smit@school.example');
      await dialog.getByLabel(auth.password, { exact: true }).fill('example');
      await dialog.getByRole('button', { name: auth.login.action, exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'log-in-after-link',
    path: '/reset-password',
    prepare: async (page, { account }) => {
      await page.getByRole('link', { name: account.toLogIn }).click();
      await dialogOf(page);
    },
  },
  { name: 'confirm-email', path: '/confirm-email?token=example' },
  { name: 'student', path: '/student' },
  {
    name: 'student-ticket',
    path: `/student/${open.pin}`,
    prepare: (page) => page.getByRole('textbox').first().waitFor(),
    isWhole: true,
  },
  {
    name: 'student-wrong-pin',
    path: '/student/0000',
    prepare: (page, { student }) => page.getByText(student.errors.pin_not_found).waitFor(),
  },
  {
    name: 'student-waiting',
    path: `/student/${open.pin}`,
    prepare: async (page, texts) => {
      await page.route('**/api/submit-response', (route) => route.abort('internetdisconnected'));
      await send(page, texts);
      await page.getByText(texts.student.send.waiting).waitFor();
    },
  },
  {
    name: 'student-closed',
    path: `/student/${open.pin}`,
    prepare: async (page, texts) => {
      await refuse(page, '**/api/submit-response', 'ticket_closed');
      await send(page, texts);
      await page.getByText(texts.student.errors.ticket_closed).waitFor();
    },
  },
  {
    name: 'student-sent',
    path: `/student/${unanswered.pin}`,
    prepare: async (page, texts) => {
      // Prevents new responses, which would appear in the teacher's pictures.
      await page.route('**/api/submit-response', (route) =>
        route.fulfill({ status: 201, json: { id: 'r1', submittedAt: new Date().toISOString() } }),
      );
      await send(page, texts);
      await page.getByRole('heading', { name: texts.student.receipt.title }).waitFor();
    },
  },
  { name: 'privacy', path: '/privacy', isWhole: true },
  { name: 'accessibility', path: '/accessibility', isWhole: true },
  { name: 'reset-password', path: '/reset-password?token=example' },
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'not-loaded',
    path: '/my-tickets',
    prepare: async (page, { common }) => {
      await refuse(page, '**/api/my-tickets*', 'service_unavailable');
      await page.reload();
      await page.getByRole('button', { name: common.retry }).waitFor();
    },
  },
  { name: 'tickets', path: '/my-tickets' },
  { name: 'menu', path: '/my-tickets', prepare: openMenu },
  {
    name: 'not-downloaded',
    path: '/my-tickets',
    prepare: async (page, texts) => {
      await refuse(page, '**/download-pdf', 'service_unavailable');
      await openMenu(page, texts);
      await page.getByRole('menuitem', { name: texts.tickets.pdf.action }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'editor', path: '/my-tickets', prepare: openEditor },
  {
    name: 'editor-preview',
    path: '/my-tickets',
    prepare: async (page, texts) => {
      await openEditor(page, texts);
      await page.getByRole('button', { name: texts.editor.preview }).click();
      await page.frameLocator('iframe').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'question-menu',
    path: '/my-tickets',
    prepare: async (page, texts) => {
      await openEditor(page, texts);
      await page
        .getByRole('button', { name: beginning(texts.editor.question.more) })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'editor-deleted-elsewhere',
    path: '/my-tickets',
    prepare: async (page, texts) => {
      await openEditor(page, texts);
      await refuse(page, '**/api/ticket/*', 'ticket_not_found');
      await save(page, texts);
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'log-in-again',
    path: '/my-tickets',
    prepare: async (page, texts) => {
      await openEditor(page, texts);
      await page.context().clearCookies();
      await save(page, texts);
      await page.getByRole('dialog', { name: texts.auth.again.title }).waitFor();
    },
  },
  ...(['preview', 'copy', 'delete'] as const).map(
    (name): Screen => ({
      name,
      path: '/my-tickets',
      prepare: (page, texts) => choose(page, texts, texts.tickets[name].action),
    }),
  ),
  {
    name: 'account-menu',
    path: '/my-tickets',
    prepare: async (page, { common }) => {
      const wide = page.getByRole('button', { name: beginning(common.nav.account) });
      await wide.or(page.getByRole('button', { name: common.nav.menu })).click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'archive', path: '/archive' },
  { name: 'account', path: '/account', isWhole: true },
  { name: 'results', path: `/results/${open.id}`, isWhole: true },
  { name: 'no-answers', path: `/results/${unanswered.id}` },
  {
    name: 'marking',
    path: `/results/${open.id}`,
    prepare: async (page, { results }) => {
      await page.getByRole('button', { name: results.judging.begin }).click();
    },
  },
  {
    name: 'names-hidden',
    path: `/results/${open.id}`,
    prepare: async (page, { results }) => {
      const [inHead, menu] = [
        page.getByRole('switch', { name: results.names.hide }),
        page.getByRole('button', { name: results.head.more }),
      ];
      await menu.waitFor();
      if (await inHead.isVisible()) return inHead.press('Space');
      await menu.click();
      await page.getByRole('menuitem', { name: results.names.hide }).click();
    },
  },
  {
    name: 'print',
    path: `/results/${analyzed.id}`,
    prepare: (page) => page.emulateMedia({ media: 'print' }),
    isWhole: true,
  },
  { name: 'analysis', path: `/results/${analyzed.id}` },
  {
    name: 'board',
    path: `/results/${analyzed.id}`,
    prepare: async (page, { results }) => {
      await page.getByRole('button', { name: results.board.title }).click();
      await dialogOf(page);
      for (const _step of ['the question', 'what is right']) await page.keyboard.press('ArrowRight');
      await page.getByText(results.board.right).waitFor();
    },
  },
  {
    name: 'groups',
    path: `/results/${analyzed.id}`,
    prepare: (page, texts) => chooseOfResults(page, texts, texts.results.groups.action),
  },
  {
    name: 'release',
    path: `/results/${analyzed.id}`,
    prepare: (page, texts) => chooseOfResults(page, texts, texts.results.release.action),
  },
  {
    name: 'student-right-answers',
    path: `/student/${analyzed.pin}`,
    prepare: async (page) => {
      // As a teacher would release them.
      const answers = questions.map((question) => ({
        questionId: question.id,
        answer: question.guide?.modelAnswer ?? correctAnswerOf(question) ?? '',
        why: '',
      }));
      const { id, title, className } = analyzed;
      // For this picture only: in the teacher's pictures nothing is released.
      await page.route('**/api/ticket/*', (route) =>
        route.fulfill({ json: { id, title, className, questions, rightAnswers: answers } }),
      );
      await page.reload();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
    isWhole: true,
  },
  { name: 'analysis-whole', path: `/results/${analyzed.id}`, isWhole: true },
  {
    name: 'share',
    path: '/dashboard',
    prepare: async (page, texts) => {
      await pressShare(page, texts);
      await page.getByRole('img', { name: beginning(texts.tickets.share.pin) }).waitFor();
    },
  },
  {
    name: 'share-closed',
    path: '/dashboard',
    prepare: async (page, texts) => {
      // As it is after its closing date.
      await page.route(`**/api/ticket-by-id/${open.id}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), isActive: false } });
      });
      await pressShare(page, texts);
      await page.getByText(texts.tickets.share.closed).waitFor();
    },
  },
];
