import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../src/languages/detect-language.ts';
import { quoteIn } from '../src/text/quotation.ts';
import { splitSentences } from '../src/text/sentences.ts';
import { stem } from '../src/text/stem.ts';

test.each([
  ['nl', 'Planten maken hun eigen voedsel uit licht, water en lucht.'],
  ['en', 'Plants make their own food from light, water and air.'],
  ['de', 'Pflanzen machen ihre Nahrung selbst aus Licht, Wasser und Luft.'],
  ['fr', "Les plantes fabriquent leur nourriture avec la lumière, l'eau et l'air."],
] as const)('%s is recognised by its function words', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test('a text without words counts as Dutch', () => {
  expect(detectLanguage('12345 67890')).toBe('nl');
});

test('words that two languages share count as the expected language', () => {
  expect(detectLanguage('Romeo is afraid of Tybalt', 'en')).toBe('en');
  expect(detectLanguage('Romeo is afraid of Tybalt', 'nl')).toBe('nl');
});

describe('sentences', () => {
  test.each([
    ['de', 'Am 14. Juli stürmten sie die Bastille. König Ludwig XVI. war in Versailles.', 2],
    ['de', 'Man braucht das Partizip II. Das Passiv lautet: „Es wird getanzt.“ Im Aktiv steht die Person.', 3],
    ['de', 'Er verlor sein Amt, weil Wilhelm II. Bismarck entließ. Im II. Weltkrieg war es anders.', 2],
    ['nl', "Dit geldt bijv. Voor planten. 's Nachts geeft een plant koolstofdioxide af.", 2],
    ['en', 'Water boils at 100.5 degrees. Dr. Smith said: “It rises.” Then it cools.', 3],
    ['fr', 'Où trouve-t-on les volcans ? La plupart sont aux limites des plaques.', 2],
  ] as const)('%s: do not end at dots of abbreviations, dates and kings', (language, text, count) => {
    expect(splitSentences(text, language)).toHaveLength(count);
  });

  test('joined are the paragraph, word for word', () => {
    const text = 'Planten maken voedsel. Dat heet fotosynthese! Waarom? Daarom.';
    expect(splitSentences(text, 'nl').join(' ')).toBe(text);
  });
});

test.each([
  ['nl', 'huidmondjes', 'huidmondje'],
  ['nl', 'maken', 'maakt'],
  ['nl', 'CO2', 'koolstofdioxide'],
  ['en', 'evaporates', 'evaporation'],
  ['en', 'droplets', 'droplet'],
  ['de', 'Häuser', 'Haus'],
  ['fr', 'éruptions', 'éruption'],
] as const)('%s: %s and %s have the same stem', (language, a, b) => {
  expect(stem(a, language)).toBe(stem(b, language));
});

test('every word has a stem, even one that is a property of JavaScript objects', () => {
  expect(stem('constructor', 'en')).toBe('constructor');
});

test.each([
  ['nl', 'er staat “licht” en „water“', '“er staat ‘licht’ en ‘water’”'],
  ['en', 'it says "light" and “water', '“it says ‘light’ and water”'],
  ['de', 'da steht „Licht“ und "Wasser"', '„da steht ‚Licht‘ und ‚Wasser‘“'],
  ['fr', 'on dit «\u00a0lave\u00a0» ou "magma"', '«\u00a0on dit “lave” ou “magma”\u00a0»'],
] as const)('quotation marks within a quotation become inner ones (%s)', (language, text, quoted) => {
  expect(quoteIn(text, language)).toBe(quoted);
});
