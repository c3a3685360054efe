import { expect, test } from 'vitest';
import { languageFor } from '../src/index.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['tlh', 'en'],
  ['nl', 'nl'],
  ['DE-ch', 'de'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['fr;q=0, nl;q=0.1', 'nl'],
  ['tlh, de;q=0.8, nl;q=0.8', 'de'],
  ['nl;q=abc', 'nl'],
])('a request with the Accept-Language "%s" is answered in %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});
