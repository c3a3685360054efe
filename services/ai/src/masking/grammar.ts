import { words, wordsByLanguage, wordsOfAll } from './word-lists.ts';

/** Parts of surnames that are words of every language too; those of languages that are not ours are names all the same. */
export const particles = wordsOfAll(
  (masking) => masking.particles,
  'da di do dos das el al ul bin ben bint ibn abu san santa',
);
/** Of those, the ones that are first names where a name begins with them. */
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

/** As much of a word as tells a title. */
interface Word {
  folded: string;
  isCapital: boolean;
}

/**
 * Whether a word is how somebody is called.
 * @param gapAfter what stands between it and the next word
 * @param before the word before it
 */
export const isTitle = ({ folded, isCapital }: Word, gapAfter: string, before?: Word): boolean => {
  const hasDot = gapAfter.startsWith('.');
  if (titlesThatAreVerbs.has(folded) && !hasDot) return isCapital || !subjects.has(before?.folded ?? '');
  if (isCapital && (capitalised.has(folded) || (hasDot && dotted.has(folded)))) return true;
  return abbreviated.has(folded) || (!hasDot && titles.has(folded));
};
