import { listOf } from '../list-of.ts';
import type { Wordings } from '../wordings.ts';
import { capitalised, colon, de, que, tail } from './elision.ts';

/** French puts a space that does not break inside its quotation marks and before ? and :. */
const q = (text: string): string =>
  `«\u00a0${text.replace(/«\s?([^«»]*?)\s?»/gu, '“$1”').replace(/[«»]\s?/gu, '')}\u00a0»`;
const word = (term: string): string => (term.includes(' ') ? `l'expression ${q(term)}` : `le mot ${q(term)}`);

/** French questions. */
export const frWordings: Wordings = {
  whatIs: (np, verb, isLong) => {
    const own = isLong ? ' Explique avec tes propres mots.' : '';
    const asked = /^(?:sont|étaient)$/u.test(verb) ? `Que ${verb} ${np}` : `Qu'est-ce ${que(np)}`;
    return [
      ...(isLong ? [`Explique avec tes propres mots ce ${que(`${verb} ${np}`)}.`] : []),
      `${asked}${tail}${own}`,
      `Explique ce ${que(`${verb} ${np}`)}.`,
    ];
  },
  meant: (term, isLong) => [
    ...(isLong ? [`Explique avec tes propres mots ce que signifie ${word(term)}.`] : []),
    `Que signifie ${word(term)}${tail}`,
    `Explique ce que l'on entend par ${q(term)}.`,
  ],
  termFor: (meaning) => [
    `Quel terme correspond à cette définition${colon} ${q(meaning)}${tail}`,
    `De quoi s'agit-il${tail} ${q(meaning)}`,
  ],
  bestMeaning: (term) => [
    `Quelle définition convient ${term.includes(' ') ? 'à ' : 'au '}${word(term).replace(/^le /u, '')}${tail}`,
    `Que signifie ${word(term)}${tail}`,
  ],
  gap: (sentence) => [`Qu'est-ce qui manque${tail} ${q(sentence)}`, `Complète la phrase${colon} ${q(sentence)}`],
  difference: (a, b) => [
    `Quelle est la différence entre ${a} et ${b}${tail}`,
    `Explique la différence entre ${a} et ${b}.`,
  ],
  correction: (error) => [
    `Certaines personnes pensent ${que(error)}. Explique pourquoi c'est faux.`,
    `Un camarade affirme ${que(error)}. Explique-lui pourquoi c'est faux.`,
  ],
  quotedCorrection: (error) => [
    `Quelqu'un affirme${colon} ${q(error)} Explique pourquoi c'est faux.`,
    `Un camarade dit${colon} ${q(error)} Explique-lui son erreur.`,
  ],
  ownExample: (np) => {
    const example = `un exemple ${de(np.replace(/^une? /iu, ''))}`;
    return [`Donne ${example} et explique pourquoi il convient.`];
  },
  exampleFits: (example, definition) => `Par exemple ${example}. ${definition}`,
  believes: (error, isClause) => (isClause ? `Pense ${que(error)}.` : `Pense${colon} ${q(error)}`),
  formula: (quantity) => [
    `Avec quelle formule calcule-t-on ${q(quantity)}${tail}`,
    `Quelle formule permet de calculer ${q(quantity)}${tail}`,
  ],
  calculate: (givens, wanted, unit) => [
    `On donne${colon} ${listOf(givens, 'et')}. Calcule ${wanted} en ${unit}.`,
    `Calcule ${wanted} en ${unit} avec ${listOf(givens, 'et')}.`,
  ],
  convert: (amount, unit) => [`Convertis ${amount} en ${unit}.`],
  group: (member) => [
    `À quel groupe appartient ${q(member)}${tail}`,
    `Dans quel groupe classes-tu ${q(member)}${tail}`,
  ],
  exampleOf: (example) => [
    `De quoi ${q(example)} est-il un exemple${tail}`,
    `Voici un exemple${colon} ${q(example)}. De quel cas s'agit-il${tail}`,
  ],
  nextStep: (step) => [
    `Quelle étape vient juste après celle-ci${tail} ${q(step)}`,
    `Quelle étape suit directement ${q(step)}${tail}`,
  ],
  nextTask: (step) => [`Tu viens de terminer cette étape${colon} ${q(`${step}.`)} Que faut-il faire ensuite${tail}`],
  framed: (question, frame) => {
    if (question.startsWith('Explique pourquoi ')) return question.replace('pourquoi ', `pourquoi, ${frame}, `);
    const opening = /^(?:Pourquoi|Qu'est-ce qui) /u.test(question) ? capitalised(frame) : undefined;
    return opening && `${opening}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
  },
  suggestedFocus: (topics, headings) =>
    `Cette leçon porte sur ${listOf(topics.map(q), 'et')}.${headings.length > 0 ? ` Parties${colon} ${listOf(headings.map(q), 'et')}.` : ''}`,
  and: 'et',
};
