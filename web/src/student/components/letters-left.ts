import { letterCount } from '@exit-tickets/contracts/rules';

/** How many letters still fit, once they are fewer than `few`. */
export const fewLettersLeft = (text: string, max: number, few: number): number | undefined => {
  // Counting takes a while; a text that is short even in UTF-16 units has letters enough left.
  const left = text.length > max - few ? max - letterCount(text) : max;
  return left < few ? left : undefined;
};
