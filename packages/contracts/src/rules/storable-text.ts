/** NUL and lone surrogates. No keyboard makes them, and databases, PDFs and JSON parsers treat them differently. */
const unstorable = /\p{Surrogate}|\0/gu;

/** Whether a text contains only characters that every reader accepts. */
export const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** Removes characters that cannot be stored, such as half an emoji that a field's limit cut in two. */
export const toStorable = (text: string): string => text.replaceAll(unstorable, '');
