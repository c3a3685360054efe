import type { GapWording, GeneratedTicket, Suggestion } from '@exit-tickets/contracts';
import { type EditedQuestion, emptyQuestion } from '../edited-ticket.ts';

/** A ready-made question, and the sentence of the lesson that it asks about. */
export type Offer = Pick<Suggestion, 'sentence' | 'question' | 'stem'>;

/** All offers of a reply: its suggestions, and its own questions, which can be taken again after removal. */
export const offersOf = ({
  questions,
  suggestions = [],
}: Pick<GeneratedTicket, 'questions' | 'suggestions'>): Offer[] => [
  ...questions.flatMap((question) => {
    const sentence = question.guide?.passage;
    return sentence ? [{ sentence, question, stem: undefined }] : [];
  }),
  ...suggestions,
];

/** Whether the ticket has a question with the same text as the offer. */
export const isTaken = ({ question }: Pick<Offer, 'question'>, questions: readonly EditedQuestion[]): boolean =>
  questions.some(({ text }) => text.trim() === question.text.trim());

/** Whether a question of the ticket asks about this sentence. */
export const isUsed = (sentence: string, questions: readonly EditedQuestion[]): boolean =>
  questions.some(({ guide }) => guide.passage?.trim() === sentence.trim());

/**
 * The next offers to replace a question or to add at the end. Offers about sentences that no other question uses come
 * first. Replacing repeatedly goes through every offer before one returns.
 */
export const nextOffers = (
  offers: readonly Offer[],
  questions: readonly EditedQuestion[],
  replaced?: EditedQuestion,
): Offer[] => {
  const others = questions.filter((question) => question !== replaced);
  const start = replaced ? offers.findIndex((offer) => isTaken(offer, [replaced])) + 1 : 0;
  const left = [...offers.slice(start), ...offers.slice(0, start)].filter((offer) => !isTaken(offer, questions));
  const isFresh = ({ sentence }: Offer) => !isUsed(sentence, others);
  return [...left.filter(isFresh), ...left.filter((offer) => !isFresh(offer))];
};

/** A piece of the lesson: one of the sentences, or the text between two. */
export interface LessonPart {
  text: string;
  isSentence: boolean;
}

/** Splits the lesson at the sentences, in text order; sentences that it does not contain are left out. */
export const lessonParts = (content: string, sentences: Iterable<string>): LessonPart[] => {
  const places = [...new Set(sentences)]
    .map((text) => ({ text, start: content.indexOf(text) }))
    .filter(({ text, start }) => text !== '' && start >= 0)
    .sort((a, b) => a.start - b.start || b.text.length - a.text.length);
  const parts: LessonPart[] = [];
  let end = 0;
  for (const { text, start } of places) {
    if (start < end) continue;
    if (start > end) parts.push({ text: content.slice(end, start), isSentence: false });
    parts.push({ text, isSentence: true });
    end = start + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), isSentence: false });
  return parts;
};

/** In a group, so that `split` keeps the words: they are at the odd places of what it returns. */
const word = /([\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*)/u;

/** Splits a sentence into words and the text between them. */
export const wordParts = (sentence: string): { text: string; isWord: boolean }[] =>
  sentence
    .split(word)
    .map((text, place) => ({ text, isWord: place % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Turns a sentence into a gap question: the word at `place` is left out and becomes the answer. */
export const gapQuestion = (
  sentence: string,
  place: number,
  { before, blank, after }: GapWording,
  id: string,
): EditedQuestion => {
  const words = wordParts(sentence);
  const asked = words.map(({ text }, at) => (at === place ? blank : text)).join('');
  return {
    ...emptyQuestion(id),
    text: `${before}${asked}${after}`,
    guide: { modelAnswer: words[place]?.text ?? '', passage: sentence },
  };
};
