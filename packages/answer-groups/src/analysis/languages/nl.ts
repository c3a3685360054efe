import { answersIn } from '@exit-tickets/contracts';
import { listOf } from '../../text/list-of.ts';
import { quoteIn } from '../../text/quotation.ts';
import type { AnalysisPhrases, Tally } from './analysis-phrases.ts';

const q = (text: string): string => quoteIn(text, 'nl');
const all = (items: readonly string[]): string => listOf(items, 'en');
const example = (quote: string): string => (quote ? `, bijvoorbeeld ${q(quote)}` : '');
const kinds = ({ right, partly, wrong, blank, withoutContent, unjudged }: Tally): string[] =>
  [
    [right, 'goed'] as const,
    [partly, 'deels goed'] as const,
    [wrong, 'fout'] as const,
    [blank - withoutContent, 'leeg'] as const,
    [withoutContent, 'zonder echt antwoord'] as const,
    [unjudged, 'nog niet beoordeeld'] as const,
  ].flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : []));
/** The most frequent unjudged answer; none if all of them differ. */
const mostFrequent = (count: number, biggest: { count: number; number: number; quote: string }): string => {
  const where = `${q(biggest.quote)} bij vraag ${biggest.number}`;
  if (biggest.count === count) return `: ${where}`;
  return biggest.count > 1 ? `; het vaakst, ${biggest.count} keer: ${where}` : '';
};

export const nl: AnalysisPhrases = {
  asksForCause: 'waarom|hoe komt|hoe dat komt|oorzaak|gevolg|wat gebeurt',

  responses: (count) => `${count} inzendingen.`,
  tooFew: (count) =>
    `Let op: met ${count} ${count === 1 ? 'inzending' : 'inzendingen'} is er te weinig om iets over de hele klas te zeggen.`,
  tally: (number, tally) => `Vraag ${number}: ${all(kinds(tally))}.`,
  written: (quotes) => `Antwoorden: ${all(quotes.map(q))}.`,
  unjudged: (count, biggest) =>
    `${count === 1 ? '1 antwoord is' : `${count} antwoorden zijn`} nog niet beoordeeld en ${count === 1 ? 'telt' : 'tellen'} hieronder niet mee${mostFrequent(count, biggest)}.`,
  noVerdicts: (number, answers) =>
    `Vraag ${number}: ${answers} ${answers === 1 ? 'antwoord' : 'antwoorden'} om te lezen, zonder goed of fout.`,
  chosen: (number, options) =>
    `Vraag ${number}: ${all(options.map(({ option, count }) => `${count} keer ${q(option)}`))}.`,
  scale: (number, average, low) =>
    `Vraag ${number}: gemiddeld ${average.toFixed(1).replace('.', ',')} op een schaal van 1 tot 5${low > 0 ? ` (${low} keer een 1 of 2)` : ''}.`,

  head: (number) => `Vraag ${number}: `,
  saying: (count, total, words) => `${count} van ${total} – ${words}`,
  chose: (count, total, option, key) =>
    `${count} van ${total} ${count === 1 ? 'kiest' : 'kiezen'} ${q(option)} in plaats van ${q(key)}`,
  notYet: (tally) =>
    [
      `${tally.partly + tally.wrong} van ${answersIn(tally)} nog niet goed`,
      ...kinds({ ...tally, right: 0, partly: 0, wrong: 0 }),
    ].join(', '),
  examples: (quotes) => `Bijvoorbeeld ${all(quotes.map(q))}`,
  others: (quotes) => `Anderen schreven bijvoorbeeld ${all(quotes.map(q))}`,
  strength: (right, total, quote) => `${right} van ${total} goed${example(quote)}.`,

  contradiction: (count, total, words) =>
    `${count} van ${total} inzendingen ${count === 1 ? 'spreekt' : 'spreken'} zichzelf tegen: ${words}`,
  sameTwice: (count, total, label) =>
    `${count} van ${total} inzendingen ${count === 1 ? 'heeft' : 'hebben'} bij meer dan één vraag dezelfde misvatting: ${label}.`,
  noneRight: (count, total) =>
    `${count} van ${total} inzendingen ${count === 1 ? 'heeft' : 'hebben'} nog niets goed, ook niet deels.`,
  mostlyBlank: (count, total) => `In ${count} van ${total} inzendingen zijn de meeste vragen leeg gebleven.`,

  fiveMinutes: '(5 minuten)',
  compareAnswers: (number, wrong, right) =>
    `Zet twee antwoorden op vraag ${number} zonder naam op het bord: ${q(wrong)} en ${q(right)}. Laat tweetallen kiezen welk klopt, en uitleggen waarom`,
  sortCards: (number, answers) =>
    `Lees bij vraag ${number} deze antwoorden voor: ${all(answers.map(q))}. Laat de klas bij elk antwoord een kaartje ‘waar’ of ‘niet waar’ opsteken en verbeter samen wat niet klopt`,
  completeAnswer: (number, answer, core) =>
    `Zet dit antwoord op vraag ${number} zonder naam op het bord: ${q(answer)}. Laat tweetallen het aanvullen en vergelijk daarna met: ${q(core)}`,
  compareOptions: (number, option, key) =>
    `Zet bij vraag ${number} ${q(option)} en ${q(key)} naast elkaar op het bord. Laat de klas bij elk een kenmerk noemen en in één zin opschrijven waarom het tweede past`,
  drawArrows: (number, core) =>
    `Laat tweetallen bij vraag ${number} oorzaak en gevolg met pijlen tekenen. Vergelijk met: ${q(core)}`,
  tellNeighbour: (number, core) =>
    `Laat buren elkaar vraag ${number} in één minuut uitleggen en samen één zin opschrijven. Vergelijk met: ${q(core)}`,
  improveAnswer: (number, wrong) =>
    `Zet dit antwoord op vraag ${number} zonder naam op het bord: ${q(wrong)}. Laat tweetallen opschrijven wat er niet klopt en het samen verbeteren`,
};
