import { firstLetters, hasAtMostLetters, letterCount } from '@exit-tickets/contracts/rules';

/**
 * Limits the content of a field to `max` letters after typing or pasting. Excess is removed before the caret, where it
 * was inserted; the text after it stays. The browser's `maxlength` counts UTF-16 units, two or more for an emoji.
 */
export const withinLimit = (typed: string, caret: number, max: number): string => {
  if (hasAtMostLetters(typed, max)) return typed;
  const behind = typed.slice(caret);
  const room = max - letterCount(behind);
  return room < 0 ? firstLetters(typed, max) : firstLetters(typed.slice(0, caret), room) + behind;
};
