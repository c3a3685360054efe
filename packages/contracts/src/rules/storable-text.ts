/** NUL and lone surrogates: no keyboard makes them, and databases, PDFs and JSON readers disagree about them. */
const unstorable = /\p{Surrogate}|\0/gu;

/** Whether a text has only characters that every reader takes. */
export const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** The text without what cannot be stored: an emoji that a field's limit cut in two leaves half a character. */
export const toStorable = (text: string): string => text.replaceAll(unstorable, '');
