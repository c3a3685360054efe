import { limits } from '@exit-tickets/contracts';
import type { Page } from 'playwright-core';

/**
 * Keeps toasts from disappearing, from the next page load on, so that a slow machine has time to check them.
 */
export const holdMessages = (page: Page): Promise<unknown> =>
  page.addInitScript((passingMs) => {
    const start = globalThis.setTimeout.bind(globalThis);
    const held = (handler: TimerHandler, delay?: number, ...given: unknown[]) =>
      delay === passingMs ? 0 : start(handler, delay, ...given);
    Object.assign(globalThis, { setTimeout: held });
  }, limits.toastMs);
