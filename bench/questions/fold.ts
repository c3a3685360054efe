/** Words as they count when texts are compared: no case, no punctuation, hyphens at the end of a line undone. */
export const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/(\p{L})[-\u00ad]\n\s*(?=\p{Ll})/gu, '$1')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const letters = (text: string): string => words(text).join('');

/** Whether these words stand in the text one after the other, whatever stands between them that is no word. */
export const contains = (text: string, part: string): boolean => letters(text).includes(letters(part));

/** The same for whole words: “Dia 2” stands in “naar dia 2”, but “dia” not in “media”. */
export const containsWords = (text: string, part: string): boolean =>
  ` ${words(text).join(' ')} `.includes(` ${words(part).join(' ')} `);

export const isSame = (one: string, other: string): boolean => letters(one) === letters(other);
