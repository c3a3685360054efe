import { answersIn } from '@exit-tickets/contracts';
import { listOf } from '../../text/list-of.ts';
import { quoteIn } from '../../text/quotation.ts';
import type { AnalysisPhrases, Tally } from './analysis-phrases.ts';

const q = (text: string): string => quoteIn(text, 'en');
const all = (items: readonly string[]): string => listOf(items, 'and');
const example = (quote: string): string => (quote ? `, for example ${q(quote)}` : '');
const kinds = ({ right, partly, wrong, blank, withoutContent, unjudged }: Tally): string[] =>
  [
    [right, 'right'] as const,
    [partly, 'partly right'] as const,
    [wrong, 'wrong'] as const,
    [blank - withoutContent, 'blank'] as const,
    [withoutContent, 'without a real answer'] as const,
    [unjudged, 'not assessed yet'] as const,
  ].flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : []));
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
/** The most frequent unjudged answer; none if all of them differ. */
const mostFrequent = (count: number, biggest: { count: number; number: number; quote: string }): string => {
  const where = `${q(biggest.quote)} on question ${biggest.number}`;
  if (biggest.count === count) return `: ${where}`;
  return biggest.count > 1 ? `; most often, ${times(biggest.count)}: ${where}` : '';
};

export const en: AnalysisPhrases = {
  asksForCause: 'why|cause|happens|result',

  responses: (count) => `${count} responses.`,
  tooFew: (count) =>
    `Note: with ${count} ${count === 1 ? 'response' : 'responses'} there is too little to go on for the whole class.`,
  tally: (number, tally) => `Question ${number}: ${all(kinds(tally))}.`,
  written: (quotes) => `Answers: ${all(quotes.map(q))}.`,
  unjudged: (count, biggest) =>
    `${count === 1 ? '1 answer has' : `${count} answers have`} not been assessed yet and ${count === 1 ? 'does' : 'do'} not count below${mostFrequent(count, biggest)}.`,
  noVerdicts: (number, answers) =>
    `Question ${number}: ${answers} ${answers === 1 ? 'answer' : 'answers'} to read, without right or wrong.`,
  chosen: (number, options) =>
    `Question ${number}: ${all(options.map(({ option, count }) => `${q(option)} ${times(count)}`))}.`,
  scale: (number, average, low) =>
    `Question ${number}: ${average.toFixed(1)} on average on a scale of 1 to 5${low > 0 ? ` (${low} ${low === 1 ? 'answer' : 'answers'} of 1 or 2)` : ''}.`,

  head: (number) => `Question ${number}: `,
  saying: (count, total, words) => `${count} of ${total} – ${words}`,
  chose: (count, total, option, key) =>
    `${count} of ${total} ${count === 1 ? 'chooses' : 'choose'} ${q(option)} instead of ${q(key)}`,
  notYet: (tally) =>
    [
      `${tally.partly + tally.wrong} of ${answersIn(tally)} not right yet`,
      ...kinds({ ...tally, right: 0, partly: 0, wrong: 0 }),
    ].join(', '),
  examples: (quotes) => `For example ${all(quotes.map(q))}`,
  others: (quotes) => `Others wrote, for example, ${all(quotes.map(q))}`,
  strength: (right, total, quote) => `${right} of ${total} right${example(quote)}.`,

  contradiction: (count, total, words) =>
    `${count} of ${total} responses ${count === 1 ? 'contradicts itself' : 'contradict themselves'}: ${words}`,
  sameTwice: (count, total, label) =>
    `${count} of ${total} responses ${count === 1 ? 'has' : 'have'} the same misconception on more than one question: ${label}.`,
  noneRight: (count, total) =>
    `${count} of ${total} responses ${count === 1 ? 'has' : 'have'} nothing right yet, not even partly.`,
  mostlyBlank: (count, total) => `In ${count} of ${total} responses most questions were left blank.`,

  fiveMinutes: '(5 minutes)',
  compareAnswers: (number, wrong, right) =>
    `Put two answers to question ${number} on the board without names: ${q(wrong)} and ${q(right)}. Pairs choose which one is right, and say why`,
  sortCards: (number, answers) =>
    `Read out these answers to question ${number}: ${all(answers.map(q))}. For each one the class holds up a ‘true’ or ‘not true’ card; then correct together what is not true`,
  completeAnswer: (number, answer, core) =>
    `Put this answer to question ${number} on the board without a name: ${q(answer)}. Ask pairs to complete it, then compare with: ${q(core)}`,
  compareOptions: (number, option, key) =>
    `For question ${number}, put ${q(option)} and ${q(key)} side by side on the board. Ask the class to name a feature of each and to write in one sentence why the second one fits`,
  drawArrows: (number, core) =>
    `For question ${number}, ask pairs to draw cause and effect with arrows. Compare with: ${q(core)}`,
  tellNeighbour: (number, core) =>
    `Ask pairs to explain question ${number} to each other in one minute and to write one sentence together. Compare with: ${q(core)}`,
  improveAnswer: (number, wrong) =>
    `Put this answer to question ${number} on the board without a name: ${q(wrong)}. Ask pairs to write down what is not right about it and to improve it together`,
};
