/// <reference lib="dom" />
import type { Question } from '@exit-tickets/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { startBrowserAtApp } from './browser-at-app.ts';
import { another, answerWith, generated, isFocused, lesson, sideways } from './creating.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textOf = (page: Page, number: number) => page.getByLabel(`Tekst van vraag ${number}`);
const menu = (page: Page, number: number) => button(page, `Meer acties voor vraag ${number}`);
const texts = (page: Page) =>
  page.getByLabel(/^Tekst van vraag/).evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')));
const made = generated.questions.map(({ text }) => text);

/** Has a ticket with these questions made of a lesson. */
const makeTicket = async (page: Page, questions: Question[]) => {
  await page.route('**/api/generate-from-text', (route) => route.fulfill({ json: { ...generated, questions } }));
  await page.goto('/');
  await page.getByLabel('Of plak lestekst').fill(lesson);
  await button(page, 'Exit ticket genereren').click();
  await textOf(page, 1).waitFor();
};

/** The editor with a ticket that was made of a lesson. */
const openEditor = async (options: Parameters<typeof app.openPage>[0] = {}) => {
  const page = await app.openPage(options);
  await makeTicket(page, generated.questions);
  return page;
};

const choose = async (page: Page, number: number, item: string) => {
  await menu(page, number).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
};

test('each question says its kind and level in words', async () => {
  const page = await openEditor();
  expect(await page.locator('summary').allInnerTexts()).toEqual([
    expect.stringMatching(/Begrip\s+Reproduceren en begrijpen$/),
    expect.stringMatching(/Oorzaak\s+Toepassen$/),
    expect.stringMatching(/Zelfinschatting$/),
  ]);
  // A scale has no lesson behind it that another one could be made of.
  expect(await menu(page, 3).count()).toBe(0);
});

describe('another question like one', () => {
  test('comes below it, and the keyboard with it', async () => {
    const page = await openEditor();
    const asked = await answerWith(page, '/api/generate-additional-question', () => ({ json: another }));
    await choose(page, 1, 'Nog zo een');
    await isFocused(textOf(page, 2));
    expect(await texts(page)).toEqual([made[0], another.text, made[1], made[2]]);
    expect(asked).toEqual([
      {
        content: lesson,
        variant: { of: generated.questions[0], kind: 'same' },
        existingQuestions: generated.questions.slice(0, 2),
        focusLevels: ['reproduceren-begrijpen'],
        seed: expect.any(Number),
      },
    ]);
  });

  test('is not made above 5 questions', async () => {
    const page = await openEditor();
    const asked = await answerWith(page, '/api/generate-additional-question', () => ({ json: another }));
    for (const number of [4, 5]) {
      await button(page, 'Vraag toevoegen').click();
      await textOf(page, number).fill('Nog een vraag');
    }
    await choose(page, 1, 'Nog zo een');
    await page.getByText('Maximum bereikt').waitFor();
    expect(asked).toEqual([]);
  });
});

describe('a question of another kind', () => {
  test('comes in the place of one, and the former one comes back', async () => {
    const page = await openEditor();
    const asked = await answerWith(page, '/api/generate-additional-question', () => ({ json: another }));
    await textOf(page, 2).fill('Wat heeft een plant ____ nodig?');
    await choose(page, 2, 'Vervang door een ander soort');
    await isFocused(textOf(page, 2));
    expect(await texts(page)).toEqual([made[0], another.text, made[2]]);
    expect(asked).toEqual([
      expect.objectContaining({
        variant: { of: expect.objectContaining({ text: 'Wat heeft een plant ____ nodig?' }), kind: 'other' },
        existingQuestions: generated.questions.slice(0, 1),
      }),
    ]);
    await button(page, 'Vorige vraag terugzetten').press('Enter');
    await isFocused(textOf(page, 2));
    expect(await texts(page)).toEqual([made[0], 'Wat heeft een plant ____ nodig?', made[2]]);
    expect(await button(page, 'Vorige vraag terugzetten').count()).toBe(0);
  });

  test('is also made where a teacher has added more than 5 questions', async () => {
    const page = await openEditor();
    const asked = await answerWith(page, '/api/generate-additional-question', () => ({ json: another }));
    for (const number of [4, 5, 6, 7]) {
      await button(page, 'Vraag toevoegen').click();
      await textOf(page, number).fill(`Vraag nummer ${number}`);
    }
    await choose(page, 1, 'Vervang door een ander soort');
    await isFocused(textOf(page, 1));
    expect(asked).toEqual([
      expect.objectContaining({ existingQuestions: expect.toSatisfy((all: unknown[]) => all.length === 4) }),
    ]);
  });

  test('that the lesson does not hold is said as such, and the question stays', async () => {
    const page = await openEditor();
    const error = { code: 'too_little_to_ask', message: 'Too little' };
    await answerWith(page, '/api/generate-additional-question', () => ({ status: 422, json: error }));
    await choose(page, 1, 'Vervang door een ander soort');
    await page.getByText('Bij deze tekst vonden we geen andere vragen.', { exact: false }).waitFor();
    expect(await texts(page)).toEqual(made);
    await isFocused(menu(page, 1));
  });
});

