import { correctAnswerOf, optionsOf } from '@exit-tickets/contracts';
import { alternatives } from '../languages/alternatives.ts';
import { phrasesIn } from './languages/phrases-in.ts';
import { type Composition, exampleOf, type Point, quotesOf, responsesWith, withoutStop } from './point.ts';
import { shorten } from './shorten.ts';
import type { StrugglingArea } from './struggling-areas.ts';

type ActivityKind = 'cards' | 'compare' | 'complete' | 'options' | 'arrows' | 'tell' | 'improve';

interface Activity {
  kind: ActivityKind;
  text: string;
}

const maxWrongCards = 2;
/** A core on the board is two or three lines. */
const coreLength = 240;

/** Matches questions that ask for a cause or a consequence. */
const causal = new RegExp(String.raw`\b(?:${alternatives(phrasesIn, (phrases) => phrases.asksForCause)})\b`, 'iu');

/**
 * Activities for an area, best first. Wrong examples have the verdict wrong or partly right; right examples are a right
 * answer, the key, or the core.
 */
const activitiesFor = ({ question: facts, ideas }: StrugglingArea, composition: Composition): Activity[] => {
  const phrases = phrasesIn[composition.facts.language];
  const { question, number, core } = facts;
  const examplesOf = (verdict: 'wrong' | 'partly'): string[] =>
    ideas
      .filter((idea) => idea.verdict === verdict)
      .map((idea) => exampleOf(idea, composition))
      .filter(Boolean);
  const wrong = examplesOf('wrong');
  const partly = examplesOf('partly');
  const rightIdea = facts.ideas.find(({ verdict }) => verdict === 'right');
  const expected = core && shorten(core, coreLength);
  const right = (rightIdea && exampleOf(rightIdea, composition)) || expected;
  const [firstWrong] = wrong;
  const [first = firstWrong] = partly;
  if (optionsOf(question).length > 0) {
    const key = correctAnswerOf(question);
    return key && firstWrong ? [{ kind: 'options', text: phrases.compareOptions(number, firstWrong, key) }] : [];
  }
  const compare: Activity[] =
    firstWrong && right ? [{ kind: 'compare', text: phrases.compareAnswers(number, firstWrong, right) }] : [];
  const cards: Activity[] =
    wrong.length >= maxWrongCards && right
      ? [{ kind: 'cards', text: phrases.sortCards(number, [...wrong.slice(0, maxWrongCards), right]) }]
      : [];
  const complete: Activity[] =
    first && expected ? [{ kind: 'complete', text: phrases.completeAnswer(number, first, expected) }] : [];
  const arrows: Activity[] =
    expected && causal.test(question.text) ? [{ kind: 'arrows', text: phrases.drawArrows(number, expected) }] : [];
  const tell: Activity[] = expected ? [{ kind: 'tell', text: phrases.tellNeighbour(number, expected) }] : [];
  const improve: Activity[] = first ? [{ kind: 'improve', text: phrases.improveAnswer(number, first) }] : [];
  const isMostlyPartly = ideas[0].verdict === 'partly';
  return isMostlyPartly
    ? [...complete, ...compare, ...arrows, ...tell, ...cards, ...improve]
    : [...compare, ...cards, ...arrows, ...tell, ...complete, ...improve];
};

/** One five-minute activity for each area: the model's suggestion, or a built-in one of a different kind each time. */
export const suggestionsFor = (areas: readonly StrugglingArea[], composition: Composition): Point[] => {
  const phrases = phrasesIn[composition.facts.language];
  const used = new Set<ActivityKind>();
  return areas.flatMap((area) => {
    const pointWith = (activity: string): Point => ({
      text: `${withoutStop(activity)} ${phrases.fiveMinutes}.`,
      quotes: quotesOf(area.question, responsesWith(area.ideas)),
    });
    const worded = composition.wording.suggestions.find(({ ideas }) => ideas.some((idea) => area.ideas.includes(idea)));
    if (worded) return [pointWith(phrases.head(area.question.number) + worded.sentence)];
    const activities = activitiesFor(area, composition);
    const chosen = activities.find(({ kind }) => !used.has(kind)) ?? activities[0];
    if (!chosen) return [];
    used.add(chosen.kind);
    return [pointWith(chosen.text)];
  });
};
