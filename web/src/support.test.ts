import { expect, test, vi } from 'vitest';

test.each([undefined, ''])(
  'where no address was given (%s) to the build, links lead to one all the same',
  async (given) => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', given);
    vi.resetModules();
    const { supportEmail } = await import('./support.ts');
    expect(supportEmail).toMatch(/^\S+@\S+$/);
    vi.unstubAllEnvs();
  },
);
