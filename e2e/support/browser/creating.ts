/// <reference lib="dom" />
import type { GeneratedTicket, MaterialSummary, Question } from '@exit-tickets/contracts';
import type { Locator, Page } from 'playwright-core';

export const lesson = 'Planten maken hun eigen voedsel. Dat heet fotosynthese. Daarvoor is licht nodig.';

export const aSummary = (overrides: Partial<MaterialSummary> = {}): MaterialSummary => ({
  title: 'Fotosynthese',
  suggestedFocus: 'Fotosynthese',
  originalContent: lesson,
  leftOut: [],
  ...overrides,
});

/** A ticket of every kind of question: an open one, a gap to fill, and the closing scale. */
export const generated: GeneratedTicket = {
  title: 'Fotosynthese',
  questions: [
    {
      id: 'q1',
      type: 'open_text',
      text: 'Wat is fotosynthese?',
      guide: { level: 'reproduceren-begrijpen', kind: 'definition', modelAnswer: 'Met licht maakt een plant voedsel.' },
    },
    {
      id: 'q2',
      type: 'multiple_choice',
      text: 'Voor fotosynthese is ____ nodig.',
      options: ['licht', 'aarde', 'wind'],
      correctAnswer: 'licht',
      guide: { level: 'toepassen', kind: 'cause' },
    },
    { id: 'q3', type: 'scale', text: 'Hoe zeker ben je?', guide: { kind: 'confidence' } },
  ],
};

export const another: Question = {
  id: 'x1',
  type: 'open_text',
  text: 'Wat gebeurt er met een plant in het donker?',
  guide: { kind: 'consequence', level: 'inzicht-toetsen' },
};

/** Answers a call of the page with this, and gives what was asked each time. */
export const answerWith = async (page: Page, path: string, reply: () => { status?: number; json: unknown }) => {
  const asked: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill(reply());
  });
  return asked;
};

/** Waits until the keyboard is there. */
export const isFocused = (field: Locator) => field.and(field.page().locator(':focus')).waitFor();

/** How far the page, a dialog on it, or what a button says reaches beyond its width. */
export const sideways = (page: Page) =>
  page.evaluate(async () => {
    // A window that has just changed is drawn first, and what depends on its width again.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const parts = [...document.querySelectorAll('[role="dialog"], main button, main a')];
    // Firefox tells how far a link in a line reaches, which has no width of its own, and rounds apart what is not whole.
    const beyond = parts
      // What is far from the window has the size of when it was last drawn, which may have been wider.
      .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
      .filter((part) => getComputedStyle(part).display !== 'inline')
      .map((part) => part.scrollWidth - part.clientWidth - 1);
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth, ...beyond);
  });
