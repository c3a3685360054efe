import { errorCatalogue, errorsOf, findTicketByPin, isErrorCode, submitResponse } from '@exit-tickets/contracts';
import { aQuestion, newPage, openBrowser } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { newTeacher, newTicket } from './classroom.ts';

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

const serverWords = 'These words are the server’s';
/** A code of a server that is newer than the page. */
const newCode = 'code_of_tomorrow';
const statusOf = (code: string) => (isErrorCode(code) ? errorCatalogue[code].status : 418);
/** Answered with these, the page tries again by itself. */
const isPassing = (code: string) => [408, 425, 429, 502, 503, 504].includes(statusOf(code));

const openPage = async (device: 'phone' | 'desktop', locale: string) => {
  const page = await newPage(browser.browser, { device, locale, baseURL: allInOne.addresses.local });
  onTestFinished(() => page.context().close());
  return page;
};

/**
 * A text for every code in every language is a matter of their type; that the page shows it is looked at with all codes in one
 * language, and with two in the others.
 */
const codesIn = (locale: string, codes: readonly string[]) => (locale === 'nl-NL' ? codes : codes.slice(0, 2));

/** From now on this call is answered with this error. */
const answerWith = async (page: Page, path: string, code: string) => {
  await page.unroute(path);
  await page.route(path, (route) =>
    route.fulfill({ status: statusOf(code), json: { code, message: serverWords }, headers: { 'retry-after': '600' } }),
  );
};

const languages = [
  {
    locale: 'nl-NL',
    unknown: 'Onbekende fout',
    send: 'Versturen',
    checkLogin: 'Controleer je e-mailadres en wachtwoord.',
  },
  { locale: 'en-GB', unknown: 'Unknown error', send: 'Send', checkLogin: 'Check your email and password.' },
  {
    locale: 'de-DE',
    unknown: 'Unbekannter Fehler',
    send: 'Absenden',
    checkLogin: 'Prüfen Sie E-Mail-Adresse und Passwort.',
  },
  {
    locale: 'fr-FR',
    unknown: 'Erreur inconnue',
    send: 'Envoyer',
    checkLogin: 'Vérifiez votre adresse e-mail et votre mot de passe.',
  },
];

describe.each(languages)('a pupil who reads $locale', ({ locale, unknown, send }) => {
  test('is told in that language why a PIN does not open, whatever the code', async () => {
    const page = await openPage('phone', locale);
    const lookUp = async (code: string) => {
      await answerWith(page, '**/api/ticket/*', code);
      await page.goto('/student/1234');
      const refused = page.getByRole('alert');
      const waiting = page.getByRole('status').filter({ has: page.getByRole('button') });
      return refused.or(waiting).innerText();
    };
    for (const code of codesIn(locale, errorsOf(findTicketByPin))) {
      const told = await lookUp(code);
      expect(told, code).not.toContain(serverWords);
      expect(told, code).not.toContain(unknown);
    }
    expect(await lookUp(newCode)).toBe(unknown);
  });

  test('is told in that language why sending failed, whatever the code', async () => {
    const { ticket } = await newTicket(await newTeacher(allInOne.addresses.local), { questions: [aQuestion()] });
    const page = await openPage('phone', locale);
    const trySending = async (code: string) => {
      await answerWith(page, '**/api/submit-response', code);
      await page.goto(`/student/${ticket.pin}`);
      await page.locator('#name').fill('Noor');
      await page.locator('textarea').fill('Licht en water');
      await page.getByRole('button', { name: send }).click();
      return page.getByRole('alert').innerText();
    };
    const lasting = errorsOf(submitResponse).filter((code) => !isPassing(code));
    for (const code of codesIn(locale, lasting)) {
      const told = await trySending(code);
      expect(told, code).not.toContain(serverWords);
      expect(told, code).not.toContain(unknown);
    }
    expect(await trySending(newCode)).toContain(unknown);
  });
});

test.each(languages)(
  'a teacher who reads $locale is told in it what a code from a newer server can mean',
  async (reader) => {
    const page = await openPage('desktop', reader.locale);
    await answerWith(page, '**/api/login', newCode);
    await page.goto('/auth');
    await page.locator('input[type=email]').fill('noor@school.nl');
    await page.locator('input[type=password]').fill('geheim!');
    await page.getByRole('dialog').locator('button[type=submit]').click();
    const told = await page.getByRole('alert').innerText();
    expect(told).toContain(reader.checkLogin);
    expect(told).not.toContain(serverWords);
  },
);
