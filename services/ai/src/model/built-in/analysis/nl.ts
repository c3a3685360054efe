import type { AnalysisPhrases } from './phrases.ts';

const q = (text: string): string => `“${text}”`;

export const nl: AnalysisPhrases = {
  tooFew: (count) =>
    `Let op: met ${count} ${count === 1 ? 'inzending' : 'inzendingen'} is er te weinig om iets over de hele klas te zeggen.`,
  responses: (count) => `${count} ${count === 1 ? 'inzending' : 'inzendingen'} gelezen.`,
  tally: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}: ${right} van ${total} goed, ${incomplete} onvolledig, ${wrong} fout, ${blank} leeg.`,
  notAssessed: (question, answered) =>
    `${q(question)}: ${answered} antwoorden, niet beoordeeld (er is geen modelantwoord of lestekst).`,
  scale: (question, average, low, total) =>
    `${q(question)}: gemiddeld ${average} op een schaal van 1 tot 5; ${low} van ${total} kiezen 1 of 2.`,
  weak: (question, { total, right, incomplete, wrong, blank }) =>
    `${q(question)}: ${total - right} van ${total} nog niet goed (${incomplete} onvolledig, ${wrong} fout, ${blank} leeg).`,
  lacks: (count, total, word, quote) =>
    `${count} van ${total} antwoorden noemen ${q(word)} niet, bijvoorbeeld: ${q(quote)}.`,
  says: (count, total, word, quote) =>
    `${count} van ${total} antwoorden noemen ten onrechte ${q(word)}, bijvoorbeeld: ${q(quote)}.`,
  chose: (count, total, chosen, key, question) =>
    `${count} van ${total} kiezen ${q(chosen)} in plaats van ${q(key)} bij ${q(question)}.`,
  lowScale: (count, total, question) => `${count} van ${total} kiezen 1 of 2 bij ${q(question)}.`,
  completeSentence: (sentence, word) =>
    `Zet deze zin op het bord met een gat op de plaats van ${q(word)}: ${q(sentence)} Laat tweetallen hem aanvullen en uitleggen waarom dat woord er hoort (5 minuten).`,
  correctTogether: (word, modelAnswer) =>
    `Schrijf het foute idee over ${q(word)} op het bord. Laat tweetallen het verbeteren en vergelijk met: ${q(modelAnswer)} (5 minuten).`,
  compareOptions: (chosen, key) =>
    `Zet ${q(chosen)} en ${q(key)} naast elkaar op het bord. Laat de klas bij elk een kenmerk noemen en daarna het verschil in één zin opschrijven (5 minuten).`,
  startFromAnswer: (modelAnswer) =>
    `Geef dit antwoord en laat tweetallen aanwijzen wat in hun eigen antwoord nog ontbrak: ${q(modelAnswer)} (5 minuten).`,
  askBack: (question) =>
    `Stel de vraag ${q(question)} opnieuw. Laat elk tweetal in één minuut opschrijven wat lastig was en bespreek de eerste drie (5 minuten).`,
  nothingRight: (count, quote) =>
    `Eén inzending heeft bij geen van de ${count} vragen een goed antwoord, bijvoorbeeld: ${q(quote)}.`,
  strength: (right, total, question, quote) =>
    `${right} van ${total} beantwoorden ${q(question)} goed, bijvoorbeeld: ${q(quote)}.`,
};
