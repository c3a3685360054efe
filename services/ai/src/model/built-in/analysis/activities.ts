import type { Language } from '../../../language/language.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { coreOf, essenceOf, gistOf } from '../judging/essence.ts';
import { byTelling, type KeyPhrase } from '../judging/key-terms.ts';
import { analysisPhrases } from './phrases.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';
import { bestOf } from './quotes.ts';
import { shorten } from './shorten.ts';

export type ActivityKind =
  | 'compare'
  | 'cards'
  | 'complete answer'
  | 'gap'
  | 'arrows'
  | 'tell'
  | 'options'
  | 'ask back'
  | 'reason';

/** Something to do in the first five minutes. */
export interface Activity {
  kind: ActivityKind;
  text: string;
}

export interface Problem {
  result: QuestionResult;
  /** Wrong answers alike. */
  alike?: readonly JudgedAnswer[] | undefined;
  missing?: { phrase: KeyPhrase; answers: readonly JudgedAnswer[] } | undefined;
  isBlank: boolean;
}

const gap = '_____';
const longestGapped = 160;
const fewestWordsAround = 3;
const mostCards = 3;

/** Asks what follows from what. */
const causal =
  /\b(?:waarom|hoe komt|hoe dat komt|oorzaak|gevolg|wat gebeurt|why|cause|happens|result|warum|grund|folge|was passiert|pourquoi|conséquence|que se passe)\b/iu;

/** A sentence of the good answer without one piece of it; undefined when too little would be left, or it is long. */
const gapped = (text: string, passage: string | undefined, phrase: KeyPhrase, language: Language) => {
  const [word] = byTelling(phrase.ideas, text, language);
  const pieces = [phrase.text, ...(word ? [word.word] : [])];
  for (const sentence of splitSentences(coreOf(text, passage), language))
    for (const piece of pieces) {
      const left = sentence.replace(piece, gap);
      const around = left.split(/\s+/).length - 1;
      if (left === sentence || around < fewestWordsAround || sentence.length > longestGapped) continue;
      return { sentence: /[.!?]$/u.test(left) ? left : `${left}.`, piece };
    }
  return undefined;
};

/** What fits one problem, the most fitting first. */
export const activitiesFor = ({ result, alike, missing, isBlank }: Problem, language: Language): Activity[] => {
  const say = analysisPhrases[language];
  const { question, number, reference } = result;
  if (!reference) return [];
  const text = question.guide?.modelAnswer || reference.text;
  const passage = question.guide?.passage;
  const expected = gistOf(text, passage, language);
  const [good] = bestOf(result).map(({ answer }) => shorten(answer));
  const wrong = [...new Map(alike?.map(({ answer }) => [answer.trim().toLowerCase(), shorten(answer)])).values()];
  const half = missing?.answers.find(({ judged }) => judged.band === 'incomplete');
  const gappedOne = missing && gapped(text, passage, missing.phrase, language);
  const [first] = wrong;
  const cards = [...wrong.slice(0, mostCards - 1), good ?? essenceOf(text, passage, language)];
  const compare: Activity[] = first && good ? [{ kind: 'compare', text: say.compareAnswers(number, first, good) }] : [];
  const sort: Activity[] = first ? [{ kind: 'cards', text: say.sortCards(number, cards) }] : [];
  const arrows: Activity[] = causal.test(question.text)
    ? [{ kind: 'arrows', text: say.drawArrows(number, expected) }]
    : [];
  const complete: Activity[] =
    half && missing
      ? [{ kind: 'complete answer', text: say.completeAnswer(number, shorten(half.answer), missing.phrase.text) }]
      : [];
  const fill: Activity[] = gappedOne
    ? [{ kind: 'gap', text: say.completeSentence(number, gappedOne.sentence, gappedOne.piece) }]
    : [];
  const reason: Activity[] = reference.isOpenEnded ? [{ kind: 'reason', text: say.giveReason(number, expected) }] : [];
  const tell: Activity[] = [{ kind: 'tell', text: say.tellNeighbour(number, expected) }];
  if (isBlank) return [...reason, ...tell, ...fill, ...arrows, ...complete];
  if (alike) return [...compare, ...sort, ...reason, ...arrows, ...tell];
  return [...reason, ...arrows, ...complete, ...fill, ...tell];
};
