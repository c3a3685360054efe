import { listOf } from '../list-of.ts';
import type { Phrasing } from '../phrasing.ts';

const q = (text: string): string => `“${text}”`;
const learned = (text: string): string => `In the lesson you learned: ${q(text)}`;
const confused = (term: string, other?: string): string =>
  other
    ? `Mixes up ${q(term)} and ${q(other)}.`
    : `Repeats the word ${q(term)} or names something near it without explaining it.`;
const define = (term: string, meaning: string): string =>
  `${q(term)}: ${/[.!?]$/.test(meaning) ? meaning : `${meaning}.`}`;

/** English. */
export const en: Phrasing = {
  quote: q,
  meaning: ({ term, meaning, other }) => ({
    text: `Explain in your own words what is meant by ${q(term)}.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whatIs: ({ term, np, verb, meaning, other }) => ({
    text: `Explain in your own words what ${np} ${verb}.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whichTerm: ({ term, meaning, other }) => ({
    text: `Which word fits this description? ${q(meaning)}`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  listed: ({ stem, list, items }) => ({
    text: `${learned(stem)} Which ones are they?`,
    modelAnswer: list,
    misconception: `Names fewer than ${items.length}, or something that does not belong.`,
  }),
  finish: ({ stem, list, items }) => ({
    text: `Finish this sentence with what you learned in the lesson: ${q(`${stem} …`)}`,
    modelAnswer: list,
    misconception: `Names fewer than ${items.length}, or something that does not belong.`,
  }),
  whatHappens: ({ when, outcome }) => ({
    text: `What happens ${when}?`,
    modelAnswer: outcome,
    misconception: 'Thinks that nothing changes, or names something that does not follow.',
  }),
  why: ({ effect, cause }) => ({
    text: `${learned(effect)} Explain why.`,
    modelAnswer: cause,
    misconception: 'Repeats what happens without giving the cause.',
  }),
  result: ({ cause, passage }) => ({
    text: `${learned(cause)} What is the result of this?`,
    modelAnswer: passage,
    misconception: 'Swaps cause and effect.',
  }),
  ownWords: ({ text }) => ({
    text: `Explain in your own words what this means: ${q(text)}`,
    modelAnswer: text,
    misconception: 'Copies the sentence without showing what it means.',
  }),
  imagine: ({ bare, outcome }) => ({
    text: `Imagine that ${bare}. What happens then? Explain, using what you learned in the lesson.`,
    modelAnswer: outcome,
    misconception: 'Thinks that nothing changes, or names a result without explaining it.',
  }),
  without: ({ passage, item, list }) => ({
    text: `${learned(passage)} Imagine a situation without ${q(item)}. What happens then? Explain.`,
    modelAnswer: `Without ${q(item)} it does not work, because all of these are needed: ${list}.`,
    misconception: 'Thinks that the other things are enough by themselves.',
  }),
  changeOne: ({ passage, list }) => ({
    text: `${learned(passage)} Choose one of these factors and think of a situation in which it changes. What happens then? Explain.`,
    modelAnswer: `Any answer that chooses one factor (${list}) and explains what follows.`,
    misconception: 'Names a change that has nothing to do with these factors.',
  }),
  elsewhere: ({ passage, cause }) => ({
    text: `${learned(passage)} Think of another place or situation where the same happens. Explain why it happens there too.`,
    modelAnswer: `Any situation with the same cause: ${q(cause)}`,
    misconception: 'Names a situation that only looks alike but has another cause.',
  }),
  example: ({ term, meaning, other }) => ({
    text: `Think of your own example of ${q(term)} that was not in the lesson. Explain why it fits.`,
    modelAnswer: `Any example that fits: ${meaning}`,
    misconception: confused(term, other),
  }),
  picture: ({ text }) => ({
    text: `${learned(text)} Make this number easy to picture with a comparison from everyday life.`,
    modelAnswer: `Any comparison that fits the number in: ${q(text)}`,
    misconception: 'Compares with something far larger or smaller than the number.',
  }),
  newspaper: ({ text }) => ({
    text: `Write two sentences for a newspaper of that time about this event: ${q(text)} Explain in them why it matters.`,
    modelAnswer: `Says what happened (${q(text)}) and what it changed.`,
    misconception: 'Tells only what happened, not why it matters.',
  }),
  livedThen: ({ text }) => ({
    text: `Read this sentence: ${q(text)} Imagine you lived at that time. What would you want to change? Use the sentence as your reason.`,
    modelAnswer: `Names a change that fits: ${q(text)}`,
    misconception: "Looks with today's eyes and does not use the sentence.",
  }),
  today: ({ term, meaning, other }) => ({
    text: `Name something from our own time that you can compare with ${q(term)}, and explain what is alike.`,
    modelAnswer: `Any comparison that fits: ${meaning}`,
    misconception: confused(term, other),
  }),
  recognise: ({ a, b, answer }) => ({
    text: `You come across ${q(a)} or ${q(b)} in real life. How can you tell which of the two it is? Explain.`,
    modelAnswer: answer,
    misconception: `Names something that is true of both ${q(a)} and ${q(b)}.`,
  }),
  seenElsewhere: ({ text }) => ({
    text: `Where can you see this outside the lesson? ${q(text)} Give an example of your own and explain it.`,
    modelAnswer: `Any example that fits: ${q(text)}`,
    misconception: 'Repeats the sentence instead of giving an example.',
  }),
  difference: ({ a, b, answer }) => ({
    text: `Explain the difference between ${q(a)} and ${q(b)}.`,
    modelAnswer: answer,
    misconception: `Says of ${q(a)} what is true of ${q(b)}, or the other way round.`,
  }),
  opposite: ({ first, answer }) => ({
    text: `${learned(first)} What stands in contrast to this? Explain the difference.`,
    modelAnswer: answer,
    misconception: 'Names only one side of the contrast.',
  }),
  notSo: ({ cause, passage, isHistory }) => ({
    text: isHistory
      ? `${learned(cause)} Suppose this had not been so. What would have gone differently? Explain.`
      : `${learned(cause)} Suppose this were not so. What would be different? Explain.`,
    modelAnswer: `Then this no longer holds: ${q(passage)}`,
    misconception: 'Does not see that the effect depends on this cause.',
  }),
  howCome: ({ effect, cause }) => ({
    text: `${learned(effect)} Give the cause and explain how it leads to this.`,
    modelAnswer: cause,
    misconception: 'Names a cause, but not how one thing leads to the other.',
  }),
  mistake: ({ wrong, right, term, other }) => ({
    text: `There is a mistake in this sentence: ${q(wrong)} Correct it and explain what is wrong.`,
    modelAnswer: right,
    misconception: confused(term, other),
  }),
  significance: ({ text }) => ({
    text: `Read this sentence: ${q(text)} Why was this an important step? Give a reason that fits the lesson.`,
    modelAnswer: `Says what changed through this: ${q(text)}`,
    misconception: 'Retells what happened without saying what it changed.',
  }),
  weigh: ({ passage, list }) => ({
    text: `${learned(passage)} Which of these do you think matters most? Give a reason.`,
    modelAnswer: `Any choice (${list}) with a reason that fits the lesson.`,
    misconception: 'Chooses without a reason, or with one that has nothing to do with the lesson.',
  }),
  relate: ({ a, b, answer }) => ({
    text: `Explain how ${q(a)} and ${q(b)} are connected.`,
    modelAnswer: answer,
    misconception: `Describes ${q(a)} and ${q(b)} apart from each other.`,
  }),
  missing: ({ term, meaning, other, isHistory }) => ({
    text: isHistory
      ? `What would have gone differently without ${q(term)}? Explain.`
      : `What would be different without ${q(term)}? Explain.`,
    modelAnswer: `Then this would be missing: ${meaning}`,
    misconception: confused(term, other),
  }),
  important: ({ text }) => ({
    text: `Why is this worth knowing? ${q(text)} Give a reason that fits the lesson.`,
    modelAnswer: `Gives a reason that follows from: ${q(text)}`,
    misconception: 'Repeats the sentence without a reason.',
  }),
  aboutTopic: (topic) => ({
    recall: {
      text: `Use one example to explain in your own words what you learned about ${q(topic)}.`,
      misconception: 'Names single words without explaining them.',
    },
    apply: {
      text: `Think of a situation outside the lesson in which you need to know about ${q(topic)}. Explain what for.`,
      misconception: 'Names a situation that has nothing to do with the subject.',
    },
    judge: {
      text: `Which mistake about ${q(topic)} do you think people make most often? Explain what is wrong with it.`,
      misconception: 'Names a mistake without explaining what is right.',
    },
  }),
  suggestedFocus: (topics, headings) =>
    `This lesson is about ${listOf(topics.map(q), 'and')}.${headings.length > 0 ? ` Its parts: ${listOf(headings.map(q), 'and')}.` : ''}`,
};
