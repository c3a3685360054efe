import { shorten } from '@exit-tickets/answer-groups/analysis';
import { withoutCase } from '@exit-tickets/contracts';

/** Quotation marks of any language; the same as in answer-groups. */
const quotation = /([“„«"]\s?)([^“”„«»"]*?)(\s?[”“»"])/gu;
/** A shorter answer is a term of the lesson, which points of an analysis name anyway. */
const minUnquoted = 12;
const gone = '…';
const between = /(?<=[.!?]) (?=\p{Lu})/u;
/** An example at the end of a sentence that has lost it. */
const lostExample = /[,;] [^,;“„«"]{0,40}[“„«"]\s?…\s?[”“»"]\.?$/u;

/** A name that was masked leaves `[…]`, and its sentence says enough. */
const hasLost = (text: string): boolean => text.replaceAll('[…]', '').includes(gone);

/**
 * Takes single answers out of a point about a class: what stands between quotation marks, unless it is kept, and what stands
 * without them. Sentences that have lost something go, but for the first, which has the counts.
 * @param kept what is no single answer: wordings that several share, options, cores
 * @param answers what students wrote, and what that is without names
 */
export const withoutQuotes = (kept: readonly string[], answers: readonly string[]) => {
  const shared = new Set([...kept, ...kept.map((text) => shorten(text))].map(withoutCase));
  const single = [...new Set([...answers, ...answers.map((answer) => shorten(answer))].map((text) => text.trim()))]
    .filter((text) => text.length >= minUnquoted && !shared.has(withoutCase(text)))
    .sort((a, b) => b.length - a.length);

  const emptied = (text: string): string => {
    const unquoted = text.replace(quotation, (whole, open: string, quoted: string, close: string) =>
      shared.has(withoutCase(quoted)) ? whole : `${open}${gone}${close}`,
    );
    return single.reduce((left, answer) => left.replaceAll(answer, gone), unquoted);
  };

  return {
    /** What is left of a point. */
    point: (text: string): string => {
      const [first = '', ...others] = emptied(text).split(between);
      return [first.replace(lostExample, '.'), ...others.filter((sentence) => !hasLost(sentence))].join(' ');
    },

    /** What to do with answers is nothing without them. */
    suggestions: (texts: readonly string[]): string[] => texts.map(emptied).filter((text) => !hasLost(text)),
  };
};
