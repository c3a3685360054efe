import { quoteIn } from '../../../language/quotation.ts';
import { listOf } from '../phrasing/list-of.ts';
import type { AnalysisPhrases, Share } from './phrases.ts';
import type { Tally } from './tally.ts';

const q = (text: string): string => quoteIn(text, 'de');
const all = (items: readonly string[]): string => listOf(items, 'und');
const went = ({ right, total }: Share): string =>
  right > 0 ? `${right} von ${total} richtig` : 'noch keine richtige Antwort';
const kinds = ({ incomplete, wrong, blank, unsure }: Tally): string[] => [
  ...(incomplete > 0 ? [`${incomplete} unvollständig`] : []),
  ...(wrong > 0 ? [`${wrong} falsch`] : []),
  ...(blank > 0 ? [`${blank} leer`] : []),
  ...(unsure > 0 ? [`${unsure} zum Nachlesen`] : []),
];

export const de: AnalysisPhrases = {
  tooFew: (count) =>
    `Achtung: ${count === 1 ? 'Eine Abgabe ist' : `${count} Abgaben sind`} zu wenig, um etwas über die ganze Klasse zu sagen.`,
  responses: (count) => `${count} Abgaben.`,
  bestAndWorst: (best, worst) =>
    `Frage ${best.number} lief am besten (${went(best)}), Frage ${worst.number} braucht Aufmerksamkeit (${went(worst)}).`,
  allWell: (least) => `Alle Fragen liefen gut (jeweils mindestens ${least.right} von ${least.total} richtig).`,
  noneWell: (worst) =>
    `Bei keiner Frage ist die Hälfte richtig; Frage ${worst.number} braucht die meiste Aufmerksamkeit (${went(worst)}).`,
  alike: (each) => `Bei jeder Frage: ${went(each)}.`,
  onlyQuestion: (number, tally) =>
    `Frage ${number}: ${all([...(tally.right > 0 ? [`${tally.right} richtig`] : []), ...kinds(tally)])}.`,
  readYourself: (numbers) =>
    `Bitte selbst nachlesen: Frage ${all(numbers.map(String))}, dort ist mehr als eine Antwort richtig.`,
  notAssessed: (numbers) =>
    `Nicht beurteilt: Frage ${all(numbers.map(String))} (es gibt keine Musterantwort und keinen Text zur Stunde).`,
  scale: (number, average) =>
    `Frage ${number}: im Mittel ${average.toFixed(1).replace('.', ',')} auf einer Skala von 1 bis 5.`,
  head: (number, label) => `Frage ${number}${label && ` (${label})`}: `,
  alikeWrong: (count, total, quote) => `${count} von ${total} schreiben etwas wie ${q(quote)}.`,
  lacks: (count, total, phrase, quote) =>
    `In ${count} von ${total} Antworten fehlt ${q(phrase)}, zum Beispiel in ${q(quote)}.`,
  notYet: (count, total, quote) => `${count} von ${total} noch nicht richtig${quote && `, zum Beispiel ${q(quote)}`}.`,
  blank: (count, total) => `${count} von ${total} leer oder „weiß nicht“.`,
  chose: (count, total, chosen, key) =>
    `${count} von ${total} ${count === 1 ? 'wählt' : 'wählen'} ${q(chosen)} statt ${q(key)}.`,
  lowScale: (count, total) => `${count} von ${total} ${count === 1 ? 'wählt' : 'wählen'} 1 oder 2.`,
  inAll: (tally) => `Insgesamt: ${all(kinds(tally))}.`,
  compareAnswers: (number, wrong, right) =>
    `Schreiben Sie zwei Antworten auf Frage ${number} ohne Namen an die Tafel: ${q(wrong)} und ${q(right)}. Zu zweit entscheiden, welche stimmt, und die andere verbessern (5 Minuten).`,
  sortCards: (number, sentences) =>
    `Lesen Sie zu Frage ${number} diese Sätze vor: ${all(sentences.map(q))}. Die Klasse hält bei jedem Satz eine Karte ‚wahr‘ oder ‚falsch‘ hoch; verbessern Sie gemeinsam, was nicht stimmt (5 Minuten).`,
  completeAnswer: (number, answer, phrase) =>
    `Schreiben Sie diese Antwort auf Frage ${number} ohne Namen an die Tafel: ${q(answer)}. Zu zweit ergänzen, bis auch ${q(phrase)} darin vorkommt (5 Minuten).`,
  completeSentence: (number, gapped, phrase) =>
    `Schreiben Sie zu Frage ${number} diesen Satz mit Lücke an die Tafel: ${q(gapped)} Alle ergänzen ihn erst allein und vergleichen dann zu zweit; in die Lücke gehört ${q(phrase)} (5 Minuten).`,
  drawArrows: (number, expected) =>
    `Lassen Sie zu Frage ${number} zu zweit Ursache und Folge mit Pfeilen zeichnen. Vergleichen Sie mit: ${q(expected)} (5 Minuten).`,
  giveReason: (number, expected) =>
    `Lassen Sie zu Frage ${number} zu zweit einen Standpunkt wählen und mit „weil …“ begründen, mit einem Grund aus: ${q(expected)} (5 Minuten).`,
  tellNeighbour: (number, expected) =>
    `Lassen Sie Frage ${number} in einer Minute der Nachbarin oder dem Nachbarn erklären und gemeinsam einen Satz aufschreiben. Vergleichen Sie mit: ${q(expected)} (5 Minuten).`,
  compareOptions: (number, chosen, key) =>
    `Stellen Sie zu Frage ${number} ${q(chosen)} und ${q(key)} an der Tafel nebeneinander. Die Klasse nennt zu jedem ein Merkmal und schreibt den Unterschied in einem Satz auf (5 Minuten).`,
  askBack: (number) =>
    `Lassen Sie zu Frage ${number} zu zweit in einer Minute aufschreiben, was noch schwierig ist, und besprechen Sie, was am häufigsten genannt wird (5 Minuten).`,
  noneRight: (count, total, quotes) =>
    `${count} von ${total} Abgaben ${count === 1 ? 'hat' : 'haben'} bei keiner Frage eine richtige Antwort${quotes.length > 0 ? `, zum Beispiel ${all(quotes.map(q))}` : ''}.`,
  mostlyBlank: (count, total) => `In ${count} von ${total} Abgaben sind die meisten Fragen leer geblieben.`,
  strength: (right, total, quote) => `${right} von ${total} richtig, zum Beispiel ${q(quote)}.`,
};
