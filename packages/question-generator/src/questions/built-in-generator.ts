import { AppError } from '@exit-tickets/contracts';
import { phrasings } from '../languages/phrasings.ts';
import { excerptOf } from '../lesson/excerpt.ts';
import { readMaterial } from '../lesson/material.ts';
import type { Candidate } from './candidate.ts';
import { findIn } from './findings/find.ts';
import { generate } from './generate.ts';
import type { DraftQuestion, QuestionOrder } from './order.ts';
import { topicQuestion } from './topic-question.ts';
import { topicsOf } from './topics.ts';

const mostHeadings = 4;
const wordsOfTitle = 6;

const draftOf = ({
  text,
  options,
  correctAnswer,
  level,
  passage,
  modelAnswer,
  misconception,
}: Candidate): DraftQuestion => ({
  text,
  ...(options && { options, correctAnswer }),
  guide: { level, passage, modelAnswer, misconception },
});

const suggestFocus = (text: string): string => {
  const material = readMaterial(excerptOf(text));
  const topics = topicsOf(material, findIn(material));
  const headings = material.headings.filter((heading) => heading !== material.title).slice(0, mostHeadings);
  const opening = material.sentences[0]?.text ?? text.slice(0, 200);
  return topics.length > 0 ? phrasings[material.language].suggestedFocus(topics, headings) : opening;
};

const titleOf = (content: string): string => {
  const material = readMaterial(excerptOf(content));
  if (material.title) return material.title;
  const [topic] = topicsOf(material, findIn(material));
  if (topic) return topic.charAt(0).toUpperCase() + topic.slice(1);
  return content.trim().split(/\s+/).slice(0, wordsOfTitle).join(' ');
};

/** The least used of the wished levels first, so that one more question evens them out. */
const evenLevels = ({ levels, existing }: QuestionOrder): QuestionOrder['levels'] => {
  const uses = (level: string): number => existing.filter(({ guide }) => guide?.level === level).length;
  return [...levels].sort((a, b) => uses(a) - uses(b));
};

const makeQuestions = (order: QuestionOrder): DraftQuestion[] => {
  const { content, count, focus } = order;
  const levels = order.existing.length > 0 ? evenLevels(order) : order.levels;
  const existing = order.existing.map(({ text, guide }) => ({ text, passage: guide?.passage ?? '' }));
  const made = generate(excerptOf(content, focus), { count, levels, focus, existing }).map(draftOf);
  if (made.length > 0 || count > 1) return made;
  const onTopic = topicQuestion(content, levels, existing);
  return onTopic ? [onTopic] : [];
};

/**
 * What the built-in model does: patterns of four languages, no network, the same answer to the same question. Pure, and
 * long work for one thread: it runs in `worker/thread.ts`.
 */
export const builtInGenerator = {
  suggestFocus: ({ text }: { text: string }): string => suggestFocus(text),

  /** @throws {AppError} `too_little_text` */
  makeQuestions: (order: QuestionOrder): { title: string; questions: DraftQuestion[] } => {
    const questions = makeQuestions(order);
    if (questions.length === 0) throw new AppError('too_little_text', { field: 'content' });
    return { title: titleOf(order.content), questions };
  },
};
