import { languageWords } from '../languages/languages.ts';
import { type Idea, isFlawed, type QuestionFacts } from './class-facts.ts';
import { type Composition, exampleOf, type Point, quotesOf, responsesWith, withQuote, withStop } from './point.ts';

/** Told by two, an idea is one of the class. */
const minResponses = 2;
/** Wrong answers that have nothing in common are told from this part of a class on. */
const minScatteredShare = 0.3;
const maxPerQuestion = 4;
const maxAreas = 3;

/** One misconception, or several that a model takes for one. */
interface Misconception {
  ideas: readonly [Idea, ...Idea[]];
  sentence?: string | undefined;
  responseIds: readonly string[];
}

/** What to repeat about one question. */
export interface StrugglingArea {
  question: QuestionFacts;
  /** The largest first. */
  ideas: readonly [Idea, ...Idea[]];
  point: Point;
}

/** The misconceptions of a question: those that a model found words for, then each of the others. */
const misconceptionsOf = ({ ideas }: QuestionFacts, { wording }: Composition): Misconception[] => {
  const open = new Set(ideas.filter(isFlawed));
  const found: Misconception[] = [];
  const add = (together: readonly Idea[], sentence?: string): void => {
    const [first, ...others] = together;
    if (!first || !together.every((idea) => open.has(idea))) return;
    for (const idea of together) open.delete(idea);
    found.push({ ideas: [first, ...others], sentence, responseIds: responsesWith(together) });
  };
  for (const { ideas: together, sentence } of wording.misconceptions) add(together, sentence);
  for (const idea of [...open]) add([idea]);
  return found.filter(({ responseIds }) => responseIds.length >= minResponses);
};

const textOf = (
  { ideas, sentence, responseIds }: Misconception,
  { question, tally }: QuestionFacts,
  composition: Composition,
): string => {
  const phrases = languageWords[composition.facts.language].phrases;
  const [idea] = ideas;
  const count = responseIds.length;
  const total = tally?.answered ?? count;
  const quote = exampleOf(idea, composition);
  if (sentence) return phrases.saying(count, total, ...withQuote(sentence, quote));
  if (question.type === 'multiple_choice' && question.correctAnswer !== undefined)
    return phrases.chose(count, total, idea.wordings[0], question.correctAnswer);
  if (idea.label) return phrases.saying(count, total, ...withQuote(idea.label, quote));
  return idea.verdict === 'partly' ? phrases.incomplete(count, total, quote) : phrases.wroteLike(count, total, quote);
};

const areaOf = (question: QuestionFacts, composition: Composition): StrugglingArea | undefined => {
  const phrases = languageWords[composition.facts.language].phrases;
  const answered = question.tally?.answered ?? 0;
  const shared = misconceptionsOf(question, composition)
    .sort((a, b) => b.responseIds.length - a.responseIds.length)
    .slice(0, maxPerQuestion);
  const flawed = question.ideas.filter(isFlawed);
  const scattered = responsesWith(flawed);
  const isScattered = shared.length === 0 && scattered.length >= Math.max(minResponses, answered * minScatteredShare);
  const [first, ...others] = isScattered ? flawed : shared.flatMap(({ ideas }) => ideas);
  if (!first) return undefined;
  const texts = isScattered
    ? [phrases.notYet(scattered.length, answered, exampleOf(first, composition))]
    : shared.map((misconception) => textOf(misconception, question, composition));
  return {
    question,
    ideas: [first, ...others],
    point: {
      text: phrases.head(question.number) + texts.map(withStop).join(' '),
      quotes: quotesOf(question, responsesWith([first, ...others])),
    },
  };
};

/** What most needs repeating, by the share of those who answered: three questions at most, each with its misconceptions. */
export const strugglingAreasOf = (composition: Composition): StrugglingArea[] => {
  const shareOf = ({ question, ideas }: StrugglingArea): number =>
    responsesWith(ideas).length / (question.tally?.answered || 1);
  return composition.facts.questions
    .flatMap((question) => areaOf(question, composition) ?? [])
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, maxAreas);
};
