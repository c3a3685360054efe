import { firstLetters, hasAtMostLetters, letterCount } from '@exit-tickets/contracts/rules';

/**
 * What a field holds after typing or pasting: at most so many letters. What does not fit is left out of what came in, and
 * never taken from what stood there. The `maxlength` of browsers counts UTF-16 units, an emoji as two and more.
 */
export const withinLimit = (before: string, typed: string, max: number): string => {
  if (hasAtMostLetters(typed, max)) return typed;
  let same = 0;
  while (same < before.length && before[before.length - 1 - same] === typed[typed.length - 1 - same]) same += 1;
  const behind = typed.slice(typed.length - same);
  return firstLetters(typed.slice(0, typed.length - same), max - letterCount(behind)) + behind;
};

/** How many letters still fit, once they are fewer than `few`. */
export const fewLettersLeft = (text: string, max: number, few: number): number | undefined => {
  // Counting takes a while; a text that is short even in UTF-16 units has letters enough left.
  const left = text.length > max - few ? max - letterCount(text) : max;
  return left < few ? left : undefined;
};
