import { AppError, limits, type Question } from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import type { AnswerToJudge, AnswerVerdict, JudgingModel, JudgingRequest, ModelCall } from '../model.ts';
import { answerParts } from './answer-parts.ts';
import { coreAnswer, judgingAnswer, type ModelVerdict } from './answers.ts';
import type { Ask } from './ask.ts';
import { cutAtWord } from './cut-at-word.ts';
import { underOpaqueIds } from './opaque-ids.ts';
import { corePrompt } from './prompts/core.ts';
import { judgingPrompt } from './prompts/judging.ts';

type OnVerdicts = Parameters<JudgingModel['judgeAnswers']>[2];

/** The same answer shall get the same verdict again; none at all makes some models repeat themselves without end. */
const steady = 0.2;

export interface JudgingOptions {
  ask: Ask;
  /** Shortens a lesson to what may be sent of it. */
  shorten(lesson: string | undefined, focus: string): string | undefined;
  logger: Logger;
}

/** A text that says something: one of nothing but masks ("[…]") does not. */
const shown = (text: string | null, maxLength: number): string =>
  text !== null && /[\p{L}\p{N}]/u.test(text) ? cutAtWord(text, maxLength) : '';

const verdictOf = (id: string, { verdict, reason, misconception }: ModelVerdict): AnswerVerdict => {
  const common = { id, reason: shown(reason, limits.reasonLength) };
  if (verdict === 'no_content') return { ...common, verdict: 'blank', hasNoContent: true };
  const label = verdict === 'right' ? '' : shown(misconception, limits.misconceptionLabelLength);
  return { ...common, verdict, ...(label && { label }) };
};

/** Judges with a model behind the API: the answers to a question together, each verdict checked (design section 7). */
export const createJudging = ({ ask, shorten, logger }: JudgingOptions): JudgingModel => {
  /** What is known about a question. A passage says enough: the whole lesson is not sent then. */
  const known = ({ guide, ...question }: Question, lessonContent: string | undefined) => ({
    question: question.text,
    ...(question.type === 'multiple_choice' && { options: question.options }),
    modelAnswer: guide?.modelAnswer || undefined,
    ...(guide?.passage ? { passage: guide.passage } : { lesson: shorten(lessonContent, question.text) || undefined }),
  });

  /** The verdicts that one request gave; what it left out, or judged twice, has none. */
  const judgeOnce = async (
    { question, core, lessonContent }: JudgingRequest,
    answers: readonly AnswerToJudge[],
    call: ModelCall,
  ): Promise<AnswerVerdict[]> => {
    const sent = underOpaqueIds(answers);
    const data = {
      ...known(question, lessonContent),
      core,
      misconception: question.guide?.misconception || undefined,
      answers: [...sent].map(([id, { answer }]) => ({ id, answer })),
    };
    const { verdicts } = await ask(
      { name: 'judging', instructions: judgingPrompt, data, answer: judgingAnswer, temperature: steady },
      call,
    );
    const byId = Map.groupBy(verdicts, ({ id }) => id);
    return [...sent].flatMap(([opaqueId, { id }]) => {
      const [verdict, ...others] = byId.get(opaqueId) ?? [];
      return verdict && others.length === 0 ? [verdictOf(id, verdict)] : [];
    });
  };

  /** Judges one part; answers that the model left out are asked again, once. */
  const judgePart = async (
    request: JudgingRequest,
    part: readonly AnswerToJudge[],
    call: ModelCall,
    onVerdicts: OnVerdicts,
  ): Promise<void> => {
    let missing = part;
    for (let tries = 0; tries < 2 && missing.length > 0; tries += 1) {
      const verdicts = await judgeOnce(request, missing, call);
      if (verdicts.length > 0) await onVerdicts(verdicts);
      const judged = new Set(verdicts.map(({ id }) => id));
      missing = missing.filter(({ id }) => !judged.has(id));
      if (missing.length > 0) logger.warn({ missing: missing.length, of: part.length }, 'the model left answers out');
    }
    if (missing.length === part.length)
      throw new AppError('ai_invalid', { cause: new Error('no verdict on any answer, twice') });
  };

  return {
    makeCore: async ({ question, lessonContent }, call) => {
      const data = known(question, lessonContent);
      const { core, isOpinion } = await ask(
        { name: 'core', instructions: corePrompt, data, answer: coreAnswer, temperature: steady },
        call,
      );
      return { core: isOpinion ? '' : cutAtWord(core, limits.coreLength), isOpinion };
    },

    judgeAnswers: async (request, call, onVerdicts) => {
      let unusable: AppError | undefined;
      for (const part of answerParts(request.answers)) {
        try {
          await judgePart(request, part, call, onVerdicts);
        } catch (error) {
          // Answers that the model cannot cope with keep no others from being judged.
          if (!(error instanceof AppError) || error.code !== 'ai_invalid') throw error;
          unusable = error;
        }
      }
      if (unusable) throw unusable;
    },
  };
};
