import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { sideways } from './creating.ts';
import { cutOff } from './in-view.ts';

/**
 * Nothing on the page, or on this part of it, keeps people out, reaches beyond the window or is cut off: narrow and wide, in
 * either theme. The window has its size again afterwards.
 */
export const keepsNobodyOut = async (page: Page, what: string, part?: string): Promise<void> => {
  const size = page.viewportSize();
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = [await sideways(page), await cutOff(page), await violationsInBothThemes(page, part)];
    expect(found, `${what}, ${width}`).toEqual([0, [], []]);
  }
  if (size) await page.setViewportSize(size);
};
