import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** Quotation marks of any language, with the spaces that French puts inside; the first of two opens. */
const quotation = /[“„«"]\s?([^“”„«»"]*?)\s?[”“»"]/gu;

/** Marks inside a quotation become the inner ones of the language; one that stands alone goes. */
const nest = (text: string, language: Language): string => {
  const [open, close] = languagePacks[language].words.quotes.inner;
  const nested = text.replace(quotation, (_, words: string) => `\u0001${words}\u0002`).replace(/[“”„«»"]\u00a0?/gu, '');
  return nested.replaceAll('\u0001', open).replaceAll('\u0002', close);
};

/** Puts a text between the quotation marks of a language; those within the text become inner ones. */
export const quoteIn = (text: string, language: Language): string => {
  const [open, close] = languagePacks[language].words.quotes.outer;
  return `${open}${nest(text.trim(), language)}${close}`;
};
