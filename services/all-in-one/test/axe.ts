/// <reference lib="dom" />
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';

const axeReport = z.object({
  passes: z.array(z.unknown()),
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
    }),
  ),
});

/** What keeps people out, by the rules of WCAG 2.2 (A and AA) that a machine can check: the rule and where it is broken. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const report = await page.evaluate(
    async (rules) => JSON.stringify(await Reflect.get(globalThis, 'axe').run({ runOnly: rules })),
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  );
  const { violations: found, passes } = axeReport.parse(JSON.parse(report));
  expect(passes.length).toBeGreaterThan(0);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};
