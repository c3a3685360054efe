/** The distinct words and numbers of a text with meaning; short words are left out in any language. */
export const meaningfulWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}|\d+(?:[.,/]\d+)*/gu) ?? []);

/** The share of words found in the other set, from 0 to 1; 0 without words. */
export const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
