import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

const minStemLength = 3;

/** Spelling that shifts between the forms of one word: maak and maken, blijf and blijven, stop and stopped. */
export const evenOut = (stem: string): string =>
  stem
    .replace(/([aeou])\1/gu, '$1')
    .replace(/([bdfgklmnprst])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's');

/** The common part of a word's forms (singular and plural, first and third person). Not a word itself. */
export const uninflected = (folded: string, language: Language): string => {
  const cut = folded.replace(languagePacks[language].words.inflections, '');
  return evenOut(cut.length >= minStemLength ? cut : folded);
};
