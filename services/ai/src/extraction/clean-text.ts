/** Control characters except tab and line feed, lone surrogates, and invisible characters (soft hyphens, marks). */
const unwanted = /[\p{Cc}\p{Surrogate}\p{Cf}\uFFFD](?<![\n\t])/gu;

/**
 * Cleans text for the rest of the system: removes characters that cannot be stored and joins words hyphenated at a line
 * end.
 */
export const cleanText = (raw: string): string =>
  raw
    .replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replace(unwanted, '')
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00A0\u2007\u202F\t]/g, ' ')
    .replace(/(\p{L})[-‐]\n(\p{Ll})/gu, '$1$2')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
