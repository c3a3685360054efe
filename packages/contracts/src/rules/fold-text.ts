/** Small letters, and nothing around them. */
export const withoutCase = (text: string): string => text.trim().toLowerCase();

/** Small letters without the accents of Latin ones: in other scripts such a mark is a letter of its own. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

/** Small letters without any mark, vowel signs of other scripts included: for what is only compared and never kept. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** With a capital where the text begins with a small letter. */
export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
