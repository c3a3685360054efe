/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/**
 * Texts that are partly cut off by an edge, including edges of contained parts, which the browser does not draw far
 * from the window. Texts for screen readers only, and answers cut after some lines, are cut on purpose.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The browser decides in the next frame which parts are near the window and drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    /** A part far from the window keeps its last size, from before the spacing changed. */
    const isDrawn = (element: Element): boolean =>
      (element.firstElementChild ?? element).checkVisibility({ contentVisibilityAuto: true });
    return [...document.querySelectorAll('main *, [role=dialog] *')]
      .filter(isDrawn)
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, contain, contentVisibility } = getComputedStyle(element);
        const isContained = /paint|content|strict/.test(contain) || contentVisibility === 'auto';
        const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
        const isBeyond = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
        const isCut = (hides || isContained) && isBeyond;
        return isCut && clientWidth > 1 && webkitLineClamp === 'none' && element.textContent?.trim();
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

/** The elements that stay in place while the page is scrolled. */
export const stickyBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => `${element.tagName} ${element.className}`),
  );

/**
 * Applies the text spacing of WCAG 2.2, 1.4.12, during `work`. Through a constructed stylesheet, because the page's
 * content security policy forbids style elements.
 */
export const withSpacedText = async (page: Page, work: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await work();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
};

/** The name of the focused element if it is completely covered, for example by a sticky bar (WCAG 2.2, 2.4.11). */
const covered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const places = [0.1, 0.5, 0.9];
    const isSeen = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return places.some((x) =>
        places.some((y) => {
          const there = document.elementFromPoint(left + x * width, top + y * height);
          return there !== null && (element.contains(there) || there.contains(element));
        }),
      );
    };
    // Some fields have no size: their labels show them.
    const isDrawnByLabel = focused.matches('input:is([type=checkbox], [type=radio], [type=file])');
    const labels = isDrawnByLabel ? [...((focused as HTMLInputElement).labels ?? [])] : [];
    return [focused, ...labels].some(isSeen)
      ? undefined
      : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
  });

/** Moves the focus through this many elements, forwards and backwards, and returns the covered ones. */
export const coveredStops = async (page: Page, stops: number): Promise<string[]> => {
  const found = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const name = await covered(page);
      if (name) found.add(`${key}: ${name}`);
    }
  return [...found];
};

/** Whether a text runs from right to left: its first letter is to the right of its last. Runs in the page. */
export const runsLeftward = (element: Element): boolean => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const leftOf = (at: number): number => {
    const range = document.createRange();
    range.setStart(text as Text, at);
    range.setEnd(text as Text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(0) > leftOf((text?.nodeValue ?? '').length - 1);
};
