import { shorten } from '@exit-tickets/answer-groups/analysis';

/** Quotation marks of any language; the same as in answer-groups. */
const quotation = /([“„«"]\s?)([^“”„«»"]*?)(\s?[”“»"])/gu;
/** A shorter answer is a term of the lesson, which points of an analysis name anyway. */
const minUnquoted = 12;
const gone = '…';

const folded = (text: string): string => text.trim().toLowerCase();

/**
 * Takes single answers out of sentences about a class: what stands between quotation marks, unless it is kept, and what
 * stands without them.
 * @param kept what is no single answer: wordings that several share, options, cores
 * @param answers what pupils wrote, and what that is without names
 */
export const withoutQuotes = (kept: readonly string[], answers: readonly string[]): ((sentence: string) => string) => {
  const shared = new Set([...kept, ...kept.map((text) => shorten(text))].map(folded));
  const single = [...new Set([...answers, ...answers.map((answer) => shorten(answer))].map((text) => text.trim()))]
    .filter((text) => text.length >= minUnquoted && !shared.has(folded(text)))
    .sort((a, b) => b.length - a.length);
  return (sentence) => {
    const unquoted = sentence.replace(quotation, (whole, open: string, quoted: string, close: string) =>
      shared.has(folded(quoted)) ? whole : `${open}${gone}${close}`,
    );
    return single.reduce((text, answer) => text.replaceAll(answer, gone), unquoted);
  };
};
