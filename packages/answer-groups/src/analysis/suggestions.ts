import { correctAnswerOf, optionsOf } from '@exit-tickets/contracts';
import { alternatives } from '../languages/alternatives.ts';
import { type BoardAnswer, wholeFirst } from './board-answers.ts';
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

/** To compare the two answers that the board shows first, if both can be read out. */
const comparing = ({ question: { board, number } }: StrugglingArea, { facts, readable }: Composition): Activity[] => {
  const shown = ({ text, wording }: BoardAnswer): string =>
    wording ? readable(shorten(wording.answer)) : shorten(text, coreLength);
  const isWhole = (answer: BoardAnswer): boolean => !answer.wording || shown(answer) === shorten(answer.wording.answer);
  const [wrong, right] = [board.wrong, board.right].map((answers) => wholeFirst(answers, isWhole).map(shown)[0]);
  return wrong && right
    ? [{ kind: 'compare', text: phrasesIn[facts.language].compareAnswers(number, wrong, right) }]
    : [];
};

/**
 * Activities for an area, best first. Wrong examples have the verdict wrong or partly right; right examples are a right
 * answer, the key, or the core.
 */
const activitiesFor = (area: StrugglingArea, composition: Composition): Activity[] => {
  const { question: facts, ideas } = area;
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
  const compare = comparing(area, composition);
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

interface Suggestions {
  points: Point[];
  /** The question whose answers are to be compared on the board. */
  pairQuestionId: string | undefined;
}

/**
 * One five-minute activity for each area: the model's suggestion, or a built-in one of a different kind each time. The
 * weakest with two answers for the board has these compared, as the page proposes for tomorrow.
 */
export const suggestionsFor = (areas: readonly StrugglingArea[], composition: Composition): Suggestions => {
  const phrases = phrasesIn[composition.facts.language];
  const wordedFor = ({ ideas }: StrugglingArea) =>
    composition.wording.suggestions.find((worded) => worded.ideas.some((idea) => ideas.includes(idea)));
  const weakest = areas.find((area) => comparing(area, composition).length > 0);
  const onBoard = weakest && !wordedFor(weakest) ? weakest : undefined;
  const used = new Set<ActivityKind>(onBoard ? ['compare'] : []);
  const points = areas.flatMap((area) => {
    const pointWith = (activity: string): Point => ({
      text: `${withoutStop(activity)} ${phrases.fiveMinutes}.`,
      quotes: quotesOf(area.question, responsesWith(area.ideas)),
    });
    const worded = wordedFor(area);
    if (worded) return [pointWith(phrases.head(area.question.number) + worded.sentence)];
    const activities = area === onBoard ? comparing(area, composition) : activitiesFor(area, composition);
    const chosen = activities.find(({ kind }) => !used.has(kind)) ?? activities[0];
    if (!chosen) return [];
    used.add(chosen.kind);
    return [pointWith(chosen.text)];
  });
  return { points, pairQuestionId: onBoard?.question.question.id };
};
