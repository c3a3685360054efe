import { quoteIn } from '../../../language/quotation.ts';
import { listOf } from '../phrasing/list-of.ts';
import type { AnalysisPhrases, Share } from './phrases.ts';
import type { Tally } from './tally.ts';

const q = (text: string): string => quoteIn(text, 'fr');
const c = '\u00a0:';
const all = (items: readonly string[]): string => listOf(items, 'et');
const went = ({ right, total }: Share): string =>
  right > 0 ? `${right} ${right === 1 ? 'juste' : 'justes'} sur ${total}` : 'aucune réponse juste pour le moment';
const many = (count: number, one: string, more: string): string[] =>
  count > 0 ? [`${count} ${count > 1 ? more : one}`] : [];
const kinds = ({ incomplete, wrong, blank, unsure }: Tally): string[] => [
  ...many(incomplete, 'incomplète', 'incomplètes'),
  ...many(wrong, 'fausse', 'fausses'),
  ...many(blank, 'vide', 'vides'),
  ...many(unsure, 'à relire vous-même', 'à relire vous-même'),
];

export const fr: AnalysisPhrases = {
  tooFew: (count) =>
    `Attention${c} ${count === 1 ? 'une seule participation, c’est' : `${count} participations, c’est`} trop peu pour parler de toute la classe.`,
  responses: (count) => `${count} participations.`,
  bestAndWorst: (best, worst) =>
    `La question ${best.number} est la mieux réussie (${went(best)}), la question ${worst.number} demande de l’attention (${went(worst)}).`,
  allWell: (least) => `Toutes les questions sont réussies (chaque fois au moins ${went(least)}).`,
  noneWell: (worst) =>
    `Aucune question n’a la moitié de réponses justes\u00a0; la question ${worst.number} demande le plus d’attention (${went(worst)}).`,
  alike: (each) => `À chaque question${c} ${went(each)}.`,
  onlyQuestion: (number, tally) =>
    `Question ${number}${c} ${all([...many(tally.right, 'juste', 'justes'), ...kinds(tally)])}.`,
  readYourself: (numbers) =>
    `À relire vous-même${c} question ${all(numbers.map(String))}, où plusieurs réponses sont possibles.`,
  notAssessed: (numbers) =>
    `${numbers.length > 1 ? 'Questions non évaluées' : 'Question non évaluée'}${c} ${all(numbers.map(String))} (pas de réponse modèle ni de texte de la leçon).`,
  scale: (number, average) =>
    `Question ${number}${c} ${average.toFixed(1).replace('.', ',')} en moyenne sur une échelle de 1 à 5.`,
  head: (number, label) => `Question ${number}${label && ` (${label})`}${c} `,
  alikeWrong: (count, total, quote) => `${count} sur ${total} écrivent quelque chose comme ${q(quote)}.`,
  lacks: (count, total, phrase, quote) =>
    `${q(phrase)} manque dans ${count} ${count === 1 ? 'réponse' : 'réponses'} sur ${total}, par exemple dans ${q(quote)}.`,
  notYet: (count, total, quote) => `${count} sur ${total} pas encore justes${quote && `, par exemple ${q(quote)}`}.`,
  blank: (count, total) =>
    `${count} ${count === 1 ? 'réponse vide' : 'réponses vides'} sur ${total} (ou «\u00a0je ne sais pas\u00a0»).`,
  chose: (count, total, chosen, key) =>
    `${count} sur ${total} ${count === 1 ? 'choisit' : 'choisissent'} ${q(chosen)} au lieu de ${q(key)}.`,
  lowScale: (count, total) => `${count} sur ${total} ${count === 1 ? 'choisit' : 'choisissent'} 1 ou 2.`,
  inAll: (tally) => `En tout${c} ${all(kinds(tally))}.`,
  compareAnswers: (number, wrong, right) =>
    `Écrivez au tableau, sans nom, deux réponses à la question ${number}${c} ${q(wrong)} et ${q(right)}. À deux, les élèves choisissent celle qui est juste et corrigent l’autre (5 minutes).`,
  sortCards: (number, sentences) =>
    `Pour la question ${number}, lisez ces phrases à voix haute${c} ${all(sentences.map(q))}. À chaque phrase, la classe lève une carte “vrai” ou “faux”, puis corrigez ensemble ce qui est faux (5 minutes).`,
  completeAnswer: (number, answer, phrase) =>
    `Écrivez au tableau, sans nom, cette réponse à la question ${number}${c} ${q(answer)}. À deux, les élèves la complètent jusqu’à ce qu’elle dise aussi ${q(phrase)} (5 minutes).`,
  completeSentence: (number, gapped, phrase) =>
    `Pour la question ${number}, écrivez au tableau cette phrase à trou${c} ${q(gapped)} Chacun la complète seul, puis compare avec son voisin\u00a0; il manque ${q(phrase)} (5 minutes).`,
  drawArrows: (number, expected) =>
    `Pour la question ${number}, faites dessiner à deux la cause et la conséquence avec des flèches. Comparez avec${c} ${q(expected)} (5 minutes).`,
  giveReason: (number, expected) =>
    `Pour la question ${number}, les élèves choisissent à deux un point de vue et le terminent par «\u00a0parce que…\u00a0», avec une raison tirée de${c} ${q(expected)} (5 minutes).`,
  tellNeighbour: (number, expected) =>
    `Chacun explique la question ${number} à son voisin en une minute, puis ils écrivent une phrase ensemble. Comparez avec${c} ${q(expected)} (5 minutes).`,
  compareOptions: (number, chosen, key) =>
    `Pour la question ${number}, mettez ${q(chosen)} et ${q(key)} côte à côte au tableau. La classe donne un trait de chacun, puis écrit la différence en une phrase (5 minutes).`,
  askBack: (number) =>
    `Pour la question ${number}, les élèves notent à deux, en une minute, ce qui reste difficile\u00a0; discutez ce qui revient le plus souvent (5 minutes).`,
  noneRight: (count, total, quotes) =>
    `${count} ${count === 1 ? 'participation' : 'participations'} sur ${total} sans aucune réponse juste${quotes.length > 0 ? `, par exemple ${all(quotes.map(q))}` : ''}.`,
  mostlyBlank: (count, total) =>
    `Dans ${count} ${count === 1 ? 'participation' : 'participations'} sur ${total}, la plupart des questions sont restées vides.`,
  strength: (right, total, quote) =>
    `${right} ${right === 1 ? 'juste' : 'justes'} sur ${total}, par exemple ${q(quote)}.`,
};
