/// <reference lib="dom" />
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';

const rules = z.array(z.object({ id: z.string() }));
const axeReport = z.object({
  passes: rules,
  inapplicable: rules,
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
    }),
  ),
});

/**
 * What keeps people out, by the rules of WCAG 2.2 (A and AA) that a machine can check: the rule and where it is broken.
 * Within `part`, a selector, when the rest of the page was checked before.
 */
export const violations = async (page: Page, part = 'html'): Promise<string[]> => {
  // Whatever lies under a bar that stays can be scrolled free of it, and is no smaller target: the window is as high as the
  // page. A menu or a tooltip lies over all bars, and may go when the window changes.
  const size = page.viewportSize() ?? { width: 1_280, height: 800 };
  const isFloating = /menu|tooltip/.test(part);
  const height = isFloating ? 0 : await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > size.height) await page.setViewportSize({ ...size, height });
  await page.evaluate(axe.source);
  const report = await page.evaluate(
    async ({ within, tags }) =>
      JSON.stringify(
        await Reflect.get(globalThis, 'axe').run(within, {
          runOnly: tags,
          resultTypes: ['violations'],
          // The students' page in a preview is checked as a page of its own.
          iframes: false,
        }),
      ),
    { within: part, tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  );
  if (height > size.height) await page.setViewportSize(size);
  const { violations: found, passes, inapplicable } = axeReport.parse(JSON.parse(report));
  expect(passes.length).toBeGreaterThan(0);
  // What 2.2 added is off by default: it was asked for, and looked at.
  expect([...found, ...passes, ...inapplicable].map(({ id }) => id)).toContain('target-size');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** The same in light and in dark colours: the open page is drawn anew, and not loaded again. */
export const violationsInBothThemes = async (page: Page, part?: string): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The students' page has nothing but its stylesheet to follow.
    await page.waitForFunction(
      (scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme,
      colorScheme,
    );
    found.push(...(await violations(page, part)).map((one) => `${colorScheme}: ${one}`));
  }
  return found;
};
