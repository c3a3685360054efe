/// <reference lib="dom" />
import {
  type Analysis,
  archiveTicket,
  changeJudgements,
  getJudgements,
  languages,
  limits,
  type Response,
  register,
  setTicketStatus,
} from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale, createApiClient, pagesOf } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { aSummary, horizontalOverflow } from '../support/browser/creating.ts';
import { cutOff, runsLeftward, stickyBars, withSpacedText } from '../support/browser/in-view.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

const app = browserAtApp();

/** A word of this length, by default the maximum of a title. */
const word = (letter: string, length: number = limits.titleLength) => letter.repeat(length);

/** Whether each of these texts in the element is covered by nothing else. */
const fullyVisible = (element: Element, texts: readonly string[]) =>
  texts.map((text) => {
    const place = [...element.querySelectorAll('*')].findLast((one) => one.textContent.trim() === text);
    if (!place) return false;
    const { left, right, top, height } = place.getBoundingClientRect();
    return [left + 2, right - 2].every((x) => {
      const there = document.elementFromPoint(x, top + height / 2);
      return there !== null && (place.contains(there) || there.contains(place));
    });
  });

const expectFits = async (page: Page, what: string) => {
  // `cutOff` waits until a resized window has been rendered.
  const cut = await cutOff(page);
  expect([await horizontalOverflow(page), cut], what).toEqual([0, []]);
};

/**
 * Checks that nothing overflows or is cut off on the narrowest screen and on a desktop zoomed to 200 % and 400 %, also
 * with increased text spacing. A low window must have no sticky bar.
 */
