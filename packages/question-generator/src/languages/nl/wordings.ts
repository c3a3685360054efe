import { listOf } from '../list-of.ts';
import type { Wordings } from '../wordings.ts';

const q = (text: string): string => `“${text}”`;

/** Dutch questions. */
export const nlWordings: Wordings = {
  whatIs: (np, verb, isLong) => [
    ...(isLong
      ? [`Leg in je eigen woorden uit wat ${np} ${verb}.`, `Wat ${verb} ${np}? Leg uit in je eigen woorden.`]
      : [`Wat ${verb} ${np}?`]),
    `Leg uit wat ${np} ${verb}.`,
  ],
  meant: (term, isLong) => [
    ...(isLong ? [`Leg in je eigen woorden uit wat er met ${q(term)} bedoeld wordt.`] : []),
    `Wat wordt er bedoeld met ${q(term)}?`,
    `Leg uit wat het begrip ${q(term)} betekent.`,
  ],
  termFor: (meaning) => [
    `Welk begrip past bij deze omschrijving: ${q(meaning)}?`,
    `Welk begrip hoort hierbij? ${q(meaning)}`,
  ],
  bestMeaning: (term) => [`Welke omschrijving past het best bij ${q(term)}?`, `Wat betekent ${q(term)}?`],
  gap: (sentence) => [`Wat hoort op de lege plek? ${q(sentence)}`, `Vul aan: ${q(sentence)}`],
  difference: (a, b) => [`Wat is het verschil tussen ${a} en ${b}?`, `Leg het verschil uit tussen ${a} en ${b}.`],
  correction: (error) => [
    `Sommige mensen denken dat ${error}. Leg uit waarom dat niet klopt.`,
    `Een klasgenoot zegt dat ${error}. Leg uit wat daar niet aan klopt.`,
  ],
  quotedCorrection: (error) => [
    `Iemand beweert: ${q(error)} Leg uit waarom dat niet klopt.`,
    `Een klasgenoot zegt: ${q(error)} Wat klopt daar niet aan?`,
  ],
  ownExample: (np) => [`Geef een voorbeeld van ${np} en leg uit waarom het er een is.`],
  exampleFits: (example, definition) => `Bijvoorbeeld ${example}. ${definition}`,
  believes: (error, isClause) => (isClause ? `Denkt dat ${error}.` : `Denkt: ${q(error)}`),
  formula: (quantity) => [`Met welke formule bereken je ${q(quantity)}?`, `Wat is de formule voor ${q(quantity)}?`],
  calculate: (givens, wanted, unit) => [
    `Er geldt: ${listOf(givens, 'en')}. Bereken ${wanted} in ${unit}.`,
    `Bereken ${wanted} in ${unit}, met ${listOf(givens, 'en')}.`,
  ],
  convert: (amount, unit) => [`Reken ${amount} om naar ${unit}.`],
  group: (member) => [`In welke groep hoort ${q(member)}?`, `Bij welke groep hoort ${q(member)}?`],
  exampleOf: (example) => [`Waarvan is ${q(example)} een voorbeeld?`, `Waar is ${q(example)} een voorbeeld van?`],
  nextStep: (step) => [`Wat komt er direct na deze stap? ${q(step)}`, `Welke stap volgt direct op ${q(step)}?`],
  nextTask: (step) => [`Je bent klaar met deze stap: ${q(`${step}.`)} Wat doe je daarna?`],
  framed: (question, frame) => (question.endsWith('?') ? question.replace(/\?$/u, ` ${frame}?`) : undefined),
  suggestedFocus: (topics, headings) =>
    `Deze les draait om ${listOf(topics.map(q), 'en')}.${headings.length > 0 ? ` Onderdelen: ${listOf(headings.map(q), 'en')}.` : ''}`,
  and: 'en',
};
