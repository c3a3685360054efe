import { firstLetters, hasAtMostLetters, letterCount } from '@exit-tickets/contracts/rules';

/**
 * What a field holds after typing or pasting: at most so many letters. What does not fit is left out in front of the caret,
 * where it came in; what stands behind it stays. The `maxlength` of browsers counts UTF-16 units, an emoji as two and more.
 */
export const withinLimit = (typed: string, caret: number, max: number): string => {
  if (hasAtMostLetters(typed, max)) return typed;
  const behind = typed.slice(caret);
  const room = max - letterCount(behind);
  return room < 0 ? firstLetters(typed, max) : firstLetters(typed.slice(0, caret), room) + behind;
};
