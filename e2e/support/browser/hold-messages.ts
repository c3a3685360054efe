import { limits } from '@exit-tickets/contracts';
import type { Page } from 'playwright-core';

/**
 * Keeps messages that go by themselves, from the next page on: what passes by can only be looked at while it is held, however
 * slow the machine is.
 */
export const holdMessages = (page: Page): Promise<unknown> =>
  page.addInitScript((passingMs) => {
    const start = globalThis.setTimeout.bind(globalThis);
    const held = (handler: TimerHandler, delay?: number, ...given: unknown[]) =>
      delay === passingMs ? 0 : start(handler, delay, ...given);
    Object.assign(globalThis, { setTimeout: held });
  }, limits.toastMs);
