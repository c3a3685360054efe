import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** Thousands in groups of three, by one mark all along. */
const grouped = /^(\d{1,3})([ .,'’])\d{3}(?:\2\d{3})*(?:[.,]\d+)?$/u;

/** Whether the one mark in “1.200” parts thousands: never after a zero, and not where it is the decimal mark. */
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
 * A number as its language writes it, in one form: digits with a dot for decimals, no thousands marks, no useless zeros
 * (“1 200”, “1.200” in Dutch and “1200,0” are `1200`, “.85” is `0.85`).
 */
export const readNumber = (text: string, language: Language): string => {
  const digits = (hasThousands(text, language) ? withoutThousands(text) : text).replace(',', '.');
  const [whole = '', decimals = ''] = digits.split('.');
  const significant = decimals.replace(/(?<!0)0+$/u, '');
  return `${whole.replace(/^0+(?=\d)/u, '') || '0'}${significant && '.'}${significant}`;
};
