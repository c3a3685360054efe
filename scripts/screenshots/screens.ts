import type { Page } from 'playwright-core';
import { texts as de } from '../../web/src/i18n/de/texts.ts';
import { texts as nl } from '../../web/src/i18n/nl/texts.ts';
import { lesson, type Seeded } from './seed.ts';

/** What the pages are looked at in; the second has the longest words. */
export const languages = { nl, de };
type Texts = (typeof languages)[keyof typeof languages];

export interface Screen {
  name: string;
  path: string;
  asTeacher?: boolean;
  /** What somebody does there before the picture. */
  prepare?: (page: Page, texts: Texts) => Promise<void>;
  /** Not what fits in the window, but all of it. */
  isWhole?: boolean;
}

/** A text with a place for a value, as what begins like it. */
const beginning = (text: string): RegExp => new RegExp(`^${text.split('{{')[0]}`);

const dialogOf = (page: Page) => page.getByRole('dialog').last().waitFor();

const openMenu = async (page: Page, { tickets }: Texts): Promise<void> => {
  await page
    .getByRole('button', { name: beginning(tickets.more) })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
};

const choose = async (page: Page, texts: Texts, item: string): Promise<void> => {
  await openMenu(page, texts);
  await page.getByRole('menuitem', { name: item }).click();
  await dialogOf(page);
};

/** Every screen, and the dialogs that stand before them. */
export const screensOf = ({ open, analyzed }: Seeded): Screen[] => [
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
  { name: 'log-in', path: '/auth' },
  { name: 'register', path: '/auth?mode=register' },
  { name: 'student', path: '/student' },
  {
    name: 'student-ticket',
    path: `/student/${open.pin}`,
    prepare: (page) => page.getByRole('textbox').first().waitFor(),
    isWhole: true,
  },
  { name: 'privacy', path: '/privacy', isWhole: true },
  { name: 'reset-password', path: '/reset-password?token=example' },
  { name: 'dashboard', path: '/dashboard', asTeacher: true },
  { name: 'tickets', path: '/my-tickets', asTeacher: true },
  { name: 'menu', path: '/my-tickets', asTeacher: true, prepare: openMenu },
  {
    name: 'editor',
    path: '/my-tickets',
    asTeacher: true,
    // The last ones have no answers yet.
    prepare: async (page, texts) => {
      await page
        .getByRole('button', { name: beginning(texts.tickets.more) })
        .last()
        .click();
      await page.getByRole('menuitem', { name: texts.tickets.edit.action }).click();
      await dialogOf(page);
    },
  },
  {
    name: 'preview',
    path: '/my-tickets',
    asTeacher: true,
    prepare: (page, texts) => choose(page, texts, texts.tickets.preview.action),
  },
  {
    name: 'delete',
    path: '/my-tickets',
    asTeacher: true,
    prepare: (page, texts) => choose(page, texts, texts.tickets.delete.action),
  },
  { name: 'archive', path: '/archive', asTeacher: true },
  { name: 'account', path: '/account', asTeacher: true, isWhole: true },
  { name: 'results', path: `/results/${open.id}`, asTeacher: true, isWhole: true },
  { name: 'analysis', path: `/results/${analyzed.id}`, asTeacher: true },
  { name: 'analysis-whole', path: `/results/${analyzed.id}`, asTeacher: true, isWhole: true },
  {
    name: 'share',
    path: '/dashboard',
    asTeacher: true,
    prepare: async (page, { tickets }) => {
      await page
        .getByRole('button', { name: new RegExp(`^${tickets.share.action}`) })
        .first()
        .click();
      await page.getByRole('img', { name: beginning(tickets.share.pin) }).waitFor();
    },
  },
];
