import { byType, isInOwnWords, limits } from '@exit-tickets/contracts';
import type { QuestionFacts } from './class-facts.ts';
import type { AnalysisPhrases } from './languages/analysis-phrases.ts';
import { phrasesIn } from './languages/phrases-in.ts';
import { type Composition, exampleOf } from './point.ts';
import { shorten } from './shorten.ts';

/** The highest step of a scale that still means "not sure yet". */
const lowStep = 2;

/** The sentence about a question without verdicts. */
const withoutVerdicts = byType<[facts: QuestionFacts, phrases: AnalysisPhrases], string>({
  open_text: (_, { number, answers }, phrases) => phrases.noVerdicts(number, answers.size),
  multiple_choice: ({ options }, { number, answers }, phrases) => {
    const chosen = options
      .map((option) => ({ option, count: [...answers.values()].filter((answer) => answer === option).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    return chosen.length > 0 ? phrases.chosen(number, chosen) : '';
  },
  scale: (_, { number, answers }, phrases) => {
    const steps = [...answers.values()].map(Number).filter((step) => step >= limits.scale.min);
    if (steps.length === 0) return '';
    const average = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    const low = steps.filter((step) => step <= lowStep).length;
    return phrases.scale(number, average, low);
  },
});

const ofQuestion = (facts: QuestionFacts, composition: Composition, isTooFew: boolean): string => {
  const phrases = phrasesIn[composition.facts.language];
  const { question, number, tally, answers } = facts;
  if (answers.size === 0) return '';
  const written =
    isTooFew && isInOwnWords(question)
      ? phrases.written(
          [...new Set([...answers.values()].map((one) => composition.readable(shorten(one))))].filter(Boolean),
        )
      : '';
  const counted = tally ? phrases.tally(number, tally) : withoutVerdicts(question, facts, phrases);
  return [counted, written].filter(Boolean).join(' ');
};

const unjudged = (composition: Composition): string => {
  const { facts } = composition;
  const count = facts.questions.reduce((sum, { tally }) => sum + (tally?.unjudged ?? 0), 0);
  const [biggest] = facts.questions
    .flatMap(({ number, ideas }) => ideas.map((idea) => ({ number, idea })))
    .filter(({ idea }) => idea.verdict === 'unjudged')
    .sort((a, b) => b.idea.responseIds.length - a.idea.responseIds.length);
  if (!biggest) return '';
  const { number, idea } = biggest;
  return phrasesIn[facts.language].unjudged(count, {
    count: idea.responseIds.length,
    number,
    quote: exampleOf(idea, composition),
  });
};

/** The results of every question in counts. For a small class it adds the answers and names no pattern. */
export const overallOf = (composition: Composition, isTooFew: boolean): string => {
  const { facts } = composition;
  const phrases = phrasesIn[facts.language];
  const count = facts.responseIds.length;
  return [
    isTooFew ? phrases.tooFew(count) : phrases.responses(count),
    ...facts.questions.map((question) => ofQuestion(question, composition, isTooFew)),
    unjudged(composition),
  ]
    .filter(Boolean)
    .join(' ');
};
