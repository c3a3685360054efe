import { describe, expect, test } from 'vitest';
import { chooseLanguage, languages } from '../src/i18n/language.ts';
import { texts as de } from '../src/i18n/languages/de.ts';
import { texts as en } from '../src/i18n/languages/en.ts';
import { texts as fr } from '../src/i18n/languages/fr.ts';
import { texts as nl } from '../src/i18n/languages/nl.ts';

const all = { nl, en, de, fr };

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

const holes = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(['en', 'de', 'fr'] as const)('the texts in %s', (language) => {
  const own = new Map(flat(all[language]));

  test('are as many as in Dutch, lists included', () => {
    expect([...own.keys()]).toEqual(flat(nl).map(([key]) => key));
  });

  test('are never empty, and fill in the same values as the Dutch ones', () => {
    for (const [key, dutch] of flat(nl)) {
      expect(own.get(key)?.trim(), key).toBeTruthy();
      // "1 answer" may spell its number out.
      if (!key.endsWith('_one') && !key.endsWith('_zero')) expect(holes(own.get(key) ?? ''), key).toEqual(holes(dutch));
    }
  });
});

test.each(languages)('no text in %s shouts or calls things by a trade name', (language) => {
  for (const [key, text] of flat(all[language])) expect(text, key).not.toMatch(/!|AI-powered/);
});

describe('the Dutch texts that the specification quotes', () => {
  const dutch = flat(nl).map(([, text]) => text.toLowerCase());

  test.each([
    'exit ticket maken',
    'Jouw exit tickets',
    'Archief',
    'Uitloggen',
    'Gebruiker',
    'Laden...',
    'Laatste {{shown}} van {{count}}',
    'Bekijk alle exit tickets ({{count}})',
    'Geen klas',
    'Herstellen',
    'exit ticket genereren',
    'AI Geanalyseerd',
    'Actief',
    'Verlopen',
    'Gesloten',
    'exit ticket gesloten',
    'Vul alle velden in',
    'Email en wachtwoord zijn verplicht',
    'Voer een e-mailadres in',
    'E-mail verstuurd',
    'Demo beperking',
    'Bestand te groot',
    'Maximum bereikt',
    'Ongeldig resultaat ontvangen. Probeer het opnieuw.',
    'Fout',
    'Er is een fout opgetreden',
    'Upload mislukt',
    'Er ging iets mis bij het verwerken van je bestand',
    'Generatie gefaald',
    'Er ging iets mis bij het genereren van het exit ticket. Probeer het opnieuw.',
    'Er ging iets mis bij het genereren van de vragen',
    'Fout bij genereren',
    'Kon geen extra vraag genereren. Probeer het opnieuw.',
    'Er ging iets mis bij het opslaan van de exit ticket',
    'Kan niet bewerken',
    'Kon de bewerkstatus niet controleren',
    'Onbekende fout',
    'Weet je zeker dat je dit exit ticket wilt verwijderen?',
  ])('hold “%s” word for word', (quoted) => {
    expect(dutch).toContain(quoted.toLowerCase());
  });
});

describe('the language', () => {
  test('is the one stored in the browser', () => {
    expect(chooseLanguage('fr', ['nl-NL'])).toBe('fr');
    expect(chooseLanguage('de-AT', [])).toBe('de');
  });

  test('is otherwise the first of the browser’s that we speak', () => {
    expect(chooseLanguage(null, ['pl-PL', 'de-DE', 'nl'])).toBe('de');
    expect(chooseLanguage('xx', ['NL-be'])).toBe('nl');
  });

  test('is English when there is none', () => {
    expect(chooseLanguage(null, ['pl', 'es-ES'])).toBe('en');
    expect(chooseLanguage(null, [])).toBe('en');
  });
});
