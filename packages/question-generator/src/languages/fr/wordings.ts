import { listOf } from '../list-of.ts';
import type { Wordings } from '../wordings.ts';

/** French puts a space that does not break inside its quotation marks and before ? and :. */
const q = (text: string): string => `«\u00a0${text}\u00a0»`;
const tail = '\u00a0?';
const colon = '\u00a0:';

/** French questions. */
export const frWordings: Wordings = {
  whatIs: (np, verb) => [
    `Explique avec tes propres mots ce qu'${verb} ${np}.`,
    `Qu'est-ce que c'est, ${np}${tail} Explique avec tes propres mots.`,
  ],
  meant: (term) => [
    `Explique avec tes propres mots ce que l'on entend par ${q(term)}.`,
    `Que signifie ${q(term)}${tail}`,
  ],
  termFor: (meaning) => [`Quel terme correspond à cette description${colon} ${q(meaning)}${tail}`],
  bestMeaning: (term) => [`Quelle description convient le mieux à ${q(term)}${tail}`],
  gap: (sentence) => [`Qu'est-ce qui manque${tail} ${q(sentence)}`, `Complète la phrase${colon} ${q(sentence)}`],
  difference: (a, b) => [`Explique la différence entre ${q(a)} et ${q(b)}.`],
  correction: (error) => [`Certains pensent que ${error}. Explique pourquoi c'est faux.`],
  quotedCorrection: (error) => [`Quelqu'un affirme${colon} ${q(error)} Explique pourquoi c'est faux.`],
  ownExample: (np) => [
    `Trouve un exemple pour ${q(np)} qui n'était pas dans la leçon et explique pourquoi il convient.`,
  ],
  exampleFits: (definition) => `Tout exemple pour lequel ceci est vrai${colon} ${definition}`,
  believes: (error, isClause) => (isClause ? `Pense que ${error}.` : `Pense${colon} ${q(error)}`),
  formula: (quantity) => [`Avec quelle formule calcule-t-on ${q(quantity)}${tail}`],
  suggestedFocus: (topics, headings) =>
    `Cette leçon porte sur ${listOf(topics.map(q), 'et')}.${headings.length > 0 ? ` Parties${colon} ${listOf(headings.map(q), 'et')}.` : ''}`,
  and: 'et',
};
