import { listOf } from '../list-of.ts';
import type { Wordings } from '../wordings.ts';

const q = (text: string): string => `“${text}”`;

/** English questions. */
export const enWordings: Wordings = {
  whatIs: (np, verb, isLong) => [
    ...(isLong
      ? [`Explain in your own words what ${np} ${verb}.`, `What ${verb} ${np}? Explain in your own words.`]
      : [`What ${verb} ${np}?`]),
    `Explain what ${np} ${verb}.`,
  ],
  meant: (term, isLong) => [
    ...(isLong ? [`Explain in your own words what is meant by ${q(term)}.`] : []),
    `What is meant by ${q(term)}?`,
    `Explain what the term ${q(term)} means.`,
  ],
  termFor: (meaning) => [
    `Which term fits this description: ${q(meaning)}?`,
    `Which term is described here? ${q(meaning)}`,
  ],
  bestMeaning: (term) => [`Which description fits ${q(term)} best?`, `What does ${q(term)} mean?`],
  gap: (sentence) => [`What belongs in the gap? ${q(sentence)}`, `Complete the sentence: ${q(sentence)}`],
  difference: (a, b) => [
    `What is the difference between ${a} and ${b}?`,
    `Explain the difference between ${a} and ${b}.`,
  ],
  correction: (error) => [
    `Some people think that ${error}. Explain why that is wrong.`,
    `A classmate says that ${error}. Explain what is wrong with that.`,
  ],
  quotedCorrection: (error) => [
    `Somebody claims: ${q(error)} Explain why that is wrong.`,
    `A classmate says: ${q(error)} What is wrong with that?`,
  ],
  ownExample: (np) => [`Give an example of ${np} and explain why it is one.`],
  exampleFits: (example, definition) => `For example ${example}. ${definition}`,
  believes: (error, isClause) => (isClause ? `Thinks that ${error}.` : `Thinks: ${q(error)}`),
  formula: (quantity) => [`Which formula gives ${q(quantity)}?`, `What is the formula for ${q(quantity)}?`],
  calculate: (givens, wanted, unit) => [
    `Given: ${listOf(givens, 'and')}. Calculate ${wanted} in ${unit}.`,
    `Calculate ${wanted} in ${unit} when ${listOf(givens, 'and')}.`,
  ],
  convert: (amount, unit) => [`Convert ${amount} to ${unit}.`],
  group: (member) => [`To which group does ${q(member)} belong?`, `Which group does ${q(member)} belong to?`],
  exampleOf: (example) => [`What is ${q(example)} an example of?`, `Of which of these is ${q(example)} an example?`],
  nextStep: (step) => [
    `What comes directly after this step? ${q(step)}`,
    `Which step follows directly after ${q(step)}?`,
  ],
  nextTask: (step) => [`You have just finished this step: ${q(`${step}.`)} What do you do next?`],
  framed: (question, frame) =>
    question.startsWith('Explain why ') ? question.replace('Explain why ', `Explain why, ${frame}, `) : undefined,
  suggestedFocus: (topics, headings) =>
    `This lesson is about ${listOf(topics.map(q), 'and')}.${headings.length > 0 ? ` Parts: ${listOf(headings.map(q), 'and')}.` : ''}`,
  and: 'and',
};
