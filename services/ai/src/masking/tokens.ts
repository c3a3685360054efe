/** A word of a text, with where it stands. */
export interface Token {
  text: string;
  /** Without accents and case, so that "Jose" is "José". */
  folded: string;
  start: number;
  end: number;
  /** What stands between the word before and this one. */
  gap: string;
  isCapital: boolean;
  /** More than one letter, all capitals. */
  isShouted: boolean;
  startsSentence: boolean;
}

/** A stretch of a text, its end not included. */
export interface Span {
  start: number;
  end: number;
}

const letters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A word as it is compared: no accents, no case, no invisible characters, however it is encoded. */
export const bareWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðþı]/g, (letter) => letters[letter] ?? letter);

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
/** Also a colon, a quotation and a list item begin with a capital that says nothing. */
const sentenceStart = /[.!?…:;\n\r•*"“„«]/u;

/** The words of a text, in order. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    const [found] = match;
    const gap = text.slice(end, match.index);
    const start = match.index;
    end = start + found.length;
    tokens.push({
      text: found,
      folded: bareWord(found),
      start,
      end,
      gap,
      isCapital: /^\p{Lu}/u.test(found),
      isShouted: /^\p{Lu}\P{Ll}+$/u.test(found),
      startsSentence: tokens.length === 0 || sentenceStart.test(gap),
    });
  }
  return tokens;
};
