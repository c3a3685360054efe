const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode UAX 9). */
const [open, close] = ['\u2068', '\u2069'];

/** Isolates a name in a sentence, so that Arabic or Hebrew does not reorder the sentence or the numbers beside it. */
export const isolate = (text: string): string => (rightToLeft.test(text) ? `${open}${text}${close}` : text);
