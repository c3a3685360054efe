/** A text on one line without the marks that some models write for headings, bold words, links and pages. */
export const plainText = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]{0,200}>/giu, '')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/gu, '$1')
    .replace(/\*+|`+|(?<![\p{L}\p{N}_])_{1,2}(?=\p{L})|(?<=[\p{L}.!?])_{1,2}(?![\p{L}\p{N}_])/gu, '')
    .replace(/^[ \t\u00a0]*(?:#+|[-•])\s+/gmu, '')
    .replace(/[^\S\u00a0]+/gu, ' ')
    .trim();
