import { randomInt } from 'node:crypto';
import { AppError, type FocusLevel, type GeneratedTicket, limits, type Question } from '@exit-tickets/contracts';
import { wordsOf } from '@exit-tickets/question-generator';
import type { Model, ModelCall, QuestionRequest } from '../model/model.ts';
import { confidenceQuestion } from './confidence-question.ts';
import { freeId, questionOf, withFreeIds } from './question-of.ts';

/** So many questions are asked for; the material may hold fewer, and a model may give more. */
const usualQuestions = 3;
/** Less than this cannot hold two ideas. */
const minWords = 15;

interface TicketRequest {
  content: string;
  title?: string | undefined;
  focusLevels: readonly FocusLevel[];
  focus?: string | undefined;
  existingQuestions?: readonly Question[] | undefined;
  /** Drawn when there is none, so that the same material gives another ticket each time. */
  seed?: number | undefined;
  /** Close with a scale: how sure are you? */
  withScale?: boolean | undefined;
}

interface ExtraQuestionRequest extends Pick<TicketRequest, 'content' | 'focusLevels' | 'seed'> {
  existingQuestions: readonly Question[];
  variant?: QuestionRequest['variant'];
}

const drawSeed = (): number => randomInt(2 ** 31);

const levelsOf = (wished: readonly FocusLevel[]): readonly FocusLevel[] =>
  wished.length > 0 ? [...new Set(wished)] : ['reproduceren-begrijpen'];

/** Those that ask what neither an earlier one nor one that exists asks, word for word. */
const withoutTwins = (questions: readonly Question[], existing: readonly Question[]): Question[] => {
  const keyOf = ({ text }: Question): string => wordsOf(text.toLowerCase()).join(' ');
  const seen = new Set(existing.map(keyOf));
  return questions.filter((question) => !seen.has(keyOf(question)) && seen.add(keyOf(question)));
};

/**
 * A title and questions about lesson material.
 * @throws {AppError} `too_little_text`, `too_little_to_ask`, `language_not_supported`; `ai_invalid` when no usable
 * question came out
 */
export const generateTicket = async (
  model: Model,
  { content, title, focusLevels, focus, existingQuestions: existing = [], seed = drawSeed(), withScale }: TicketRequest,
  call: ModelCall,
): Promise<GeneratedTicket> => {
  if (wordsOf(content).length < minWords) throw new AppError('too_little_text', { field: 'content' });
  const made = await model.makeQuestions(
    {
      content,
      title: title || undefined,
      focus: focus || undefined,
      levels: levelsOf(focusLevels),
      count: usualQuestions,
      existing,
      seed,
    },
    call,
  );
  const questions = withoutTwins(
    made.questions.flatMap((draft) => questionOf(draft, 'new') ?? []),
    existing,
  ).slice(0, limits.questionsAdvised.max - (withScale ? 1 : 0));
  if (questions.length === 0) throw new AppError('ai_invalid', { cause: new Error('no usable question') });
  const closing = withScale ? [confidenceQuestion(content)] : [];
  const shownTitle = (title?.trim() || made.title.trim()).slice(0, limits.titleLength).toWellFormed().trim();
  return { title: shownTitle || 'Exit ticket', questions: withFreeIds([...questions, ...closing], existing) };
};

/**
 * One more question, unlike those that exist; or another one like one of them, or of another kind in its place.
 * @throws {AppError} `too_little_text`, `too_little_to_ask`, `language_not_supported`; `ai_invalid` when no usable
 * question came out
 */
export const generateOneMore = async (
  model: Model,
  { content, existingQuestions: existing, focusLevels, seed = drawSeed(), variant }: ExtraQuestionRequest,
  call: ModelCall,
): Promise<Question> => {
  const request = { content, levels: levelsOf(focusLevels), count: 1, existing, seed, ...(variant && { variant }) };
  const { questions } = await model.makeQuestions(request, call);
  const id = freeId(existing);
  const known = variant ? [...existing, variant.of] : existing;
  const [question] = withoutTwins(
    questions.flatMap((draft) => questionOf(draft, id) ?? []),
    known,
  );
  if (!question) throw new AppError('ai_invalid', { cause: new Error('no usable question') });
  return question;
};
