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
 * Accessibility violations, by the rules of WCAG 2.2 (A and AA) that axe can check: the rule and the element. Checks
 * only `part`, a selector, if the rest of the page was checked before.
 */
export const violations = async (page: Page, part = 'html'): Promise<string[]> => {
  // An element under a sticky bar can be scrolled free, so it must not count as a small target: the window gets the
  // height of the page. A menu or tooltip is above all bars, and may close when the window changes.
  const size = page.viewportSize() ?? { width: 1_280, height: 800 };
  const isFloating = /menu|tooltip/.test(part);
  const height = isFloating ? 0 : await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > size.height) await page.setViewportSize({ ...size, height });
  // Once for a document: loading its half a megabyte takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const report = await page.evaluate(
    async ({ within, tags }) =>
      JSON.stringify(
        await Reflect.get(globalThis, 'axe').run(within, {
          runOnly: tags,
          resultTypes: ['violations'],
          // The student page in a preview is checked separately.
          iframes: false,
        }),
      ),
    { within: part, tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  );
  if (height > size.height) await page.setViewportSize(size);
  const { violations: found, passes, inapplicable } = axeReport.parse(JSON.parse(report));
  expect(passes.length).toBeGreaterThan(0);
  // The rules of WCAG 2.2 are off by default: this proves that they ran.
  expect([...found, ...passes, ...inapplicable].map(({ id }) => id)).toContain('target-size');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** The violations in the light and in the dark scheme, without reloading the page. */
export const violationsInBothThemes = async (page: Page, part?: string): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The student page reacts to the colour scheme only in its stylesheet.
    await page.waitForFunction(
      (scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme,
      colorScheme,
    );
    found.push(...(await violations(page, part)).map((one) => `${colorScheme}: ${one}`));
  }
  return found;
};
