import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** Digits in groups of three, with the same separator throughout. */
const grouped = /^(\d{1,3})([ .,'’])\d{3}(?:\2\d{3})*(?:[.,]\d+)?$/u;

/** Whether a single separator, as in “1.200”, marks thousands: not after a zero, and not if it is the decimal mark. */
const hasThousands = (text: string, language: Language): boolean => {
  const [, first, mark] = grouped.exec(text) ?? [];
  if (mark === undefined || first === '0') return false;
  const isAmbiguous = /^\d+[.,]\d{3}$/u.test(text);
  return !isAmbiguous || mark !== languagePacks[language].words.decimalMark;
};

const withoutThousands = (text: string): string => {
  const mark = grouped.exec(text)?.[2] ?? ' ';
  return text.replaceAll(mark, '');
};

/**
 * Normalises a number in the notation of a language: a dot for decimals, no thousands separators, no redundant zeros
 * (“1 200”, “1.200” in Dutch and “1200,0” become `1200`, “.85” becomes `0.85`).
 */
export const readNumber = (text: string, language: Language): string => {
  const digits = (hasThousands(text, language) ? withoutThousands(text) : text).replace(',', '.');
  const [whole = '', decimals = ''] = digits.split('.');
  const significant = decimals.replace(/(?<!0)0+$/u, '');
  return `${whole.replace(/^0+(?=\d)/u, '') || '0'}${significant && '.'}${significant}`;
};
