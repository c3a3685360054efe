import type { AnalysisPhrases } from './phrases.ts';

const q = (text: string): string => `„${text}“`;

export const de: AnalysisPhrases = {
  tooFew: (count) =>
    `Achtung: ${count === 1 ? 'Eine Abgabe ist' : `${count} Abgaben sind`} zu wenig, um etwas über die ganze Klasse zu sagen.`,
  responses: (count) => `${count} ${count === 1 ? 'Abgabe' : 'Abgaben'} gelesen.`,
  tally: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}: ${right} von ${total} richtig, ${incomplete} unvollständig, ${wrong} falsch, ${blank} leer.`,
  notAssessed: (question, answered) =>
    `${q(question)}: ${answered} Antworten, nicht beurteilt (es gibt keine Musterantwort und keinen Text zur Stunde).`,
  scale: (question, average, low, total) =>
    `${q(question)}: im Mittel ${average} auf einer Skala von 1 bis 5; ${low} von ${total} wählen 1 oder 2.`,
  weak: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}: ${total - right} von ${total} noch nicht richtig (${incomplete} unvollständig, ${wrong} falsch, ${blank} leer).`,
  lacks: (count, total, word, quote) =>
    `In ${count} von ${total} Antworten fehlt ${q(word)}, zum Beispiel: ${q(quote)}.`,
  says: (count, total, word, quote) =>
    `In ${count} von ${total} Antworten steht fälschlich ${q(word)}, zum Beispiel: ${q(quote)}.`,
  chose: (count, total, chosen, key, question) =>
    `${count} von ${total} wählen ${q(chosen)} statt ${q(key)} bei ${q(question)}.`,
  lowScale: (count, total, question) => `${count} von ${total} wählen 1 oder 2 bei ${q(question)}.`,
  completeSentence: (sentence, word) =>
    `Schreiben Sie diesen Satz mit einer Lücke statt ${q(word)} an die Tafel: ${q(sentence)} Zu zweit ergänzen und erklären, warum das Wort dorthin gehört (5 Minuten).`,
  correctTogether: (word, modelAnswer) =>
    `Schreiben Sie die falsche Vorstellung zu ${q(word)} an die Tafel. Zu zweit verbessern und vergleichen mit: ${q(modelAnswer)} (5 Minuten).`,
  compareOptions: (chosen, key) =>
    `Stellen Sie ${q(chosen)} und ${q(key)} an der Tafel nebeneinander. Die Klasse nennt zu jedem ein Merkmal und schreibt dann den Unterschied in einem Satz auf (5 Minuten).`,
  startFromAnswer: (modelAnswer) =>
    `Zeigen Sie diese Antwort und lassen Sie zu zweit herausfinden, was in der eigenen noch fehlte: ${q(modelAnswer)} (5 Minuten).`,
  askBack: (question) =>
    `Stellen Sie ${q(question)} noch einmal. Zu zweit in einer Minute aufschreiben, was schwierig war, und die ersten drei besprechen (5 Minuten).`,
  nothingRight: (count, quote) =>
    `Eine Abgabe hat auf keine der ${count} Fragen eine richtige Antwort, zum Beispiel: ${q(quote)}.`,
  strength: (right, total, question, quote) =>
    `${right} von ${total} beantworten ${q(question)} richtig, zum Beispiel: ${q(quote)}.`,
};
