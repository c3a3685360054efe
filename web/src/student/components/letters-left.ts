import { letterCount } from '@exit-tickets/contracts/rules';

/** How many letters still fit, if fewer than `few`. */
export const fewLettersLeft = (text: string, max: number, few: number): number | undefined => {
  // Counting takes time; a text that is short in UTF-16 units has enough letters left.
  const left = text.length > max - few ? max - letterCount(text) : max;
  return left < few ? left : undefined;
};
