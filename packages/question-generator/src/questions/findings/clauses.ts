import type { Grammar } from '../../languages/grammar.ts';
import type { Material, Sentence } from '../../lesson/material.ts';

/** A sentence, or a part of one that a semicolon sets off; it can be quoted as a sentence. */
export interface Clause {
  text: string;
  sentence: Sentence;
  previous: Clause | undefined;
  /** Says "this", "they", "therefore": it cannot stand without the one before. */
  pointsBack: boolean;
}

/** A capital in front and a full stop behind. */
export const asSentence = (clause: string): string => {
  const text = clause.trim().replace(/[\s,;:]+$/, '');
  const capital = text.replace(/^(['’]s )?(\p{Ll})/u, (_, elided: string | undefined, letter: string) =>
    elided ? elided + letter : letter.toUpperCase(),
  );
  return /[.!?…]["”»’]*$/.test(capital) ? capital : `${capital}.`;
};

/** Longer sentences are lists and tables that lost their form; patterns would search them for ages. */
const longestSentence = 600;

/** "This is called A and that is called B" is two clauses. */
const splitNamings = (text: string, { naming, and }: Grammar): string[] => {
  const [first, second] = [...text.matchAll(naming)].map(({ index }) => index);
  if (first === undefined || second === undefined) return [text];
  const cut = text.lastIndexOf(` ${and} `, second);
  return cut > first ? [text.slice(0, cut), text.slice(cut + and.length + 2)] : [text];
};

/** The clauses of some material, in order. */
export const clausesOf = (material: Material, grammar: Grammar): Clause[] => {
  const clauses: Clause[] = [];
  for (const sentence of material.sentences) {
    if (sentence.text.length > longestSentence) continue;
    for (const part of sentence.text.split(/;\s+/).flatMap((each) => splitNamings(each, grammar))) {
      const text = asSentence(part);
      const last = clauses.at(-1);
      const previous = last?.sentence.paragraph === sentence.paragraph ? last : undefined;
      clauses.push({ text, sentence, previous, pointsBack: grammar.pointsBack.test(text) });
    }
  }
  return clauses;
};

/** A quotation has to fit on a phone. */
const longestQuote = 260;

/**
 * A clause to be quoted to someone who has not read what stood before it: with that, where it points back.
 * Undefined when even that would not be understood, or be too long.
 */
export const quotable = (clause: Clause, text: string = clause.text): string | undefined => {
  if (!clause.pointsBack) return text.length <= longestQuote ? text : undefined;
  const before = clause.previous;
  if (!before || before.pointsBack) return undefined;
  const both = `${before.text} ${text}`;
  return both.length <= longestQuote ? both : undefined;
};

/** The sentences of some clauses word for word, with those that what they say depends on. */
export const passageOf = (
  ...clauses: readonly (Clause | undefined)[]
): { passage: string; sentences: number[]; section: number } => {
  const byIndex = new Map<number, Sentence>();
  for (const clause of clauses) if (clause) byIndex.set(clause.sentence.index, clause.sentence);
  const ordered = [...byIndex.values()].sort((a, b) => a.index - b.index);
  return {
    passage: ordered.map(({ text }) => text).join(' '),
    sentences: ordered.map(({ index }) => index),
    section: ordered.at(-1)?.section ?? 0,
  };
};
