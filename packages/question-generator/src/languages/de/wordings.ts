import { listOf } from '../list-of.ts';
import type { Wordings } from '../wordings.ts';

const q = (text: string): string => `„${text}“`;

/** German questions. */
export const deWordings: Wordings = {
  whatIs: (np, verb) => [
    `Erkläre mit eigenen Worten, was ${np} ${verb}.`,
    `Was ${verb} ${np}? Erkläre es mit eigenen Worten.`,
  ],
  meant: (term) => [`Erkläre mit eigenen Worten, was mit ${q(term)} gemeint ist.`, `Was ist mit ${q(term)} gemeint?`],
  termFor: (meaning) => [`Welcher Begriff passt zu dieser Beschreibung: ${q(meaning)}?`],
  bestMeaning: (term) => [`Welche Beschreibung passt am besten zu ${q(term)}?`],
  gap: (sentence) => [`Was gehört in die Lücke? ${q(sentence)}`, `Ergänze den Satz: ${q(sentence)}`],
  difference: (a, b) => [`Erkläre den Unterschied zwischen ${q(a)} und ${q(b)}.`],
  correction: (error) => [`Manche Leute denken, dass ${error}. Erkläre, warum das nicht stimmt.`],
  quotedCorrection: (error) => [`Jemand behauptet: ${q(error)} Erkläre, warum das nicht stimmt.`],
  ownExample: (np) => [`Finde ein eigenes Beispiel für ${q(np)} und erkläre, warum es passt.`],
  exampleFits: (definition) => `Jedes Beispiel, für das gilt: ${definition}`,
  believes: (error, isClause) => (isClause ? `Denkt, dass ${error}.` : `Denkt: ${q(error)}`),
  formula: (quantity) => [`Mit welcher Formel berechnet man ${q(quantity)}?`],
  suggestedFocus: (topics, headings) =>
    `In dieser Stunde geht es um ${listOf(topics.map(q), 'und')}.${headings.length > 0 ? ` Abschnitte: ${listOf(headings.map(q), 'und')}.` : ''}`,
  and: 'und',
};
