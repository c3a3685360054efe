import type { GapWording, GeneratedTicket, Suggestion } from '@exit-tickets/contracts';
import { type EditedQuestion, emptyQuestion } from '../edited-ticket.ts';

/** A question that is ready to be taken, and the sentence of the lesson that it asks about. */
export type Offer = Pick<Suggestion, 'sentence' | 'question' | 'stem'>;

/** All that a reply offers: its suggestions, and its own questions, which can be taken again once they were removed. */
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

/** Whether a question of the ticket says the same as one that is offered. */
const isTaken = ({ question }: Offer, questions: readonly EditedQuestion[]): boolean =>
  questions.some(({ text }) => text.trim() === question.text.trim());

/** Whether a question of the ticket asks about this sentence. */
export const isUsed = (sentence: string, questions: readonly EditedQuestion[]): boolean =>
  questions.some(({ guide }) => guide.passage?.trim() === sentence.trim());

/**
 * What is offered next in the place of a question, or at the end of the ticket: about a sentence that no other question
 * asks about where there is one. Asked again and again, it comes to every offer before one returns.
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

/** A run of the lesson: one of the sentences, or what stands between two. */
export interface LessonPart {
  text: string;
  isSentence: boolean;
}

/** The lesson cut at its sentences, in the order of the text; one that does not stand there is left out. */
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

const word = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

/** A sentence as words and what stands between them. */
export const wordParts = (sentence: string): { text: string; isWord: boolean }[] => {
  const parts: { text: string; isWord: boolean }[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(word)) {
    if (index > end) parts.push({ text: sentence.slice(end, index), isWord: false });
    parts.push({ text, isWord: true });
    end = index + text.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), isWord: false });
  return parts;
};

/** The sentence with its word of that place left out, as a question whose answer is the word. */
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
