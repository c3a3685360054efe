import { expect, test } from 'vitest';
import { languageOfText } from './question-language.ts';

test.each([
  ['nl', 'Waarom heeft een plant licht nodig? Leg uit.'],
  ['en', 'Why does a plant need light? Explain.'],
  ['de', 'Warum ist Licht für eine Pflanze wichtig?'],
  ['fr', 'Pourquoi la lumière est-elle nécessaire à une plante ?'],
  [undefined, 'Photosynthese?'],
  [undefined, '¿Por qué necesita luz?'],
  [undefined, '3x + 5 = 11'],
])('%s is the language of “%s”', (language, text) => {
  expect(languageOfText(text)).toBe(language);
});
