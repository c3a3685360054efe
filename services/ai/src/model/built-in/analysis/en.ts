import { quoteIn } from '../../../language/quotation.ts';
import { listOf } from '../phrasing/list-of.ts';
import type { AnalysisPhrases, Share } from './phrases.ts';
import type { Tally } from './tally.ts';

const q = (text: string): string => quoteIn(text, 'en');
const all = (items: readonly string[]): string => listOf(items, 'and');
const went = ({ right, total }: Share): string => (right > 0 ? `${right} of ${total} right` : 'no right answer yet');
const kinds = ({ incomplete, wrong, blank, unsure }: Tally): string[] => [
  ...(incomplete > 0 ? [`${incomplete} incomplete`] : []),
  ...(wrong > 0 ? [`${wrong} wrong`] : []),
  ...(blank > 0 ? [`${blank} blank`] : []),
  ...(unsure > 0 ? [`${unsure} to read yourself`] : []),
];

export const en: AnalysisPhrases = {
  tooFew: (count) =>
    `Note: with ${count} ${count === 1 ? 'response' : 'responses'} there is too little to go on for the whole class.`,
  responses: (count) => `${count} responses.`,
  bestAndWorst: (best, worst) =>
    `Question ${best.number} went best (${went(best)}), question ${worst.number} needs attention (${went(worst)}).`,
  allWell: (least) => `All questions went well (each at least ${least.right} of ${least.total} right).`,
  noneWell: (worst) =>
    `No question has half of the answers right; question ${worst.number} needs most attention (${went(worst)}).`,
  alike: (each) => `Every question: ${went(each)}.`,
  onlyQuestion: (number, tally) =>
    `Question ${number}: ${all([...(tally.right > 0 ? [`${tally.right} right`] : []), ...kinds(tally)])}.`,
  readYourself: (numbers) =>
    `To read yourself: question ${all(numbers.map(String))}, where more than one answer can be right.`,
  notAssessed: (numbers) =>
    `Not assessed: question ${all(numbers.map(String))} (there is no model answer or lesson text).`,
  scale: (number, average) => `Question ${number}: ${average.toFixed(1)} on average on a scale of 1 to 5.`,
  head: (number, label) => `Question ${number}${label && ` (${label})`}: `,
  alikeWrong: (count, total, quote) => `${count} of ${total} write something like ${q(quote)}.`,
  lacks: (count, total, phrase, quote) =>
    `${q(phrase)} is missing in ${count} of ${total} answers, for example in ${q(quote)}.`,
  notYet: (count, total, quote) => `${count} of ${total} not right yet${quote && `, for example ${q(quote)}`}.`,
  blank: (count, total) => `${count} of ${total} blank or “don’t know”.`,
  chose: (count, total, chosen, key) =>
    `${count} of ${total} ${count === 1 ? 'chooses' : 'choose'} ${q(chosen)} instead of ${q(key)}.`,
  lowScale: (count, total) => `${count} of ${total} ${count === 1 ? 'chooses' : 'choose'} 1 or 2.`,
  inAll: (tally) => `In all: ${all(kinds(tally))}.`,
  compareAnswers: (number, wrong, right) =>
    `Put two answers to question ${number} on the board without names: ${q(wrong)} and ${q(right)}. Have pairs choose which one is right and correct the other (5 minutes).`,
  sortCards: (number, sentences) =>
    `For question ${number}, read these sentences aloud: ${all(sentences.map(q))}. Have the class hold up a ‘true’ or ‘false’ card at each, and correct together what is not right (5 minutes).`,
  completeAnswer: (number, answer, phrase) =>
    `Put this answer to question ${number} on the board without a name: ${q(answer)}. Have pairs add to it until it also says ${q(phrase)} (5 minutes).`,
  completeSentence: (number, gapped, phrase) =>
    `For question ${number}, write this sentence with a gap on the board: ${q(gapped)} Everyone completes it alone and compares with a neighbour; the gap takes ${q(phrase)} (5 minutes).`,
  drawArrows: (number, expected) =>
    `Have pairs draw cause and effect with arrows for question ${number}. Compare with: ${q(expected)} (5 minutes).`,
  giveReason: (number, expected) =>
    `For question ${number}, have pairs choose one point of view and finish it with “because …”, with a reason from: ${q(expected)} (5 minutes).`,
  tellNeighbour: (number, expected) =>
    `Have neighbours explain question ${number} to each other in one minute and write one sentence together. Compare with: ${q(expected)} (5 minutes).`,
  compareOptions: (number, chosen, key) =>
    `For question ${number}, put ${q(chosen)} and ${q(key)} side by side on the board. Have the class name a feature of each and write the difference in one sentence (5 minutes).`,
  askBack: (number) =>
    `For question ${number}, have pairs write down in one minute what is still difficult, and discuss what comes up most (5 minutes).`,
  noneRight: (count, total, quotes) =>
    `${count} of ${total} responses ${count === 1 ? 'has' : 'have'} no right answer to any question${quotes.length > 0 ? `, for example ${all(quotes.map(q))}` : ''}.`,
  mostlyBlank: (count, total) => `In ${count} of ${total} responses most questions were left blank.`,
  strength: (right, total, quote) => `${right} of ${total} right, for example ${q(quote)}.`,
};
