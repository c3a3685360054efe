import { shorten } from '@exit-tickets/answer-groups/analysis';
import { withoutCase } from '@exit-tickets/contracts';

/** Quotation marks of any language; the same as in answer-groups. */
const quotation = /([“„«"]\s?)([^“”„«»"]*?)(\s?[”“»"])/gu;
/** In characters; shorter answers are terms of the lesson, which an analysis mentions anyway. */
const minUnquoted = 12;
const gone = '…';
const between = /(?<=[.!?]) (?=\p{Lu})/u;
/** An emptied example at the end of a sentence. */
const lostExample = /[,;] [^,;“„«"]{0,40}[“„«"]\s?…\s?[”“»"]\.?$/u;

/** A masked name leaves `[…]`, which does not count: the sentence is still useful. */
const hasLost = (text: string): boolean => text.replaceAll('[…]', '').includes(gone);

/**
 * Removes single students' answers from a point about a class, quoted or not. Sentences that lose text are dropped,
 * except the first, which has the counts.
 * @param kept texts of no single student: shared wordings, options, cores
 * @param answers what students wrote, with and without names
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
    /** The remaining text of a point. */
    point: (text: string): string => {
      const [first = '', ...others] = emptied(text).split(between);
      return [first.replace(lostExample, '.'), ...others.filter((sentence) => !hasLost(sentence))].join(' ');
    },

    /** A suggestion that loses an answer is dropped, because it is useless without it. */
    suggestions: (texts: readonly string[]): string[] => texts.map(emptied).filter((text) => !hasLost(text)),
  };
};
