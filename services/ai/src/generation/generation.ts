import { AppError, type FocusLevel, type GeneratedTicket, limits, type Question } from '@exit-tickets/contracts';
import { wordsOf } from '@exit-tickets/question-generator';
import type { Model, ModelCall } from '../model/model.ts';
import { freeId, questionOf } from './question-of.ts';

/** So many questions are asked for; the material may hold fewer, and a model may give more. */
const usualQuestions = 3;
/** Less than this cannot hold two ideas. */
const fewestWords = 15;

interface Wish {
  content: string;
  title?: string | undefined;
  focusLevels: readonly FocusLevel[];
  focus?: string | undefined;
}

const withoutTwins = (questions: readonly Question[]): Question[] => {
  const seen = new Set<string>();
  return questions.filter(({ text }) => {
    const key = wordsOf(text.toLowerCase()).join(' ');
    return seen.has(key) ? false : seen.add(key);
  });
};

/**
 * A title and questions about lesson material.
 * @throws {AppError} `too_little_text`; `ai_invalid` when no usable question came out
 */
export const generateTicket = async (model: Model, wish: Wish, call: ModelCall): Promise<GeneratedTicket> => {
  if (wordsOf(wish.content).length < fewestWords) throw new AppError('too_little_text', { field: 'content' });
  const levels = wish.focusLevels.length > 0 ? wish.focusLevels : (['reproduceren-begrijpen'] as const);
  const order = { content: wish.content, title: wish.title || undefined, focus: wish.focus || undefined };
  const made = await model.makeQuestions(
    { ...order, levels: [...new Set(levels)], count: usualQuestions, existing: [] },
    call,
  );
  const questions = withoutTwins(made.questions.flatMap((draft, index) => questionOf(draft, `q${index + 1}`) ?? []))
    .slice(0, limits.questionsAdvised.max)
    .map((question, index) => ({ ...question, id: `q${index + 1}` }));
  if (questions.length === 0) throw new AppError('ai_invalid', { cause: new Error('no usable question') });
  const title = (wish.title?.trim() || made.title.trim()).slice(0, limits.titleLength).toWellFormed().trim();
  return { title: title || 'Exit ticket', questions };
};

/**
 * One more question, unlike those that exist.
 * @throws {AppError} `too_little_text`; `ai_invalid` when no usable question came out
 */
export const generateOneMore = async (
  model: Model,
  {
    content,
    existingQuestions: existing,
    focusLevels,
  }: { content: string; existingQuestions: readonly Question[]; focusLevels: readonly FocusLevel[] },
  call: ModelCall,
): Promise<Question> => {
  const levels = focusLevels.length > 0 ? [...new Set(focusLevels)] : (['reproduceren-begrijpen'] as const);
  const { questions } = await model.makeQuestions(
    { content, title: undefined, focus: undefined, levels, count: 1, existing },
    call,
  );
  const id = freeId(existing);
  const fresh = questions.flatMap((draft) => questionOf(draft, id) ?? []);
  const [question] = withoutTwins([...existing, ...fresh]).filter((one) => fresh.includes(one));
  if (!question) throw new AppError('ai_invalid', { cause: new Error('no usable question') });
  return question;
};
