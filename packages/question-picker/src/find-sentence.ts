import { referenceMarks } from './reference-marks.ts';

/** Characters that may differ between a text and a sentence read from it: spaces, line breaks, hyphens; so may reference marks. */
const ignored = /[\s\u00ad-]/u;

/**
 * Finds sentences verbatim in the text they were read from; undefined if a sentence is not there. The text is indexed
 * once.
 */
export const sentenceFinder = (content: string): ((sentence: string) => string | undefined) => {
  const plain = content.replace(referenceMarks(content), (mark) => ' '.repeat(mark.length));
  const places = Array.from({ length: plain.length }, (_, at) => at).filter((at) => !ignored.test(plain[at] ?? ''));
  const squeezed = places.map((at) => content[at]).join('');
  return (sentence) => {
    const wanted = sentence.replace(/[\s\u00ad-]+/gu, '');
    const found = wanted === '' ? -1 : squeezed.indexOf(wanted);
    if (found < 0) return undefined;
    return content.slice(places[found], (places[found + wanted.length - 1] ?? 0) + 1);
  };
};
