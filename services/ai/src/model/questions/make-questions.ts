import { splitSentences } from '@exit-tickets/answer-groups';
import { AppError, timeouts } from '@exit-tickets/contracts';
import { inAnyLanguage } from '../../languages/languages.ts';
import { type QuestionAnswer, questionsAnswer } from '../answers.ts';
import { type AskContext, ask } from '../ask.ts';
import { excerptForModel } from '../excerpt-for-model.ts';
import { modelError } from '../failures.ts';
import { materialLanguage } from '../material-language.ts';
import type { DraftQuestion, MadeQuestions, ModelCall, QuestionRequest } from '../model.ts';
import { questionsPrompt } from '../prompts/questions.ts';
import { createPassageFinder } from './find-passage.ts';
import { questionRequest } from './question-request.ts';
import { type QuestionSlot, questionSlots } from './question-slots.ts';
import { type BrokenRule, brokenRules } from './rules/broken-rules.ts';
import { meaningfulWords } from './rules/words-of.ts';
import { seeded } from './seeded.ts';

/** An unusable draft and the rules it breaks. */
interface RejectedDraft {
  slot: number;
  text: string;
  broken: readonly BrokenRule[];
}

const brokenIn = (rejected: readonly RejectedDraft[]): string[] =>
  rejected.flatMap(({ broken }) => broken.map(({ rule }) => rule));

/** Shorter than the timeout of the call, so that the caller gets the failure itself. */
const maxMs = timeouts.aiMs - 10_000;

/** Fewer questions are not a ticket. */
const minQuestions = 2;

/** Titles have fewer words. */
const minParagraph = 30;

/** Whether there is a lesson; otherwise the content is only the title and the existing questions. */
const hasLesson = ({ content, existing }: QuestionRequest): boolean => {
  const known = new Set(existing.map(({ text }) => text.trim()));
  const lines = content.split('\n').filter((line) => line.trim() !== '' && !known.has(line.trim()));
  return lines.length > 1 || lines.some((line) => line.split(/\s+/).length >= minParagraph);
};

const draftOf = (made: QuestionAnswer, slot: QuestionSlot, seed: number): DraftQuestion => {
  const { passage, modelAnswer, misconception, kind } = made;
  const options = made.type === 'multiple_choice' ? seeded(seed + slot.slot).shuffle(made.options ?? []) : undefined;
  return {
    text: made.text,
    ...(options && { options, ...(made.correctAnswer !== null && { correctAnswer: made.correctAnswer }) }),
    guide: { level: slot.level, kind, passage, modelAnswer, misconception },
  };
};

const notice = inAnyLanguage((words) => words.notices, 'u');
/** Whether a teaching sentence is about homework, a teacher or an advert. */
const isNotice = (sentence: string): boolean => notice.test(sentence);

/** Reviews drafts as they arrive; accepted ones count as existing for the next. */
const createReview = (request: QuestionRequest, slots: readonly QuestionSlot[]) => {
  const { content, seed, teaching = [] } = request;
  const quotable = teaching.length > 0 ? teaching.join('\n') : content;
  const findPassage = hasLesson(request) ? createPassageFinder(quotable) : undefined;
  const language = materialLanguage(content);
  const sentencesOf = (text: string): string[] =>
    text.split('\n').flatMap((line) => splitSentences(line, language ?? 'en'));
  const material =
    findPassage && teaching.length > 0
      ? {
          teaching: meaningfulWords(
            sentencesOf(quotable)
              .filter((sentence) => !isNotice(sentence))
              .join(' '),
          ),
          otherLines: sentencesOf(content)
            .filter((sentence) => isNotice(sentence) || findPassage(sentence) === undefined)
            .map(meaningfulWords),
        }
      : undefined;
  const accepted = new Map<QuestionSlot, DraftQuestion>();
  const others = [...request.existing, ...(request.variant ? [request.variant.of] : [])].map(({ text }) => text);

  const review = (made: readonly QuestionAnswer[]): RejectedDraft[] =>
    made.flatMap((each) => {
      const open = slots.filter((slot) => !accepted.has(slot));
      // For an unknown or repeated slot number, the first free slot is used.
      const slot = open.find((one) => one.slot === each.slot) ?? open[0];
      if (!slot) return [];
      const draft = draftOf(each, slot, seed);
      const broken = brokenRules(draft, { findPassage, material, language, others: [...others, ...textsOf(accepted)] });
      if (broken.length > 0) return [{ slot: slot.slot, text: each.text, broken }];
      const passage = findPassage?.(each.passage) ?? '';
      accepted.set(slot, { ...draft, guide: { ...draft.guide, passage } });
      return [];
    });
  return { review, accepted };
};

const textsOf = (drafts: ReadonlyMap<QuestionSlot, DraftQuestion>): string[] =>
  [...drafts.values()].map(({ text }) => text);

/**
 * Makes questions with a model. Drafts that break a rule are asked for once more, with the reason, and then dropped.
 * @throws {AppError} `too_little_to_ask` when the model found fewer than two ideas (for one more question: none),
 * `ai_invalid` when it found them and its questions cannot be used
 */
export const makeQuestions = async (
  context: AskContext,
  request: QuestionRequest,
  call: ModelCall,
): Promise<Pick<MadeQuestions, 'title' | 'questions'>> => {
  const { materialCharacters: maxLength, logger } = context;
  const slots = questionSlots(request);
  const { review, accepted } = createReview(request, slots);
  const material = excerptForModel(request.content, {
    maxLength,
    focus: request.focus,
    seed: request.seed,
  });
  const data = questionRequest(request, slots, material);
  const prompt = { name: 'questions', instructions: questionsPrompt, answer: questionsAnswer };

  const startedAt = performance.now();
  const first = await ask(context, { ...prompt, data }, call);
  let rejected = review(first.questions);
  const minAccepted = Math.min(minQuestions, request.count);

  const askAgain = async (signal: AbortSignal): Promise<void> => {
    const wanted = new Set(rejected.map(({ slot }) => slot));
    const open = slots
      .filter((slot) => !accepted.has(slot))
      .sort((a, b) => Number(wanted.has(b.slot)) - Number(wanted.has(a.slot)))
      .slice(0, rejected.length);
    const again = {
      ...questionRequest(request, open, material),
      existing: [...request.existing.map(({ text }) => text), ...textsOf(accepted)],
      rejected: rejected.map(({ slot, text, broken }) => ({
        slot,
        text,
        problem: broken.map(({ problem }) => problem).join(' '),
      })),
    };
    rejected = review((await ask(context, { ...prompt, data: again }, { ...call, signal })).questions);
  };

  if (rejected.length > 0 && accepted.size < slots.length) {
    logger.info({ brokenRules: brokenIn(rejected) }, 'drafts that break a rule are asked for again');
    const timeLeft = AbortSignal.timeout(Math.max(0, Math.floor(maxMs - (performance.now() - startedAt))));
    try {
      await askAgain(AbortSignal.any([call.signal, timeLeft]));
    } catch (error) {
      call.signal.throwIfAborted();
      // Earlier accepted drafts are kept.
      if (accepted.size < minAccepted) throw timeLeft.aborted ? modelError('too_slow') : error;
      logger.warn({ err: error }, 'drafts that break a rule are dropped: asking for them again failed');
    }
  }
  const questions = slots.flatMap((slot) => accepted.get(slot) ?? []);
  if (questions.length >= minAccepted) return { title: first.title, questions };
  if (rejected.length === 0) throw new AppError('too_little_to_ask', { field: 'content' });
  throw modelError('nonsense', `drafts that break a rule, twice: ${brokenIn(rejected).join(', ')}`);
};
