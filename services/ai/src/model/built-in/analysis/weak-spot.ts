import type { Language } from '../../../language/language.ts';
import type { Claim } from '../../model.ts';
import { type Activity, activitiesFor } from './activities.ts';
import { labelOf } from './label.ts';
import { misconceptionIn } from './misconception.ts';
import { missingPhrase } from './missing-phrase.ts';
import { analysisPhrases } from './phrases.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';
import { quotesOf } from './quotes.ts';
import { type Tally, weakIn } from './tally.ts';
import { tellingFrom, tellingOf } from './telling.ts';

/** One thing to repeat, and ways to do that. */
export interface WeakSpot {
  /** Part of the class, 0 to 1, that has not got it. */
  share: number;
  finding: Claim;
  activities: readonly Activity[];
  /** The words of pupils that both rest on. */
  quotes: Claim['quotes'];
}

type Found = Omit<WeakSpot, 'share' | 'finding'> & { text: string };

const fewestBlank = 2;
const lowSteps = new Set(['1', '2']);

const inChoice = ({ question, number, answers }: QuestionResult, language: Language): Found | undefined => {
  if (question.type !== 'multiple_choice' || question.correctAnswer === undefined) return undefined;
  const say = analysisPhrases[language];
  const key = question.correctAnswer;
  const byOption = question.options
    .filter((option) => option !== key)
    .map((option) => ({ option, chosen: answers.filter(({ answer }) => answer === option) }))
    .sort((a, b) => b.chosen.length - a.chosen.length);
  const [top] = byOption;
  if (!top || top.chosen.length === 0) return undefined;
  return {
    text: say.chose(top.chosen.length, answers.length, top.option, key),
    quotes: quotesOf(top.chosen, question.id),
    activities: [{ kind: 'options', text: say.compareOptions(number, top.option, key) }],
  };
};

const inScale = ({ question, number, answers }: QuestionResult, language: Language): Found | undefined => {
  const low = answers.filter(({ answer }) => lowSteps.has(answer));
  if (question.type !== 'scale' || low.length === 0) return undefined;
  const say = analysisPhrases[language];
  return {
    text: say.lowScale(low.length, answers.length),
    quotes: quotesOf(low, question.id),
    activities: [{ kind: 'ask back', text: say.askBack(number) }],
  };
};

/** The totals, unless they say no more than the sentence before them. */
const totalsOf = (tally: Tally, said: number, language: Language): string => {
  const { incomplete, wrong, blank, unsure } = tally;
  const isSaid = [incomplete, wrong, blank, unsure].filter((count) => count > 0).length === 1 && weakIn(tally) === said;
  return isSaid ? '' : ` ${analysisPhrases[language].inAll(tally)}`;
};

/** Nothing that the answers share: how many are not right, with one of them. */
const withoutPattern = (
  { question, answers, tally }: QuestionResult,
  found: (text: string, shown: readonly JudgedAnswer[], isBlank?: boolean) => Found | undefined,
  language: Language,
): Found | undefined => {
  const say = analysisPhrases[language];
  const weak = answers.filter(({ judged }) => judged.band !== 'right' && !judged.isUnsure);
  const written = weak.filter(({ judged }) => judged.band !== 'blank').sort((a, b) => tellingOf(b) - tellingOf(a));
  if (!tally) return undefined;
  if (written.length === 0) return found(say.blank(weak.length, tally.total), weak, true);
  const telling = written.filter((one) => tellingOf(one) >= tellingFrom);
  return found(say.notYet(weak.length, tally.total, quotesOf(telling, question.id)[0]?.quote ?? ''), [
    ...written,
    ...weak.filter(({ judged }) => judged.band === 'blank'),
  ]);
};

const inOpen = (result: QuestionResult, language: Language): Found | undefined => {
  const { question, answers, reference, tally } = result;
  if (!reference || !tally || weakIn(tally) === 0) return undefined;
  const say = analysisPhrases[language];
  const alike = misconceptionIn(result, language);
  const missing = missingPhrase(result, language);
  const blank = answers.filter(({ judged }) => judged.band === 'blank');
  const isMostlyBlank = blank.length >= fewestBlank && blank.length * 2 > weakIn(tally);
  const found = (text: string, shown: readonly JudgedAnswer[], isBlank = false): Found | undefined => {
    const quotes = quotesOf(shown, question.id);
    const activities = activitiesFor({ result, alike: isBlank ? undefined : alike, missing, isBlank }, language);
    return quotes.length > 0 ? { text: text + totalsOf(tally, shown.length, language), quotes, activities } : undefined;
  };
  const asBlank = isMostlyBlank ? found(say.blank(blank.length, tally.total), blank, true) : undefined;
  if (asBlank) return asBlank;
  const [typical] = alike ?? [];
  if (alike && typical) {
    const quote = quotesOf([typical], question.id)[0]?.quote ?? '';
    return found(say.alikeWrong(alike.length, tally.total, quote), alike);
  }
  if (!missing) return withoutPattern(result, found, language);
  const quote = quotesOf([missing.answers[0]], question.id)[0]?.quote ?? '';
  return found(say.lacks(missing.answers.length, tally.total, missing.phrase.text, quote), missing.answers);
};

/** What the answers to one question show that needs repeating; undefined when they show nothing of the kind. */
export const weakSpotOf = (result: QuestionResult, language: Language): WeakSpot | undefined => {
  const { question, number, answers, tally } = result;
  const found = inChoice(result, language) ?? inScale(result, language) ?? inOpen(result, language);
  if (!found || answers.length === 0) return undefined;
  const short = tally ? weakIn(tally) : answers.filter(({ answer }) => lowSteps.has(answer)).length;
  const head = analysisPhrases[language].head(number, labelOf(question, language));
  const { text, quotes, activities } = found;
  return { share: short / answers.length, finding: { text: head + text, quotes }, activities, quotes };
};