test('a question is seen as a whole, also by who wants no movement', async () => {
  const page = await app.openPage({ device: 'phone' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await makeTicket(
    page,
    generated.questions.map((question) => ({ ...question, text: `${question.text} Leg het uit.`.repeat(3) })),
  );
  const hidden = await page
    .getByLabel(/^Tekst van vraag/)
    .evaluateAll((fields) => fields.map((field) => field.scrollHeight - field.clientHeight));
  expect(hidden).toEqual([0, 0, 0]);
});

test('Escape closes the menu of a question and not the editor', async () => {
  const page = await openEditor();
  await menu(page, 1).press('Enter');
  await isFocused(page.getByRole('menuitem', { name: 'Nog zo een' }));
  await page.keyboard.press('ArrowDown');
  await isFocused(page.getByRole('menuitem', { name: 'Vervang door een ander soort' }));
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await isFocused(menu(page, 1));
  await textOf(page, 1).waitFor();
  expect(await button(page, 'Verder bewerken').count()).toBe(0);
});

describe('making all questions anew', () => {
  const others = { title: 'Fotosynthese', questions: [{ ...another, id: 'q1' }] };

  test('tells which are there, with another seed each time; the way back stands beside it', async () => {
    const page = await openEditor();
    const asked = await answerWith(page, '/api/generate-from-content', () => ({ json: others }));
    await button(page, 'Opnieuw genereren').press('Enter');
    await page.getByText('Vragen vervangen.').waitFor();
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(await texts(page)).toEqual([another.text]);
    await button(page, 'Opnieuw genereren').press('Enter');
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2);
    expect(asked[0]).toMatchObject({ existingQuestions: generated.questions.slice(0, 2), withScale: true });
    expect(asked[1]).toMatchObject({ existingQuestions: others.questions, withScale: false });
    expect(Reflect.get(Object(asked[0]), 'seed')).not.toBe(Reflect.get(Object(asked[1]), 'seed'));
  });

  test('can be undone', async () => {
    const page = await openEditor();
    await answerWith(page, '/api/generate-from-content', () => ({ json: others }));
    await button(page, 'Opnieuw genereren').press('Enter');
    await button(page, 'Ongedaan maken').press('Enter');
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(await texts(page)).toEqual(made);
  });

  test('asks first when a question was changed by hand; Escape keeps it', async () => {
    const page = await openEditor();
    const asked = await answerWith(page, '/api/generate-from-content', () => ({ json: others }));
    await textOf(page, 1).fill('Waarom is licht nodig?');
    await button(page, 'Opnieuw genereren').press('Enter');
    await isFocused(button(page, 'Vragen houden'));
    await page.keyboard.press('Escape');
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(asked).toEqual([]);
    expect(await button(page, 'Verder bewerken').count()).toBe(0);
    await button(page, 'Opnieuw genereren').press('Enter');
    await button(page, 'Toch vervangen').press('Enter');
    await page.getByText('Vragen vervangen.').waitFor();
    expect(await texts(page)).toEqual([another.text]);
    await isFocused(button(page, 'Opnieuw genereren'));
  });
});

test.each([
  ['light', 'phone'],
  ['dark', 'desktop'],
] as const)('nothing in the editor keeps people out, in the %s scheme on a %s', async (colorScheme, device) => {
  const page = await openEditor({ device });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: device === 'phone' ? 320 : 1_280, height: 800 });
  await answerWith(page, '/api/generate-additional-question', () => ({ json: another }));
  await choose(page, 1, 'Vervang door een ander soort');
  await button(page, 'Vorige vraag terugzetten').waitFor();
  await textOf(page, 2).fill('Waarom?');
  await button(page, 'Opnieuw genereren').click();
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await menu(page, 2).click();
  await page.getByRole('menu').waitFor();
  expect(await violations(page)).toEqual([]);
});
