import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** Digits in groups of three, with the same separator throughout. */
const grouped = /^(\d{1,3})([ .,'’])\d{3}(?:\2\d{3})*(?:[.,]\d+)?$/u;

/**
 * The thousands separator of a number. A single one, as in “1.200”, marks no thousands after a zero, or if it is the
 * decimal mark.
 */
const thousandsMark = (text: string, language: Language): string | undefined => {
  const [, first, mark] = grouped.exec(text) ?? [];
  const isAmbiguous = /^\d+[.,]\d{3}$/u.test(text);
  return first === '0' || (isAmbiguous && mark === languagePacks[language].words.decimalMark) ? undefined : mark;
};

/**
 * Normalises a number in the notation of a language: a dot for decimals, no thousands separators, no redundant zeros
 * (“1 200”, “1.200” in Dutch and “1200,0” become `1200`, “.85” becomes `0.85`).
 */
export const readNumber = (text: string, language: Language): string => {
  const mark = thousandsMark(text, language);
  const digits = (mark === undefined ? text : text.replaceAll(mark, '')).replace(',', '.');
  const [whole = '', decimals = ''] = digits.split('.');
  const significant = decimals.replace(/(?<!0)0+$/u, '');
  return `${whole.replace(/^0+(?=\d)/u, '') || '0'}${significant && '.'}${significant}`;
};

/** A number with the zeros that end its decimals, where these count: 3.00. */
export const withDecimals = ({ text, written }: { text: string; written: string }): string => {
  const [, whole, zeros] = /^(\d{1,30})[.,](?:\d{0,30}[1-9])?(0{1,30})$/u.exec(written) ?? [];
  if (zeros === undefined || Number(whole) !== Math.trunc(Number(text))) return text;
  return text.includes('.') ? text + zeros : `${text}.${zeros}`;
};
