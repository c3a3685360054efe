/** The words and numbers of a text that carry its meaning, each once: the short ones are left out in any language. */
export const meaningfulWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}|\d+(?:[.,/]\d+)*/gu) ?? []);

/** How much of one is found in the other, from 0 to 1; 0 when there is nothing to find. */
export const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
