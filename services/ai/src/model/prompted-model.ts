import { analysisAnswer, focusAnswer } from './answers.ts';
import { type Ask, type AskOptions, createAsk } from './ask.ts';
import { excerptForModel } from './excerpt-for-model.ts';
import { createFollowUpMaker } from './follow-ups/make-follow-up.ts';
import { createJudging } from './judging/judging.ts';
import type { Model } from './model.ts';
import { analysisPrompt } from './prompts/analysis.ts';
import { focusPrompt } from './prompts/focus.ts';
import { createQuestionMaker } from './questions/make-questions.ts';
import { languageOf } from './questions/question-request.ts';

/** A model that does its tasks by prompts, whoever provides it. */
export const createPromptedModel = (options: AskOptions & { materialCharacters: number }): Model => {
  const { materialCharacters, logger } = options;
  const ask: Ask = createAsk(options);
  /** As much of a lesson as may be sent: of a long one parts from its whole length, those about `focus` first. */
  const shorten = (text: string | undefined, focus?: string): string | undefined =>
    text === undefined ? undefined : excerptForModel(text, { maxLength: materialCharacters, focus });

  return {
    suggestFocus: async ({ title, text }, call) => {
      const data = { title, language: languageOf(text), material: shorten(text) };
      const request = { name: 'focus', instructions: focusPrompt, data, answer: focusAnswer };
      return (await ask(request, call)).suggestedFocus;
    },
    makeQuestions: createQuestionMaker({ ask, materialCharacters, logger }),
    makeFollowUp: createFollowUpMaker({ ask, logger }),
    judging: createJudging({ ask, shorten, logger }),
    analyse: ({ lessonContent, ...counted }, call) =>
      ask(
        {
          name: 'analysis',
          instructions: analysisPrompt,
          data: { ...counted, material: shorten(lessonContent) },
          answer: analysisAnswer,
        },
        call,
      ),
    close: async () => undefined,
  };
};
