import { supportInBuiltPages } from '@exit-tickets/contracts/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// It is read once, when the module is loaded.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => document.head.querySelector('meta[name="support"]')?.remove());

test('links for help lead to the address that the gateway has put into the page', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="support" content="help@school.example">');
  const { supportEmail } = await import('./support.ts');
  expect(supportEmail).toBe('help@school.example');
});

test('a page without one, as the build renders it, has what the gateway replaces', async () => {
  const { supportEmail } = await import('./support.ts');
  expect(supportEmail).toBe(supportInBuiltPages);
});
