/** What a text is searched by: small letters without accents, and one space between words. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s/)
    .filter(Boolean)
    .join(' ');
