import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** Quotation marks of any language, including the inner spaces of French; “ opens and also closes. */
const quotation = /[“„«"]\s?([^“”„«»"]*?)\s?[”“»"]/gu;

/** Replaces quotation marks inside a quotation by the inner ones of the language; removes unpaired ones. */
const nest = (text: string, language: Language): string => {
  const [open, close] = languagePacks[language].words.quotes.inner;
  const nested = text.replace(quotation, (_, words: string) => `\u0001${words}\u0002`).replace(/[“”„«»"]\u00a0?/gu, '');
  return nested.replaceAll('\u0001', open).replaceAll('\u0002', close);
};

/** Quotes a text with the quotation marks of a language; marks inside it become inner ones. */
export const quoteIn = (text: string, language: Language): string => {
  const [open, close] = languagePacks[language].words.quotes.outer;
  return `${open}${nest(text.trim(), language)}${close}`;
};

/** A text without what it quotes: what a question asks is not in the sentence that it quotes. */
export const withoutQuotations = (text: string): string => {
  const rest = text.replace(quotation, ' ');
  return /\p{L}/u.test(rest) ? rest : text;
};
