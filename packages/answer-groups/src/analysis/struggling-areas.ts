import { answersIn, correctAnswerOf, isInOwnWords, needsRepeating, notRightShareOf } from '@exit-tickets/contracts';
import { contentWords, stem } from '../text/stem.ts';
import { type Idea, isFlawed, type QuestionFacts } from './class-facts.ts';
import type { Tally } from './languages/analysis-phrases.ts';
import { phrasesIn } from './languages/phrases-in.ts';
import { type Composition, exampleOf, type Point, quotesOf, responsesWith, withoutStop, withStop } from './point.ts';

const maxShared = 4;
const maxExamples = 3;
const maxAreas = 3;

/** A question to repeat. */
export interface StrugglingArea {
  question: QuestionFacts;
  tally: Tally;
  /** Largest first. */
  shared: readonly Misconception[];
  /** The other flawed ideas, most typical first. */
  alone: readonly Idea[];
  /** The ideas of all shared misconceptions, then the others. */
  ideas: readonly [Idea, ...Idea[]];
}

/** Ideas that count as one: same label, or same sentence of a model. */
interface Misconception {
  ideas: readonly [Idea, ...Idea[]];
  sentence?: string | undefined;
  responseIds: readonly string[];
}

/** Misconceptions shared by wrong answers: a label, a model’s sentence or a chosen option, never similar words. */
const sharedIn = ({ question, ideas }: QuestionFacts, { wording }: Composition): Misconception[] => {
  const open = new Set(ideas.filter(isFlawed));
  const found: Misconception[] = [];
  const add = (together: readonly Idea[], sentence?: string): void => {
    const [first, ...others] = together;
    if (!first || !together.every((idea) => open.has(idea))) return;
    for (const idea of together) open.delete(idea);
    found.push({ ideas: [first, ...others], sentence, responseIds: responsesWith(together) });
  };
  for (const { ideas: together, sentence } of wording.misconceptions) add(together, sentence);
  for (const idea of [...open]) if (idea.label || !isInOwnWords(question)) add([idea]);
  return found.sort((a, b) => b.responseIds.length - a.responseIds.length);
};

const saidOf = (
  { ideas: [idea], sentence, responseIds }: Misconception,
  { question }: QuestionFacts,
  tally: Tally,
  composition: Composition,
): string => {
  const phrases = phrasesIn[composition.facts.language];
  const count = responseIds.length;
  const total = answersIn(tally);
  const correctAnswer = correctAnswerOf(question);
  if (!sentence && correctAnswer !== undefined) return phrases.chose(count, total, idea.wordings[0], correctAnswer);
  return phrases.saying(count, total, withoutStop((sentence ?? idea.label ?? '').trim()));
};

/** Best examples of the mistake first: about the core, then wrong before partly right, then longest. */
const typicalFirst = (ideas: readonly Idea[], { core = '' }: QuestionFacts, { facts }: Composition): Idea[] => {
  const stemsOf = (text: string): string[] =>
    contentWords(text, facts.language).map((word) => stem(word, facts.language));
  const expected = new Set(stemsOf(core));
  const isAbout = ({ wordings: [first] }: Idea): boolean => stemsOf(first).some((word) => expected.has(word));
  const rank = (idea: Idea): number => 2 * Number(isAbout(idea)) + Number(idea.verdict === 'wrong');
  return ideas
    .map((idea) => ({ idea, rank: rank(idea), length: idea.wordings[0].length }))
    .sort((a, b) => b.rank - a.rank || b.length - a.length)
    .map(({ idea }) => idea);
};

const areaOf = (question: QuestionFacts, composition: Composition): StrugglingArea[] => {
  const { tally } = question;
  if (!tally) return [];
  const shared = sharedIn(question, composition);
  if (!needsRepeating(tally, shared[0]?.responseIds.length ?? 0)) return [];
  const sharedIdeas = shared.flatMap(({ ideas }) => ideas);
  const others = question.ideas.filter((idea) => isFlawed(idea) && !sharedIdeas.includes(idea));
  const alone = typicalFirst(others, question, composition);
  const [first, ...more] = [...sharedIdeas, ...alone];
  return first ? [{ question, tally, shared, alone, ideas: [first, ...more] }] : [];
};

/** What most needs repeating: three questions at most, by the share of their answers that are not right. */
export const strugglingAreasOf = (composition: Composition): StrugglingArea[] =>
  composition.facts.questions
    .flatMap((question) => areaOf(question, composition))
    .sort((a, b) => notRightShareOf(b.tally) - notRightShareOf(a.tally))
    .slice(0, maxAreas);

/**
 * Describes the difficulty of one question: its tally, shared misconceptions with counts, then some unlabelled answers
 * verbatim and without a count.
 * @param quoted the other text of the analysis: its quotes are not repeated while there are other examples
 */
export const pointOf = (area: StrugglingArea, composition: Composition, quoted: string): Point => {
  const { question, tally, shared, alone, ideas } = area;
  const phrases = phrasesIn[composition.facts.language];
  const readable = alone.map((idea) => exampleOf(idea, composition)).filter(Boolean);
  const unquoted = readable.filter((example) => !quoted.includes(example));
  const examples = unquoted.length > 0 || shared.length > 0 ? unquoted.slice(0, maxExamples) : readable.slice(0, 1);
  const texts = [
    phrases.notYet(tally),
    ...shared.slice(0, maxShared).map((misconception) => saidOf(misconception, question, tally, composition)),
    ...(examples.length > 0 ? [phrases[shared.length > 0 ? 'others' : 'examples'](examples)] : []),
  ];
  return {
    text: phrases.head(question.number) + texts.map(withStop).join(' '),
    quotes: quotesOf(question, responsesWith(ideas)),
  };
};
