import { answersIn } from '@exit-tickets/contracts';
import { listOf } from '../../text/list-of.ts';
import { quoteIn } from '../../text/quotation.ts';
import type { AnalysisPhrases, Tally } from './analysis-phrases.ts';

const q = (text: string): string => quoteIn(text, 'de');
const all = (items: readonly string[]): string => listOf(items, 'und');
const example = (quote: string): string => (quote ? `, zum Beispiel ${q(quote)}` : '');
const kinds = ({ right, partly, wrong, blank, withoutContent, unjudged }: Tally): string[] =>
  [
    [right, 'richtig'] as const,
    [partly, 'teilweise richtig'] as const,
    [wrong, 'falsch'] as const,
    [blank - withoutContent, 'leer'] as const,
    [withoutContent, 'ohne echte Antwort'] as const,
    [unjudged, 'noch nicht bewertet'] as const,
  ].flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : []));
/** The most frequent unjudged answer; none if all of them differ. */
const mostFrequent = (count: number, biggest: { count: number; number: number; quote: string }): string => {
  const where = `${q(biggest.quote)} bei Frage ${biggest.number}`;
  if (biggest.count === count) return `: ${where}`;
  return biggest.count > 1 ? `; am häufigsten, ${biggest.count}-mal: ${where}` : '';
};

export const de: AnalysisPhrases = {
  asksForCause: 'warum|grund|folge|was passiert',

  responses: (count) => `${count} Abgaben.`,
  tooFew: (count) =>
    `Achtung: ${count === 1 ? 'Eine Abgabe ist' : `${count} Abgaben sind`} zu wenig, um etwas über die ganze Klasse zu sagen.`,
  tally: (number, tally) => `Frage ${number}: ${all(kinds(tally))}.`,
  written: (quotes) => `Geschrieben wurde: ${all(quotes.map(q))}.`,
  unjudged: (count, biggest) =>
    `${count === 1 ? '1 Antwort ist' : `${count} Antworten sind`} noch nicht bewertet und ${count === 1 ? 'zählt' : 'zählen'} hier nicht mit${mostFrequent(count, biggest)}.`,
  noVerdicts: (number, answers) =>
    `Frage ${number}: ${answers} ${answers === 1 ? 'Antwort' : 'Antworten'} zum Lesen, ohne richtig oder falsch.`,
  chosen: (number, options) =>
    `Frage ${number}: ${all(options.map(({ option, count }) => `${count}-mal ${q(option)}`))}.`,
  scale: (number, average, low) =>
    `Frage ${number}: im Mittel ${average.toFixed(1).replace('.', ',')} auf einer Skala von 1 bis 5${low > 0 ? ` (${low}-mal 1 oder 2)` : ''}.`,

  head: (number) => `Frage ${number}: `,
  saying: (count, total, words) => `${count} von ${total} – ${words}`,
  chose: (count, total, option, key) =>
    `${count} von ${total} ${count === 1 ? 'wählt' : 'wählen'} ${q(option)} statt ${q(key)}`,
  notYet: (tally) =>
    [
      `${tally.partly + tally.wrong} von ${answersIn(tally)} noch nicht richtig`,
      ...kinds({ ...tally, right: 0, partly: 0, wrong: 0 }),
    ].join(', '),
  examples: (quotes) => `Zum Beispiel ${all(quotes.map(q))}`,
  others: (quotes) => `Andere schrieben zum Beispiel ${all(quotes.map(q))}`,
  strength: (right, total, quote) => `${right} von ${total} richtig${example(quote)}.`,

  contradiction: (count, total, words) =>
    `${count} von ${total} Abgaben ${count === 1 ? 'widerspricht' : 'widersprechen'} sich selbst: ${words}`,
  sameTwice: (count, total, label) =>
    `${count} von ${total} Abgaben ${count === 1 ? 'hat' : 'haben'} bei mehr als einer Frage dieselbe Fehlvorstellung: ${label}.`,
  noneRight: (count, total) =>
    `${count} von ${total} Abgaben ${count === 1 ? 'hat' : 'haben'} noch nichts richtig, auch nicht teilweise.`,
  mostlyBlank: (count, total) => `In ${count} von ${total} Abgaben sind die meisten Fragen leer geblieben.`,

  fiveMinutes: '(5 Minuten)',
  compareAnswers: (number, wrong, right) =>
    `Schreiben Sie zwei Antworten auf Frage ${number} ohne Namen an die Tafel: ${q(wrong)} und ${q(right)}. Zu zweit entscheiden die Lernenden, welche stimmt und warum`,
  sortCards: (number, answers) =>
    `Lesen Sie zu Frage ${number} diese Antworten vor: ${all(answers.map(q))}. Die Klasse hält bei jeder Antwort eine Karte ‚wahr‘ oder ‚falsch‘ hoch; verbessern Sie gemeinsam, was nicht stimmt`,
  completeAnswer: (number, answer, core) =>
    `Schreiben Sie diese Antwort auf Frage ${number} ohne Namen an die Tafel: ${q(answer)}. Lassen Sie sie zu zweit ergänzen und vergleichen Sie danach mit: ${q(core)}`,
  compareOptions: (number, option, key) =>
    `Stellen Sie zu Frage ${number} ${q(option)} und ${q(key)} an der Tafel nebeneinander. Die Klasse nennt zu jedem ein Merkmal und schreibt in einem Satz auf, warum das zweite passt`,
  drawArrows: (number, core) =>
    `Lassen Sie zu Frage ${number} zu zweit Ursache und Folge mit Pfeilen zeichnen. Vergleichen Sie mit: ${q(core)}`,
  tellNeighbour: (number, core) =>
    `Lassen Sie Frage ${number} zu zweit in einer Minute erklären und gemeinsam einen Satz dazu aufschreiben. Vergleichen Sie mit: ${q(core)}`,
  improveAnswer: (number, wrong) =>
    `Schreiben Sie diese Antwort auf Frage ${number} ohne Namen an die Tafel: ${q(wrong)}. Lassen Sie zu zweit aufschreiben, was daran nicht stimmt, und sie gemeinsam verbessern`,
};
