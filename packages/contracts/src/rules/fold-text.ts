/** Trimmed and in lower case. */
export const withoutCase = (text: string): string => text.trim().toLowerCase();

/** Lower case without Latin accents. In other scripts such a mark is a letter of its own and stays. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

/** Lower case without any mark, including vowel signs of other scripts. Only for comparing, never for storing. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Capitalises the first letter. */
export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
