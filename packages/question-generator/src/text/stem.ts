import type { Language } from '../languages/language.ts';
import { stopWords } from './stop-words.ts';

/**
 * What is the same in every lesson: a formula and the name of its substance, two spellings of one word. Of a name in
 * two words it is the one that its element alone does not have.
 */
const sameInEveryLesson: Record<Language, ReadonlyMap<string, string>> = {
  nl: new Map([
    ['co2', 'koolstofdioxide'],
    ['kooldioxide', 'koolstofdioxide'],
    ['o2', 'zuurstof'],
    ['h2o', 'water'],
  ]),
  en: new Map([
    ['co2', 'dioxide'],
    ['o2', 'oxygen'],
    ['h2o', 'water'],
    ['vapor', 'vapour'],
  ]),
  de: new Map([
    ['co2', 'kohlenstoffdioxid'],
    ['kohlendioxid', 'kohlenstoffdioxid'],
    ['o2', 'sauerstoff'],
    ['h2o', 'wasser'],
  ]),
  fr: new Map([
    ['co2', 'dioxyde'],
    ['o2', 'oxygène'],
    ['h2o', 'eau'],
  ]),
};

const endings: Record<Language, RegExp> = {
  nl: /(?:heden|ingen|tjes|jes|tje|je|ing|en|es|e|s|t)$/,
  en: /(?:ations|ation|ating|ated|ates|ate|ings|ing|ies|ied|ed|es|ly|y|s|e)$/,
  de: /(?:ungen|ung|ten|tet|te|en|em|er|es|st|e|s|n|t)$/,
  fr: /(?:ations|ation|ements|ement|aient|ents|ent|ées|ée|és|er|ait|es|ez|é|e|s|x|t)$/,
};

const fold = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe');

/** Spelling that shifts between the forms of one word: maak/maken, blijf/blijven, stopp/stop. */
const evenOut = (stem: string): string =>
  stem
    .replace(/([aeou])\1/g, '$1')
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');

/** German words are long, and a short one often ends in what looks like an ending: Haus, Gas, Land. */
const minStem: Record<Language, number> = { nl: 3, en: 3, de: 4, fr: 3 };

/** The part of a word that its forms share; not a word itself. */
export const stem = (word: string, language: Language): string => {
  const lower = word.toLowerCase();
  const full = sameInEveryLesson[language].get(lower) ?? lower;
  const cut = full.replace(endings[language], '');
  return evenOut(fold(cut.length >= minStem[language] ? cut : full));
};

/** The words of a text: letters and digits, hyphens inside; elided French articles stand alone. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** The words that say something about the subject, as they stand. */
export const contentWords = (text: string, language: Language): string[] =>
  wordsOf(text).filter((word) => {
    const lower = word.toLowerCase();
    return (lower.length > 2 || /\d/.test(lower)) && !stopWords[language].has(lower);
  });
