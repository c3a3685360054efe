import { expect, onTestFinished, test, vi } from 'vitest';

test.each([
  ['in London', 'en', ['en-GB', 'en'], '23 November 2026'],
  ['in New York', 'en', ['en-US', 'en'], 'November 23, 2026'],
  ['in English on a Dutch computer', 'en', ['nl-NL', 'nl', 'en-GB'], '23 November 2026'],
  ['in a language that the browser does not name', 'fr', ['en-US'], '23 novembre 2026'],
] as const)('a date is written as its reader writes it: %s', async (_, language, languages, written) => {
  vi.stubGlobal('navigator', { languages });
  onTestFinished(() => void vi.unstubAllGlobals());
  // A page keeps its formats, and its browser the languages.
  vi.resetModules();
  const { dateFormat } = await import('./date-format.ts');
  expect(dateFormat(language, { dateStyle: 'long' }).format(new Date('2026-11-23T12:00:00Z'))).toBe(written);
});
