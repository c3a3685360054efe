import { vi } from 'vitest';

/** As long as `expect.poll` waits (vitest.shared.ts). vitest has no setting for this one, and its own second is short. */
const timeout = 45_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout, ...options });
