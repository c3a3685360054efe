const letters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ı', 'i'],
]);

/** Accents of Latin letters only: in other scripts such a mark is a letter of its own. */
const latinAccents = /[\u0300-\u036f]/gu;

const unaccented = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(latinAccents, '')
    .normalize('NFC')
    .replace(/[ßœæøı]/gu, (letter) => letters.get(letter) ?? letter);

/** A word without what people leave out on a phone: capitals and accents. */
export const foldWord = (word: string): string => (/^[a-z0-9]+$/u.test(word) ? word : unaccented(word.toLowerCase()));