const expectFitsEverywhere = async (page: Page, what: string) => {
  for (const [width, height] of [
    [640, 400],
    [320, 256],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const there = `${what}, ${width} × ${height}`;
    await expectFits(page, there);
    await withSpacedText(page, () => expectFits(page, `${there}, spaced`));
    if (height < 480) expect(await stickyBars(page), there).toEqual([]);
  }
};

/** An analysis in which every point of every section has this text, each struggling area with evidence. */
const anAnalysis = (point: string, points: number): Analysis => {
  const texts = Array.from({ length: points }, (_, n) => `${point} ${n}`);
  const quotes = [1, 2, 3].map((n) => ({ responseId: `r${n}`, questionId: 'q1', quote: point }));
  return {
    overallPerformance: `Het geheel. ${point}`,
    strugglingAreas: texts,
    nextLessonSuggestions: texts,
    individualConcerns: texts,
    strengths: texts,
    evidence: texts.map((_, index) => ({ section: 'strugglingAreas' as const, index, quotes })),
    responseCount: 25,
    tallies: [],
    digest: '',
    createdAt: '2026-01-01T10:00:00.000Z',
  };
};

/** Replaces the analysis that the results show. */
const mockAnalysis = async (page: Page, analysis: Analysis) => {
  await page.route('**/api/ticket/*/analysis', (route) => route.fulfill({ json: analysis }));
  await page.route('**/api/ticket-by-id/*', async (route) => {
    const response = await route.fetch();
    const ticket: object = await response.json();
    await route.fulfill({ response, json: { ...ticket, isAnalyzed: true } });
  });
};

test('the student page follows a larger font of the browser, and still fits a narrow phone', async () => {
  const questions = [aQuestion(), aScale({ id: 'q2' }), aChoice({ id: 'q3' })];
  const { ticket } = await newTicket(await newTeacher(app.url), { questions });
  const page = await app.openPage();
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (screen: string) => {
    await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'));
    await expectFits(page, screen);
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    expect((await privacy.boundingBox())?.height, screen).toBeLessThan(60);
  };
  const sizeOf = (element: Locator) => element.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  await page.goto('/student');
  await page.getByRole('textbox').waitFor();
  await fits('the PIN');
  await page.goto(`/student/${ticket.pin}`);
  await page.getByLabel('Je naam').fill('Noor');
  await fits('the questions');
  expect(await sizeOf(page.locator('textarea').first())).toBe(36);
  expect(await sizeOf(page.getByRole('button', { name: /Versturen/ }))).toBe(36);
  expect(await sizeOf(page.locator('.asked, .question > label').first())).toBe(36);
});

describe('long words wrap instead of widening the page', () => {
  const texts = {
    title: word('t'),
    className: word('k', limits.classNameLength),
    questions: [aQuestion({ text: word('v') }), aChoice({ options: [word('o'), 'glucose'], correctAnswer: word('o') })],
  };
  const answers = [
    { questionId: 'q1', answer: word('a') },
    { questionId: 'q2', answer: word('o') },
  ];

  test('on every screen of a teacher, in every dialog and menu', async () => {
    const teacher = createApiClient(app.url);
    const email = `${Date.now()}${word('e', 60)}@${word('s', 60)}.example`;
    const [firstName, lastName] = [word('V', limits.personNameLength), word('N', limits.personNameLength)];
    await teacher.call(register, { body: { email, password, firstName, lastName } });
    const { ticket } = await newTicket(teacher, texts);
    const closed = await newTicket(teacher, texts);
    await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    const archived = await newTicket(teacher, texts);
    await teacher.call(archiveTicket, { params: archived.params });
    await submit(app.url, { ticketId: ticket.id, studentName: word('l', limits.studentNameLength), answers });

    const page = await app.openPage({ teacher });
    await page.setViewportSize({ width: 320, height: 640 });
    const expectAccessible = async (what: string, part?: string) => {
      expect(await violationsInBothThemes(page, part), what).toEqual([]);
      await expectFitsEverywhere(page, what);
    };
    const title = page.getByRole('main').getByText(word('t')).first();
    const dialog = page.getByRole('dialog');
    const closeDialog = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    const click = (name: RegExp) => page.getByRole('button', { name }).first().click();
    /** Navigates with the menu of a narrow page, without loading the page again. */
    const navigate = async (path: string) => {
      await click(/^Menu/);
      await page.getByRole('menu').locator(`a[href="${path}"]`).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await title.waitFor();
    };

    await page.goto('/dashboard');
    await title.waitFor();
    await expectAccessible('the dashboard');
    await click(/^PIN delen/);
    await dialog.waitFor();
    await expectAccessible('the PIN', '[role=dialog]');
    for (const [width, height] of [
      [640, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const pin = await page.getByRole('img', { name: /^PIN/ }).boundingBox();
      expect(pin && pin.y + pin.height, `the end of the PIN in a window of ${height}`).toBeLessThanOrEqual(height);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await closeDialog();
    await click(/^Menu/);
    await page.getByRole('menu').waitFor();
    await expectFits(page, 'the menu');
    expect(await violationsInBothThemes(page, '[role=menu]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });

    await navigate('/archive');
    await expectAccessible('the archive');
    await navigate('/my-tickets');
    await expectAccessible('the tickets');
    await click(/^Meer acties/);
    await page.getByRole('menuitem', { name: 'Klas wijzigen' }).click();
    await page.getByRole('combobox', { name: /^Klas van/ }).waitFor();
    await expectFitsEverywhere(page, 'a class that is changed');
    await page.keyboard.press('Escape');
    const unanswered = page.getByRole('listitem').filter({ hasText: 'Gesloten' });
    for (const [item, content] of [
      ['Verwijderen', dialog.getByRole('button', { name: 'Verwijderen' })],
      ['Bewerken', dialog.getByLabel('Tekst van vraag 1')],
    ] as const) {
      await unanswered.getByRole('button', { name: /^Meer acties/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await content.waitFor();
      await expectAccessible(item, '[role=dialog]');
      await closeDialog();
    }
    await page.getByLabel('Zoek op titel').fill(word('z'));
    await page.getByText('Geen exit tickets gevonden').waitFor();
    await expectFitsEverywhere(page, 'a search');
    await page.getByRole('button', { name: 'Alles tonen' }).first().click();
    await click(/^Meer acties/);
    await page.getByRole('menuitem', { name: 'Kopiëren voor een andere klas' }).click();
    await dialog.getByLabel('Voor welke klas?').waitFor();
    await expectAccessible('a copy for another class', '[role=dialog]');
    await closeDialog();

    await mockAnalysis(page, anAnalysis(word('i'), 1));
    await page.goto(`/results/${ticket.id}`);
    await title.waitFor();
    await click(/^l+/);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectAccessible('the results');

    await page.goto('/account');
    await page.getByText(email, { exact: false }).waitFor();
    await expectAccessible('the account');
    await click(/^Account verwijderen/);
    await dialog.waitFor();
    await expectAccessible('an account that is deleted', '[role=dialog]');
    await closeDialog();
    // A wide header shows the name of the teacher.
    await page.setViewportSize({ width: 1024, height: 640 });
    await page.getByRole('banner').getByText(lastName).waitFor();
    await expectFits(page, 'the header');
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(100);
  });

  test('for students', async () => {
    const { ticket } = await newTicket(await newTeacher(app.url), texts);
    const page = await app.openPage();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/student/${ticket.pin}`);
    await page.getByLabel('Je naam').fill(word('n', limits.studentNameLength));
    await expectFitsEverywhere(page, 'the questions');
    await page.locator('textarea').fill(word('a'));
    await page.getByLabel(word('o')).check();
    await page.getByRole('button', { name: /Versturen/ }).click();
    await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
    await expectFitsEverywhere(page, 'the receipt');
  });

  test('for visitors: on the landing page, in its dialogs, and on the pages behind links', async () => {
    const page = await app.openPage();
    const summary = aSummary({ title: word('t'), suggestedFocus: word('f'), originalContent: word('l') });
    await page.route('**/api/generate-summary', (route) => route.fulfill({ json: { summary } }));
    await page.goto('/');
    await expectFitsEverywhere(page, 'the landing page');
    const file = { name: `${word('b', 190)}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('a lesson') };
    await page.locator('input[type=file][multiple]').setInputFiles([file, { ...file, name: 'b.pdf' }]);
    await page.getByRole('button', { name: 'Inlezen' }).waitFor();
    await expectFitsEverywhere(page, 'files that were chosen');
    await page.getByRole('button', { name: 'Inlezen' }).click();
    const prepare = page.getByRole('dialog', { name: 'Waar gaan de vragen over?' });
    await prepare.getByText('Bekijk de tekst').click();
    await expectFitsEverywhere(page, 'what is asked about a lesson');
    await page.keyboard.press('Escape');
    await prepare.waitFor({ state: 'detached' });
    for (const name of ['Inloggen', 'Gratis account maken']) {
      await page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
      await page.getByRole('dialog', { name }).waitFor();
      await expectFitsEverywhere(page, name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    for (const path of ['/privacy', '/accessibility', '/reset-password?token=oud', '/confirm-email?token=oud']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectFitsEverywhere(page, path);
    }
  });
});

/** How many cards of students the browser has rendered: those in the window and near it. */
const renderedCards = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-response] button')].filter((button) =>
        button.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Waits until the browser has decided what to render. */
const untilRendered = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('a row whose class is renamed keeps its other columns in place, with the PIN and the status in full', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, { title: 'Breuken', className: '2HV' });
  const pin = ticket.pin ?? expect.unreachable();
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  const row = page.getByRole('listitem').filter({ hasText: 'Breuken' });
  const others = [row.getByText('Actief'), row.getByText(pin), row.locator('time'), row.locator('time + *')];
  const places = () => Promise.all(others.map(async (one) => (await one.boundingBox())?.x));
  const before = await places();
  await page.getByRole('button', { name: /^Klas van Breuken wijzigen/ }).press('Enter');
  await page.getByLabel('Klas van Breuken', { exact: true }).waitFor();
  expect(await places()).toEqual(before);
  expect(await row.evaluate(fullyVisible, [pin, 'Actief'])).toEqual([true, true]);
});

test('on a narrow phone a long word in the title keeps the comma after it', async () => {
  const title = 'Rivieren en een heel lange titel over hoefijzermeren, meanders en sedimentatie';
  const { ticket } = await newTicket(await newTeacher(app.url), { title });
  const page = await app.openPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/student/${ticket.pin}`);
  const heading = page.getByRole('heading', { level: 1 });
  const [word, comma] = await heading.evaluate(({ firstChild, textContent }) => {
    const at = textContent.indexOf(',');
    return [at - 1, at].map((from) => {
      const range = document.createRange();
      if (firstChild) range.setStart(firstChild, from);
      if (firstChild) range.setEnd(firstChild, from + 1);
      return range.getBoundingClientRect().top;
    });
  });
  expect(comma).toBe(word);
});

const aLesson = `De drie delen van een rivier

In de bovenloop is het verhang groot: het water stroomt snel en neemt veel materiaal mee. Daardoor slijt de rivier een
diep dal uit. In de benedenloop stroomt het water langzaam, zodat zand en klei bezinken. Dit heet sedimentatie.

Het debiet is de hoeveelheid water die per seconde een punt passeert. Het regiem is de schommeling van het debiet
gedurende het jaar. De Maas is een regenrivier. De Maas heeft daarom een onregelmatiger regiem dan de Rijn.`;

test('the editor on a phone: the extra questions fit it, a question is as wide as the title, a message has space above it', async () => {
  const page = await app.openPage();
  await page.setViewportSize({ width: 390, height: 800 });
  const generate = async (text: string) => {
    await page.goto('/');
    await page.getByLabel('Of plak lestekst').fill(text);
    await page.getByRole('button', { name: 'Exit ticket genereren' }).first().click();
  };
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.unreachable();
  // Nothing is made of a list of words without a model.
  await generate(
    'le chien = de hond\nle chat = de kat\nle cheval = het paard\nla vache = de koe\nle lapin = het konijn\nla souris = de muis',
  );
  const [title, question] = [page.getByLabel('Titel', { exact: true }), page.getByLabel('Tekst van vraag 1')];
  const [{ x, width }, ofQuestion] = [await boxOf(title), await boxOf(question)];
  expect([ofQuestion.x, ofQuestion.width]).toEqual([x, width]);
  const head = await boxOf(page.getByText('De PIN wordt gemaakt'));
  const note = await boxOf(page.getByRole('note'));
  // The dashed line is 20 px under the text about the PIN.
  expect(note.y - (head.y + head.height)).toBeGreaterThan(32);
  await page.getByRole('button', { name: 'Annuleren' }).click();

  await generate(aLesson);
  await page.getByRole('button', { name: 'Extra vraag' }).click();
  const menu = await boxOf(page.getByRole('menu'));
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(390);
});

test('results that were rendered in a wide window fit a narrow one, although students outside the window are not rendered', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher);
  for (const studentName of ['Noor', 'Sam']) await submit(app.url, { ticketId: ticket.id, studentName });
  const page = await app.openPage({ teacher });
  await page.setViewportSize({ width: 1_280, height: 2_400 });
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('button', { name: /^Noor/ }).first().waitFor();
  await page.setViewportSize({ width: 1_280, height: 300 });
  await expect.poll(() => renderedCards(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 300 });
  await untilRendered(page);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('a board shows the PIN and a large QR code side by side without scrolling', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: 'PIN delen: Fotosynthese' }).click();
  const box = async (role: 'img' | 'button', name: RegExp) => {
    const found = await page.getByRole('dialog').getByRole(role, { name }).boundingBox();
    if (!found) throw new Error(`${name} is not shown`);
    return found;
  };
  for (const [width, height] of [
    [1_920, 1_080],
    [1_366, 768],
    [1_280, 800],
    [1_280, 720],
    [1_024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    const [code, pin, ready] = [await box('img', /^QR/), await box('img', /^PIN/), await box('button', /^Klaar$/)];
    expect(code.width, size).toBeGreaterThanOrEqual(0.27 * height);
    expect(code.height, size).toBeGreaterThanOrEqual(code.width - 1);
    expect(Math.max(code.x + code.width, pin.x + pin.width), size).toBeLessThanOrEqual(width);
    expect(ready.y + ready.height, size).toBeLessThanOrEqual(height);
    expect([await horizontalOverflow(page), await cutOff(page)], size).toEqual([0, []]);
  }
  await page.setViewportSize({ width: 1_920, height: 1_080 });
  const [code, pin] = [await box('img', /^QR/), await box('img', /^PIN/)];
  expect(code.width).toBeGreaterThanOrEqual(0.2 * 1_920);
  expect(code.x).toBeGreaterThan(pin.x + pin.width);
});

test('the button that reads a question aloud covers neither the question nor its answer fields', async () => {
  const questions = [aQuestion(), aChoice(), aScale({ id: 'q3' })];
  const { ticket } = await newTicket(await newTeacher(app.url), { questions });
  for (const width of [320, 390, 820, 1_366]) {
    const page = await app.openPage();
    await page.addInitScript(() => {
      const voices = ['nl', 'en'].map((lang) => ({ lang, localService: true }));
      Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => voices } });
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/student/${ticket.pin}`);
    await vi.waitFor(async () => expect(await page.locator('.read-aloud').count()).toBe(3), { timeout: 10_000 });
    for (const group of await page.locator('.question:has(.read-aloud)').all()) {
      const covered = await group.evaluate((question) => {
        const { top = 0, bottom = 0 } = question.querySelector('.read-aloud')?.getBoundingClientRect() ?? {};
        const others = question.querySelectorAll('label, textarea, .asked, .choice');
        return [...others].filter((other) => {
          const box = other.getBoundingClientRect();
          return box.bottom > top && box.top < bottom;
        }).length;
      });
      expect(covered, `${width}`).toBe(0);
    }
  }
});

test('the landing page fits the narrowest phone in every language when the font of its headings fails to load', async () => {
  const page = await app.openPage();
  const refused: string[] = [];
  await page.route('**/*.woff2', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  for (const language of languages) {
    await page.getByRole('contentinfo').locator('select').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    expect([await horizontalOverflow(page), await cutOff(page)], language).toEqual([0, []]);
  }
  expect(refused).not.toEqual([]);
});

/** The height of the whole page at this window size. First renders everything: parts outside the window have no height before. */
const pageHeightAt = async (page: Page, width: number, height: number): Promise<number> => {
  await page.setViewportSize({ width, height: 12_000 });
  await page.goto('/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width, height });
  return page.evaluate(() => document.documentElement.scrollHeight);
};

test('the landing page has one primary button, and on a phone half the height of its first version, in every language', async () => {
  /** The height of the first landing page on a phone of this width, in German, the longest. */
  const heightOfFirstVersion = 9_702;
  for (const language of languages) {
    const page = await app.openPage({ device: 'phone', locale: language });
    const height = await pageHeightAt(page, 390, 844);
    expect(await page.getByRole('main').locator('button[data-variant=filled]').count(), language).toBe(1);
    expect(height, language).toBeLessThanOrEqual(heightOfFirstVersion / 2);
  }
});

test('a toast covers no control, on a page or in a dialog, narrow and wide', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  for (const [width, height] of [
    [390, 844],
    [1_366, 768],
  ] as const) {
    const page = await app.openPage({ teacher });
    await page.setViewportSize({ width, height });
    const coveredBy = (toast: Locator) =>
      toast.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const controls = [...document.querySelectorAll('a, button, input, textarea, select')].filter(
          (control) => !element.contains(control) && control.checkVisibility(),
        );
        const isOver = (control: Element): boolean => {
          const box = control.getBoundingClientRect();
          let [from, to] = [box.top, box.bottom];
          // Parts scrolled out of a dialog or a menu cannot be covered.
          for (let parent = control.parentElement; parent; parent = parent.parentElement)
            if (getComputedStyle(parent).overflowY !== 'visible') {
              const clip = parent.getBoundingClientRect();
              [from, to] = [Math.max(from, clip.top), Math.min(to, clip.bottom)];
            }
          return box.right > left && box.left < right && to > Math.max(from, top) && from < bottom;
        };
        // Controls behind a dialog cannot be pressed.
        const dialog = document.querySelector('[role=dialog]');
        return controls
          .filter((control) => (!dialog || dialog.contains(control)) && isOver(control))
          .map((control) => control.outerHTML.slice(0, 120));
      });
    const toast = page.locator('.mantine-Notification-root');
    // The page makes room once it has measured the toast; a menu takes a moment to close.
    const expectNothingCovered = (where: string) =>
      vi.waitFor(async () => expect(await coveredBy(toast), `${where} of ${width}`).toEqual([]), { timeout: 3_000 });
    await page.route('**/download-pdf', (route) =>
      route.fulfill({ status: 503, json: { code: 'service_unavailable' } }),
    );
    await page.route('**/api/ticket/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'service_unavailable' } }),
    );
    await page.goto('/my-tickets');
    const choose = async (item: string) => {
      await page.getByRole('button', { name: /^Meer acties/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('PDF downloaden');
    await toast.waitFor();
    await expectNothingCovered('a page');
    await choose('Bewerken');
    await page.getByLabel('Titel').fill('Verbranding');
    await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
    await toast.filter({ hasText: 'Fout' }).waitFor();
    await expectNothingCovered('a dialog');
  }
});

test('on a desktop the landing page is at most four screens long, in every language', async () => {
  for (const language of languages) {
    const page = await app.openPage({ locale: language });
    const height = await pageHeightAt(page, 1_366, 768);
    expect(height, language).toBeLessThanOrEqual(3_000);
    expect(height, language).toBeGreaterThan(768);
  }
});

test('the headings get the font of the product, and keep their height when it loads', async () => {
  const page = await app.openPage();
  const fontLoad = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fontLoad.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const measure = () => heading.evaluate((element) => element.getBoundingClientRect().height);
  const before = await measure();
  fontLoad.resolve();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('650 56px "Bricolage Grotesque Variable"')))
    .toBe(true);
  expect(await measure()).toBe(before);
});

test('printed results start on the first page with a long analysis, without blank pages or controls, and with all answers that the screen folds', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { questions: [aQuestion(), aScale({ id: 'q2' })] });
  const answers = ['een', 'twee', 'drie', 'vier', 'vijf'];
  for (const answer of answers)
    await submit(app.url, {
      ticketId: ticket.id,
      studentName: `Noor ${answer}`,
      answers: [
        { questionId: 'q1', answer },
        { questionId: 'q2', answer: '3' },
      ],
    });
  const responseIds = await vi.waitFor(
    async () => {
      const { status, body } = await teacher.call(getJudgements, { params });
      expect(status).toBe(200);
      const groups = body.questions[0]?.groups ?? [];
      return groups.flatMap(({ wordings }) => wordings.flatMap((wording) => wording.responseIds));
    },
    { timeout: 30_000 },
  );
  const marks = [{ questionId: 'q1', responseIds, verdict: 'right' as const }];
  await teacher.call(changeJudgements, { params, body: { marks } });
  const page = await app.openPage({ teacher });
  await mockAnalysis(page, anAnalysis('De klas verwart fotosynthese met verbranding', 12));
  // Enough students that their table is longer than a page.
  const students = Array.from({ length: 60 }, (_, place) => `Noor${place}`);
  await page.route('**/api/ticket/*/responses', async (route) => {
    const response = await route.fetch();
    const responses: Response[] = await response.json();
    const json = students.map((studentName, n) => ({
      ...(responses[n] ?? { ...responses[0], id: `r${n}` }),
      studentName,
    }));
    await route.fulfill({ response, json });
  });
  await page.goto(`/results/${ticket.id}`);
  await page.getByText('Het geheel.').waitFor({ state: 'attached' });

  const quotes = page.getByRole('article').first().getByText(/^“/);
  await quotes.first().waitFor();
  expect(await quotes.count()).toBe(3);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Afdrukken met alle antwoorden' }).click();
  await page.emulateMedia({ media: 'print' });
  await vi.waitFor(async () => expect(await quotes.count()).toBe(answers.length));
  const [first = '', ...rest] = await pagesOf(await page.pdf({ format: 'A4' }));
  expect(rest.length).toBeGreaterThan(0);
  expect(first).toContain('Het geheel.');
  expect(first).toContain('60/25');
  // The first page is filled: it contains the first points, and the rest follows on the next page.
  expect(first).toContain('fotosynthese met verbranding 1');
  expect(rest.filter((text) => text.trim() === '')).toEqual([]);
  const all = [first, ...rest].join(' ');
  for (const student of students) expect(all).toContain(student);
  for (const answer of answers) expect(all).toContain(`“${answer}”`);
  // No controls.
  expect(all).not.toMatch(/PIN delen|ticket sluiten|Opnieuw openen|Downloaden|Afdrukken|Namen verbergen|Bekijk alle/);

  await page.emulateMedia({ media: 'screen' });
  await vi.waitFor(async () => expect(await quotes.count()).toBe(3));
  await page.getByRole('button', { name: 'Bekijk alle 5 antwoorden' }).first().click();
  expect(await quotes.count()).toBe(answers.length);
});

test('right-to-left titles, questions, names and answers run from right to left, and the Dutch next to them from left to right', async () => {
  const hebrew = 'שלום לכם!';

  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, { title: hebrew, questions: [aQuestion({ text: hebrew })] });
  await submit(app.url, {
    ticketId: ticket.id,
    studentName: hebrew,
    answers: [{ questionId: 'q1', answer: hebrew }],
  });
  const page = await app.openPage({ teacher, device: 'phone' });
  await page.goto(`/student/${ticket.pin}`);
  for (const place of [page.getByRole('heading', { name: hebrew }), page.locator('label', { hasText: hebrew })])
    expect(await place.evaluate(runsLeftward)).toBe(true);
  expect(await page.getByText('Je naam', { exact: true }).evaluate(runsLeftward)).toBe(false);
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('heading', { name: 'Per vraag' }).waitFor();
  const written = page.getByText(hebrew, { exact: true });
  expect(await written.count()).toBeGreaterThanOrEqual(3);
  for (const place of await written.all()) expect(await place.evaluate(runsLeftward)).toBe(true);
  expect(await page.getByRole('heading', { name: 'Per vraag' }).evaluate(runsLeftward)).toBe(false);
});
