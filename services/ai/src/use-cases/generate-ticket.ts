import { randomInt } from 'node:crypto';
import { wordsOf, wordsWithHyphens } from '@exit-tickets/answer-groups';
import { AppError, type FocusLevel, type GeneratedTicket, limits, type Question } from '@exit-tickets/contracts';
import { confidenceQuestion } from '../generation/confidence-question.ts';
import { freeId, questionOf, withFreeIds } from '../generation/question-of.ts';
import type { MadeQuestions, Model, ModelCall, QuestionRequest } from '../model/model.ts';
import type { WorkerPool } from '../worker/pool.ts';
import { makeQuestions, readTeachingLines } from '../worker/tasks.ts';

/** Usual number of questions, unless a ticket that is made anew has more; the material may allow fewer. */
const usualQuestions = 3;
/** Shorter texts cannot hold two ideas. */
const minWords = 15;

interface TicketRequest {
  content: string;
  title?: string | undefined;
  focusLevels: readonly FocusLevel[];
  focus?: string | undefined;
  existingQuestions?: readonly Question[] | undefined;
  /** Random if missing, so that the same material gives a different ticket each time. */
  seed?: number | undefined;
  /** Adds a closing scale: how sure are you? */
  withScale?: boolean | undefined;
}

interface ExtraQuestionRequest extends Pick<TicketRequest, 'content' | 'focusLevels' | 'seed'> {
  existingQuestions: readonly Question[];
  variant?: QuestionRequest['variant'];
}

/** Sources of questions: a model or the built-in picker, which also adds suggestions to a model's questions. */
interface QuestionMakers {
  model: Model;
  /** Missing if only the model should be tried. */
  workers?: WorkerPool;
}

const drawSeed = (): number => randomInt(2 ** 31);

const levelsOf = (wished: readonly FocusLevel[]): readonly FocusLevel[] =>
  wished.length > 0 ? [...new Set(wished)] : ['reproduceren-begrijpen'];

/** Removes questions that repeat an earlier or existing one verbatim. */
const withoutTwins = (questions: readonly Question[], existing: readonly Question[]): Question[] => {
  const keyOf = ({ text }: Question): string => wordsWithHyphens(text);
  const seen = new Set(existing.map(keyOf));
  return questions.filter((question) => !seen.has(keyOf(question)) && seen.add(keyOf(question)));
};

/** Asks a model for questions, and adds sentences of the material as suggestions, whose failure is ignored. */
const askModel = async (
  { model, workers }: QuestionMakers,
  request: QuestionRequest,
  call: ModelCall,
): Promise<Pick<MadeQuestions, 'title' | 'questions'> & Partial<MadeQuestions>> => {
  if (!model.judging || !workers) return model.makeQuestions(request, call);
  const orNothing = (error: unknown): undefined => {
    call.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return undefined;
  };
  const teaching = await readTeachingLines(workers, request.content, call).catch(orNothing);
  const made = await model.makeQuestions({ ...request, teaching }, call);
  if (request.count === 1) return made;
  const offered = await makeQuestions(workers, { ...request, count: 0 }, call).catch(orNothing);
  const isFree = ({ sentence }: { sentence: string }): boolean =>
    !made.questions.some(({ guide: { passage } }) => passage !== '' && sentence.includes(passage));
  return { ...made, gap: offered?.gap, suggestions: offered?.suggestions.filter(isFree) };
};

/** Levels that were requested but need a model: the built-in one only asks what the material says. */
const levelsNotGiven = ({ judging }: Model, wished: readonly FocusLevel[]) => {
  const missing = judging ? [] : wished.filter((level) => level !== 'reproduceren-begrijpen');
  return missing.length > 0 ? { notGiven: missing.map((level) => ({ level, reason: 'needs_model' as const })) } : {};
};

/**
 * Makes a title and questions about lesson material, and suggestions for more.
 * @throws {AppError} `too_little_text`, `too_little_to_ask`, `no_teaching_text`, `language_not_supported`; `ai_invalid`
 *   without a usable question
 */
export const generateTicket = async (
  makers: QuestionMakers,
  { content, title, focusLevels, focus, existingQuestions: existing = [], seed = drawSeed(), withScale }: TicketRequest,
  call: ModelCall,
): Promise<GeneratedTicket> => {
  if (wordsOf(content).length < minWords) throw new AppError('too_little_text', { field: 'content' });
  const levels = levelsOf(focusLevels);
  const maxQuestions = limits.questionsAdvised.max - (withScale ? 1 : 0);
  const made = await askModel(
    makers,
    {
      content,
      title: title || undefined,
      focus: focus || undefined,
      levels,
      count: Math.min(Math.max(usualQuestions, existing.length), maxQuestions),
      existing,
      seed,
    },
    call,
  );
  const questions = withoutTwins(
    made.questions.flatMap((draft) => questionOf(draft, 'new') ?? []),
    // The built-in model repeats a question only where it has no other of its strength.
    makers.model.judging ? existing : [],
  ).slice(0, maxQuestions);
  if (questions.length === 0) throw new AppError('ai_invalid', { cause: new Error('no usable question') });
  const closing = withScale ? [confidenceQuestion(content)] : [];
  const shownTitle = (title?.trim() || made.title.trim()).slice(0, limits.titleLength).toWellFormed().trim();
  const named = withFreeIds([...questions, ...closing], existing);
  const offered = made.suggestions?.flatMap(({ sentence, stem, question }) => {
    const ready = questionOf(question, 'new');
    return ready ? [{ sentence, stem, level: ready.guide?.level, question: ready }] : [];
  });
  const free = withFreeIds(offered?.map(({ question }) => question) ?? [], [...existing, ...named]);
  return {
    title: shownTitle || 'Exit ticket',
    questions: named,
    ...(offered && { suggestions: offered.map((each, at) => ({ ...each, question: free[at] ?? each.question })) }),
    ...(made.gap && { gap: made.gap }),
    ...levelsNotGiven(makers.model, levels),
  };
};

/**
 * Makes one more question, another one like a given question, or one of another kind in its place.
 * @throws {AppError} `too_little_text`, `too_little_to_ask`, `language_not_supported`; `ai_invalid` without a usable
 *   question
 */
export const generateOneMore = async (
  makers: QuestionMakers,
  { content, existingQuestions: existing, focusLevels, seed = drawSeed(), variant }: ExtraQuestionRequest,
  call: ModelCall,
): Promise<Question> => {
  const request = { content, levels: levelsOf(focusLevels), count: 1, existing, seed, ...(variant && { variant }) };
  const { questions } = await askModel(makers, request, call);
  const id = freeId(existing);
  const known = variant ? [...existing, variant.of] : existing;
  const [question] = withoutTwins(
    questions.flatMap((draft) => questionOf(draft, id) ?? []),
    known,
  );
  if (!question) throw new AppError('ai_invalid', { cause: new Error('no usable question') });
  return question;
};
