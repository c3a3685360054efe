import { describe, expect, test } from 'vitest';
import { passwordProblem } from '../src/features/account/password-rules.ts';
import { nl as account } from '../src/i18n/account/nl.ts';
import { nl as privacy } from '../src/i18n/privacy/nl.ts';
import { de } from '../src/i18n/results/de.ts';
import { en } from '../src/i18n/results/en.ts';
import { fr } from '../src/i18n/results/fr.ts';
import { nl as results } from '../src/i18n/results/nl.ts';

describe('a new password', () => {
  test('has at least 6 characters', () => {
    expect(passwordProblem('12345')).toBe('tooShort');
    expect(passwordProblem('123456')).toBeUndefined();
  });

  test('has at most the 72 bytes that its hash takes in', () => {
    expect(passwordProblem('a'.repeat(72))).toBeUndefined();
    expect(passwordProblem('a'.repeat(73))).toBe('tooLong');
    expect(passwordProblem('é'.repeat(37))).toBe('tooLong');
  });
});

test('what the specification quotes is said word for word', () => {
  expect(account).toMatchObject({
    mismatch: 'Wachtwoorden komen niet overeen',
    tooShort: 'Wachtwoord te kort',
    invalid: 'Ongeldige link',
    invalidText: 'Deze reset link is ongeldig',
  });
  expect(results).toMatchObject({
    notFound: 'Exit ticket niet gevonden',
    analysis: {
      run: 'Analyseer Resultaten',
      runAndClose: 'Analyseer & Sluit',
      noData: 'Geen gegevens',
      failed: 'Fout bij analyse',
      overallPerformance: 'Algemene prestatie',
      strugglingAreas: 'Knelpunten',
      nextLessonSuggestions: 'Suggesties voor volgende les',
      individualConcerns: 'Individuele aandachtspunten',
      strengths: 'Sterke punten',
    },
    evaluation: { improvable: 'Kan beter', failed: 'Kon niet beoordelen' },
  });
  expect(privacy.updated).toContain('30 mei 2025');
});

const placesIn = (texts: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[key, (text.match(/\{\{\w+\}\}/g) ?? []).sort()]]
        : Object.entries(placesIn(text)).map(([inner, places]) => [`${key}.${inner}`, places]),
    ),
  );

test.each(Object.entries({ en, de, fr }))('the results in %s name the same things as in Dutch', (_language, texts) => {
  expect(placesIn(texts)).toEqual(placesIn(results));
});
