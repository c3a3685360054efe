import type { StudentTexts } from '../shared/i18n/nl/student.ts';

// Safari 14 has no Object.hasOwn.
const isKnown = (texts: StudentTexts, code: string): code is keyof StudentTexts['errors'] =>
  Object.keys(texts.errors).includes(code);

/** The error text in the student's language, with a fallback for codes of a server newer than this page. */
export const errorTextOf = (texts: StudentTexts, code: string | undefined): string =>
  code !== undefined && isKnown(texts, code) ? texts.errors[code] : texts.unknownError;
