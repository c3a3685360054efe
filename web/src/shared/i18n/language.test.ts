import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language', () => {
  test('is the one stored in the browser', () => {
    expect(chooseLanguage('fr', ['nl-NL'])).toBe('fr');
    expect(chooseLanguage('de-AT', [])).toBe('de');
  });

  test('is otherwise the first of the browser’s that we speak', () => {
    expect(chooseLanguage(null, ['tlh-TLH', 'de-DE', 'nl'])).toBe('de');
    expect(chooseLanguage('xx', ['NL-be'])).toBe('nl');
  });

  test('is English when there is none', () => {
    expect(chooseLanguage(null, ['tlh', 'xx-XX'])).toBe('en');
    expect(chooseLanguage(null, [])).toBe('en');
  });
});
