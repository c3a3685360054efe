import { answersIn } from '@exit-tickets/contracts';
import { listOf } from '../../text/list-of.ts';
import { quoteIn } from '../../text/quotation.ts';
import type { AnalysisPhrases, Tally } from './analysis-phrases.ts';

const q = (text: string): string => quoteIn(text, 'fr');
const c = '\u00a0:';
const all = (items: readonly string[]): string => listOf(items, 'et');
const example = (quote: string): string => (quote ? `, par exemple ${q(quote)}` : '');
const kinds = ({ right, partly, wrong, blank, withoutContent, unjudged }: Tally): string[] =>
  [
    [right, 'juste', 'justes'] as const,
    [partly, 'en partie juste', 'en partie justes'] as const,
    [wrong, 'fausse', 'fausses'] as const,
    [blank - withoutContent, 'vide', 'vides'] as const,
    [withoutContent, 'sans contenu', 'sans contenu'] as const,
    [unjudged, 'pas encore évaluée', 'pas encore évaluées'] as const,
  ].flatMap(([count, one, more]) => (count > 0 ? [`${count} ${count === 1 ? one : more}`] : []));
/** The most frequent unjudged answer; none if all of them differ. */
const mostFrequent = (count: number, biggest: { count: number; number: number; quote: string }): string => {
  const where = `${q(biggest.quote)} à la question ${biggest.number}`;
  if (biggest.count === count) return `${c} ${where}`;
  return biggest.count > 1 ? `\u00a0; la plus fréquente, ${biggest.count} fois${c} ${where}` : '';
};

export const fr: AnalysisPhrases = {
  asksForCause: 'pourquoi|conséquence|que se passe',

  responses: (count) => `${count} copies.`,
  tooFew: (count) =>
    `Attention${c} ${count === 1 ? 'une seule copie, c’est' : `${count} copies, c’est`} trop peu pour parler de toute la classe.`,
  tally: (number, tally) => `Question ${number}${c} ${all(kinds(tally))}.`,
  written: (quotes) => `Réponses${c} ${all(quotes.map(q))}.`,
  unjudged: (count, biggest) =>
    `${count === 1 ? '1 réponse n’est' : `${count} réponses ne sont`} pas encore ${count === 1 ? 'évaluée et ne compte' : 'évaluées et ne comptent'} pas ci-dessous${mostFrequent(count, biggest)}.`,
  noVerdicts: (number, answers) =>
    `Question ${number}${c} ${answers} ${answers === 1 ? 'réponse' : 'réponses'} à lire, sans juste ni faux.`,
  chosen: (number, options) =>
    `Question ${number}${c} ${all(options.map(({ option, count }) => `${count} fois ${q(option)}`))}.`,
  scale: (number, average, low) =>
    `Question ${number}${c} ${average.toFixed(1).replace('.', ',')} en moyenne sur une échelle de 1 à 5${low > 0 ? ` (${low} fois 1 ou 2)` : ''}.`,

  head: (number) => `Question ${number}${c} `,
  saying: (count, total, words) => `${count} sur ${total} – ${words}`,
  chose: (count, total, option, key) =>
    `${count} sur ${total} ${count === 1 ? 'choisit' : 'choisissent'} ${q(option)} au lieu de ${q(key)}`,
  notYet: (tally) =>
    [
      `${tally.partly + tally.wrong} sur ${answersIn(tally)} pas encore ${tally.partly + tally.wrong === 1 ? 'juste' : 'justes'}`,
      ...kinds({ ...tally, right: 0, partly: 0, wrong: 0 }),
    ].join(', '),
  examples: (quotes) => `Par exemple ${all(quotes.map(q))}`,
  others: (quotes) => `D’autres ont écrit, par exemple, ${all(quotes.map(q))}`,
  strength: (right, total, quote) => `${right} ${right === 1 ? 'juste' : 'justes'} sur ${total}${example(quote)}.`,

  contradiction: (count, total, words) =>
    `${count} ${count === 1 ? 'copie' : 'copies'} sur ${total} ${count === 1 ? 'se contredit' : 'se contredisent'}${c} ${words}`,
  sameTwice: (count, total, label) =>
    `${count} ${count === 1 ? 'copie' : 'copies'} sur ${total} ${count === 1 ? 'montre' : 'montrent'} la même idée fausse à plus d’une question${c} ${label}.`,
  noneRight: (count, total) =>
    `${count} ${count === 1 ? 'copie' : 'copies'} sur ${total} sans rien de juste pour le moment, même en partie.`,
  mostlyBlank: (count, total) =>
    `Dans ${count} ${count === 1 ? 'copie' : 'copies'} sur ${total}, la plupart des questions sont restées vides.`,

  fiveMinutes: '(5 minutes)',
  compareAnswers: (number, wrong, right) =>
    `Écrivez au tableau, sans nom, deux réponses à la question ${number}${c} ${q(wrong)} et ${q(right)}. À deux, les élèves choisissent celle qui est juste et disent pourquoi`,
  sortCards: (number, answers) =>
    `Pour la question ${number}, lisez ces réponses à voix haute${c} ${all(answers.map(q))}. À chaque réponse, la classe lève une carte VRAI ou FAUX, puis corrigez ensemble ce qui est faux`,
  completeAnswer: (number, answer, core) =>
    `Écrivez au tableau, sans nom, cette réponse à la question ${number}${c} ${q(answer)}. À deux, les élèves la complètent, puis comparent avec${c} ${q(core)}`,
  compareOptions: (number, option, key) =>
    `Pour la question ${number}, mettez ${q(option)} et ${q(key)} côte à côte au tableau. La classe donne une caractéristique de chacun, puis écrit en une phrase pourquoi le second convient`,
  drawArrows: (number, core) =>
    `Pour la question ${number}, faites dessiner à deux la cause et la conséquence avec des flèches. Comparez avec${c} ${q(core)}`,
  tellNeighbour: (number, core) =>
    `À deux, les élèves s’expliquent la question ${number} en une minute, puis écrivent une phrase ensemble. Comparez avec${c} ${q(core)}`,
  improveAnswer: (number, wrong) =>
    `Écrivez au tableau, sans nom, cette réponse à la question ${number}${c} ${q(wrong)}. À deux, les élèves notent ce qui n’y est pas juste et la corrigent ensemble`,
};
