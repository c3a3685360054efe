/** A word of a text and its position. */
export interface Token {
  text: string;
  /** Without accents and case, so that "Jose" is "José". */
  folded: string;
  start: number;
  end: number;
  /** The characters between the previous word and this one. */
  gap: string;
  isCapital: boolean;
  /** More than one letter, all capitals. */
  isShouted: boolean;
  startsSentence: boolean;
}

/** A range in a text; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

const letters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Folds a word for comparison: no accents, case or invisible characters, in any encoding. */
export const bareWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðþı]/g, (letter) => letters[letter] ?? letter);

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
/** Marks after which a capital has no meaning, including colons, quotation marks and list bullets. */
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
