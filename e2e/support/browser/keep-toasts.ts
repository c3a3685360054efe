import { limits } from '@exit-tickets/contracts';
import type { Page } from 'playwright-core';

/** Keeps toasts from disappearing, from the next page load on, so that a slow machine has time to check them. */
export const keepToasts = (page: Page): Promise<unknown> =>
  page.addInitScript((toastMs) => {
    const start = globalThis.setTimeout.bind(globalThis);
    const setTimeout = (handler: TimerHandler, delay?: number, ...args: unknown[]) =>
      delay === toastMs ? 0 : start(handler, delay, ...args);
    Object.assign(globalThis, { setTimeout });
  }, limits.toastMs);
