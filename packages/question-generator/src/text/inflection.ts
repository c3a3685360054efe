import type { Language } from '../languages/language.ts';

/** Endings of number, person and time; fewer than `stem` cuts, since oxide is no oxidation and carbonate no carbon. */
const endings: Record<Language, RegExp> = {
  nl: /(?:en|es|s|t|e|n)$/u,
  en: /(?:ies|ing|ed|es|s|e|y)$/u,
  de: /(?:en|em|es|et|st|e|n|t|s)$/u,
  fr: /(?:aient|ent|ait|ees|ee|es|er|ez|s|x|e)$/u,
};
const shortestStem = 3;

/** Spelling that shifts between the forms of one word: maak and maken, blijf and blijven, stop and stopped. */
const evenOut = (stem: string): string =>
  stem
    .replace(/([aeou])\1/gu, '$1')
    .replace(/([bdfgklmnprst])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's');

/** What the forms of one word have in common: singular and plural, I do and he does. Not a word itself. */
export const uninflected = (folded: string, language: Language): string => {
  const cut = folded.replace(endings[language], '');
  return evenOut(cut.length >= shortestStem ? cut : folded);
};
