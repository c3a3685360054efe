import { listOf } from '../list-of.ts';
import type { Wordings } from '../wordings.ts';

/** Marks within a quotation become inner ones. */
const q = (text: string): string => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;

/** German questions. */
export const deWordings: Wordings = {
  whatIs: (np, verb, isLong) => [
    ...(isLong
      ? [`Erkläre mit eigenen Worten, was ${np} ${verb}.`, `Was ${verb} ${np}? Erkläre mit eigenen Worten.`]
      : [`Was ${verb} ${np}?`]),
    `Erkläre, was ${np} ${verb}.`,
  ],
  meant: (term, isLong) => [
    ...(isLong ? [`Erkläre mit eigenen Worten, was mit ${q(term)} gemeint ist.`] : []),
    `Was versteht man unter dem Begriff ${q(term)}?`,
    `Erkläre den Begriff ${q(term)}.`,
  ],
  termFor: (meaning) => [
    `Welcher Begriff passt zu dieser Beschreibung: ${q(meaning)}?`,
    `Welcher Begriff wird hier beschrieben? ${q(meaning)}`,
  ],
  bestMeaning: (term) => [`Welche Beschreibung passt am besten zu ${q(term)}?`, `Was bedeutet ${q(term)}?`],
  gap: (sentence) => [`Was gehört in die Lücke? ${q(sentence)}`, `Ergänze den Satz: ${q(sentence)}`],
  // Both stand in the nominative, as the material has them; “zwischen” would ask for another case.
  difference: (a, b) => [`Worin unterscheiden sich ${a} und ${b}?`, `Erkläre, worin sich ${a} und ${b} unterscheiden.`],
  // The error keeps its “dass”, or is a clause in the order of a statement (“die Erde sei eine Scheibe”).
  correction: (error) => [
    `Manche Leute denken, ${error}. Erkläre, warum das nicht stimmt.`,
    `Jemand aus der Klasse behauptet, ${error}. Erkläre, was daran falsch ist.`,
  ],
  quotedCorrection: (error) => [
    `Jemand behauptet: ${q(error)} Erkläre, warum das nicht stimmt.`,
    `Jemand aus der Klasse sagt: ${q(error)} Was ist daran falsch?`,
  ],
  ownExample: (np) => {
    // “Für” asks for the accusative, which only the feminine article shows by itself.
    const thing = /^eine\s/u.test(np) ? np : `den Begriff ${q(np.replace(/^ein\s/u, ''))}`;
    return [`Nenne ein Beispiel für ${thing} und erkläre, warum es passt.`];
  },
  exampleFits: (example, definition) => `Zum Beispiel ${example}. ${definition}`,
  believes: (error, isClause) => (isClause ? `Denkt, ${error}.` : `Denkt: ${q(error)}`),
  formula: (quantity) => [
    `Mit welcher Formel berechnet man ${q(quantity)}?`,
    `Wie lautet die Formel für ${q(quantity)}?`,
  ],
  calculate: (givens, wanted, unit) => [
    `Gegeben: ${listOf(givens, 'und')}. Berechne ${wanted} in ${unit}.`,
    `Berechne ${wanted} in ${unit}. Gegeben: ${listOf(givens, 'und')}.`,
  ],
  convert: (amount, unit) => [`Rechne ${amount} in ${unit} um.`],
  group: (member) => [`Zu welcher Gruppe gehört ${q(member)}?`, `In welche Gruppe gehört ${q(member)}?`],
  exampleOf: (example) => [`Wofür ist ${q(example)} ein Beispiel?`],
  nextStep: (step) => [
    `Was kommt direkt nach diesem Schritt? ${q(step)}`,
    `Welcher Schritt folgt direkt auf ${q(step)}?`,
  ],
  nextTask: (step) => [`Dieser Schritt ist fertig: ${q(`${step}.`)} Was kommt als Nächstes?`],
  // “Warum strahlt in der Wüste der Boden …”: right behind the verb a place needs no other word to move.
  framed: (question, frame) => {
    const [, asked, rest] = /^((?:Warum|Wodurch|Wozu) \p{Ll}+(?: (?:sich|man|es)(?= ))?) (.+)$/u.exec(question) ?? [];
    return asked && `${asked} ${frame} ${rest}`;
  },
  suggestedFocus: (topics, headings) =>
    `In dieser Stunde geht es um ${listOf(topics.map(q), 'und')}.${headings.length > 0 ? ` Abschnitte: ${listOf(headings.map(q), 'und')}.` : ''}`,
  and: 'und',
};
