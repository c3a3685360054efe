import { quoteIn } from '../../../language/quotation.ts';
import { listOf } from '../phrasing/list-of.ts';
import type { AnalysisPhrases, Share } from './phrases.ts';
import type { Tally } from './tally.ts';

const q = (text: string): string => quoteIn(text, 'nl');
const all = (items: readonly string[]): string => listOf(items, 'en');
const went = ({ right, total }: Share): string => (right > 0 ? `${right} van ${total} goed` : 'nog geen goed antwoord');
const kinds = ({ incomplete, wrong, blank, unsure }: Tally): string[] => [
  ...(incomplete > 0 ? [`${incomplete} onvolledig`] : []),
  ...(wrong > 0 ? [`${wrong} fout`] : []),
  ...(blank > 0 ? [`${blank} leeg`] : []),
  ...(unsure > 0 ? [`${unsure} om zelf na te lezen`] : []),
];

export const nl: AnalysisPhrases = {
  tooFew: (count) =>
    `Let op: met ${count} ${count === 1 ? 'inzending' : 'inzendingen'} is er te weinig om iets over de hele klas te zeggen.`,
  responses: (count) => `${count} inzendingen.`,
  bestAndWorst: (best, worst) =>
    `Vraag ${best.number} ging het best (${went(best)}), vraag ${worst.number} vraagt aandacht (${went(worst)}).`,
  allWell: (least) => `Alle vragen gingen goed (steeds minstens ${least.right} van ${least.total} goed).`,
  noneWell: (worst) =>
    `Bij geen enkele vraag is de helft goed; vraag ${worst.number} vraagt de meeste aandacht (${went(worst)}).`,
  alike: (each) => `Bij elke vraag ${went(each)}.`,
  onlyQuestion: (number, tally) =>
    `Vraag ${number}: ${all([...(tally.right > 0 ? [`${tally.right} goed`] : []), ...kinds(tally)])}.`,
  readYourself: (numbers) =>
    `Zelf nalezen: vraag ${all(numbers.map(String))}, daar zijn meer goede antwoorden mogelijk.`,
  notAssessed: (numbers) =>
    `Niet beoordeeld: vraag ${all(numbers.map(String))} (er is geen modelantwoord of lestekst).`,
  scale: (number, average) =>
    `Vraag ${number}: gemiddeld ${average.toFixed(1).replace('.', ',')} op een schaal van 1 tot 5.`,
  head: (number, label) => `Vraag ${number}${label && ` (${label})`}: `,
  alikeWrong: (count, total, quote) => `${count} van ${total} schrijven iets als ${q(quote)}.`,
  lacks: (count, total, phrase, quote) =>
    `in ${count} van ${total} antwoorden ontbreekt ${q(phrase)}, bijvoorbeeld in ${q(quote)}.`,
  notYet: (count, total, quote) => `${count} van ${total} nog niet goed${quote && `, bijvoorbeeld ${q(quote)}`}.`,
  blank: (count, total) => `${count} van ${total} leeg of “weet ik niet”.`,
  chose: (count, total, chosen, key) =>
    `${count} van ${total} ${count === 1 ? 'kiest' : 'kiezen'} ${q(chosen)} in plaats van ${q(key)}.`,
  lowScale: (count, total) => `${count} van ${total} ${count === 1 ? 'kiest' : 'kiezen'} 1 of 2.`,
  inAll: (tally) => `In totaal: ${all(kinds(tally))}.`,
  compareAnswers: (number, wrong, right) =>
    `Zet twee antwoorden op vraag ${number} zonder naam op het bord: ${q(wrong)} en ${q(right)}. Laat tweetallen kiezen welk klopt en het andere verbeteren (5 minuten).`,
  sortCards: (number, sentences) =>
    `Lees bij vraag ${number} deze zinnen voor: ${all(sentences.map(q))}. Laat de klas bij elke zin een kaartje ‘waar’ of ‘niet waar’ opsteken en verbeter samen wat niet klopt (5 minuten).`,
  completeAnswer: (number, answer, phrase) =>
    `Zet dit antwoord op vraag ${number} zonder naam op het bord: ${q(answer)}. Laat tweetallen het aanvullen tot ${q(phrase)} er ook in zit (5 minuten).`,
  completeSentence: (number, gapped, phrase) =>
    `Schrijf bij vraag ${number} deze zin met een gat op het bord: ${q(gapped)} Iedereen vult hem alleen aan en vergelijkt met de buur; in het gat hoort ${q(phrase)} (5 minuten).`,
  drawArrows: (number, expected) =>
    `Laat tweetallen bij vraag ${number} oorzaak en gevolg met pijlen tekenen. Vergelijk met: ${q(expected)} (5 minuten).`,
  giveReason: (number, expected) =>
    `Laat tweetallen bij vraag ${number} één standpunt kiezen en afmaken met “omdat …”, met een reden uit: ${q(expected)} (5 minuten).`,
  tellNeighbour: (number, expected) =>
    `Laat buren elkaar vraag ${number} in één minuut uitleggen en samen één zin opschrijven. Vergelijk met: ${q(expected)} (5 minuten).`,
  compareOptions: (number, chosen, key) =>
    `Zet bij vraag ${number} ${q(chosen)} en ${q(key)} naast elkaar op het bord. Laat de klas bij elk een kenmerk noemen en het verschil in één zin opschrijven (5 minuten).`,
  askBack: (number) =>
    `Laat tweetallen bij vraag ${number} in één minuut opschrijven wat nog lastig is en bespreek wat het vaakst genoemd wordt (5 minuten).`,
  noneRight: (count, total, quotes) =>
    `${count} van ${total} inzendingen ${count === 1 ? 'heeft' : 'hebben'} bij geen enkele vraag een goed antwoord${quotes.length > 0 ? `, bijvoorbeeld ${all(quotes.map(q))}` : ''}.`,
  mostlyBlank: (count, total) => `In ${count} van ${total} inzendingen zijn de meeste vragen leeg gebleven.`,
  strength: (right, total, quote) => `${right} van ${total} goed, bijvoorbeeld ${q(quote)}.`,
};
