import { withoutAccents } from '@exit-tickets/contracts';

const letters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ı', 'i'],
]);

/** Removes capitals and accents, which people often leave out on a phone. */
export const foldWord = (word: string): string =>
  /^[a-z0-9]+$/u.test(word)
    ? word
    : withoutAccents(word)
        .normalize('NFC')
        .replace(/[ßœæøı]/gu, (letter) => letters.get(letter) ?? letter);
