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

/** A ticket with every kind of question: an open one, a gap to fill, and the closing scale. */
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

/** Intercepts a call of the page with this reply, and returns the list of request bodies. */
export const mockReply = async (page: Page, path: string, reply: () => { status?: number; json: unknown }) => {
  const requestBodies: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    requestBodies.push(route.request().postDataJSON());
    await route.fulfill(reply());
  });
  return requestBodies;
};

/** Waits until the field has the focus. */
export const isFocused = (field: Locator) => field.and(field.page().locator(':focus')).waitFor();

/** By how many px the page, a dialog, or the text of a button overflows horizontally. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(async () => {
    // After a resize the window is drawn first, and elements that depend on its width a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const parts = [...document.querySelectorAll('[role="dialog"], main button, main a')];
    // Inline links are skipped: in Firefox they have a scroll width but no client width. 1 px allows for its rounding.
    const beyond = parts
      // Elements far from the window keep their last size, which may have been wider.
      .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
      .filter((part) => getComputedStyle(part).display !== 'inline')
      .map((part) => part.scrollWidth - part.clientWidth - 1);
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth, ...beyond);
  });
