import type { Token } from './tokens.ts';
import { words, wordsByLanguage, wordsOfAll } from './word-lists.ts';

/** Surname particles, which are function words in some language; foreign ones are included. */
export const particles = wordsOfAll(
  (masking) => masking.particles,
  'da di do dos das el al ul bin ben bint ibn abu san santa',
);
/** Particles that are first names at the start of a name. */
export const particlesAndNames = words('ben do di san abu');

export const articles = wordsByLanguage((masking) => masking.articles);
export const conjunctions = wordsOfAll((masking) => masking.conjunctions);
export const speechVerbs = wordsOfAll((masking) => masking.speechVerbs);
export const beforeVerbs = wordsOfAll((masking) => masking.beforeVerbs);
export const objectsOfSelf = wordsOfAll((masking) => masking.me);
export const auxiliaries = wordsOfAll((masking) => masking.auxiliaries);

const titles = wordsOfAll((masking) => masking.titles);
const titlesThatAreVerbs = wordsOfAll((masking) => masking.titlesThatAreVerbs);
const subjects = wordsOfAll((masking) => masking.subjects);
const abbreviated = wordsOfAll((masking) => masking.abbreviatedTitles);
const capitalised = wordsOfAll((masking) => masking.capitalisedTitles);
const dotted = wordsOfAll((masking) => masking.dottedTitles);

/**
 * Whether a word is a title.
 * @param gapAfter the characters between it and the next word
 * @param before the previous word
 */
export const isTitle = ({ folded, isCapital }: Token, gapAfter: string, before?: Token): boolean => {
  const hasDot = gapAfter.startsWith('.');
  if (titlesThatAreVerbs.has(folded) && !hasDot) return isCapital || !subjects.has(before?.folded ?? '');
  if (isCapital && (capitalised.has(folded) || (hasDot && dotted.has(folded)))) return true;
  return abbreviated.has(folded) || (!hasDot && titles.has(folded));
};
