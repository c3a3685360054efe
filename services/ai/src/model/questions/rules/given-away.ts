import type { DraftRule } from './rule.ts';

/** Longer or shorter than all others by this factor, and by more than a word or two. */
const noticeable = { times: 1.6, characters: 12 };

/** Rejects a choice whose right option stands out by its length. */
export const givenAway: DraftRule = ({ options = [], correctAnswer }) => {
  const others = options.filter((option) => option !== correctAnswer).map(({ length }) => length);
  if (correctAnswer === undefined || others.length === 0) return undefined;
  const [shortest, longest] = [Math.min(...others), Math.max(...others)];
  const { length } = correctAnswer;
  const isLong = length > longest * noticeable.times && length - longest >= noticeable.characters;
  const isShort = length * noticeable.times < shortest && shortest - length >= noticeable.characters;
  return isLong || isShort ? 'The right option is given away by its length: make all options alike.' : undefined;
};
