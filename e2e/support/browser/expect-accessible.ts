import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { horizontalOverflow } from './creating.ts';
import { cutOff } from './in-view.ts';

/**
 * Checks that the page, or a part of it, has no accessibility violation, overflow or cut-off text: in a narrow and a
 * wide window, and in both themes. Restores the size of the window.
 */
export const expectAccessible = async (page: Page, what: string, part?: string): Promise<void> => {
  const size = page.viewportSize();
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = [await horizontalOverflow(page), await cutOff(page), await violationsInBothThemes(page, part)];
    expect(found, `${what}, ${width}`).toEqual([0, [], []]);
  }
  if (size) await page.setViewportSize(size);
};
