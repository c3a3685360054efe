import { withoutAccents } from '@exit-tickets/contracts';

const letters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ı', 'i'],
]);

/** A word without what people leave out on a phone: capitals and accents. */
export const foldWord = (word: string): string =>
  /^[a-z0-9]+$/u.test(word)
    ? word
    : withoutAccents(word)
        .normalize('NFC')
        .replace(/[ßœæøı]/gu, (letter) => letters.get(letter) ?? letter);
