import { analysisAnswer, focusAnswer } from './answers.ts';
import { type AskContext, ask } from './ask.ts';
import { excerptForModel } from './excerpt-for-model.ts';
import { makeFollowUp } from './follow-ups/make-follow-up.ts';
import { judgeAnswers, makeCore } from './judging/judging.ts';
import type { Model } from './model.ts';
import { analysisPrompt } from './prompts/analysis.ts';
import { focusPrompt } from './prompts/focus.ts';
import { makeQuestions } from './questions/make-questions.ts';
import { languageOf } from './questions/question-request.ts';

/** A model that works through prompts, for any provider. */
export const createPromptedModel = (context: AskContext): Omit<Model, 'close'> => {
  const { materialCharacters: maxLength } = context;
  return {
    suggestFocus: async ({ title, text }, call) => {
      const data = { title, language: languageOf(text), material: excerptForModel(text, { maxLength }) };
      const request = { name: 'focus', instructions: focusPrompt, data, answer: focusAnswer };
      return (await ask(context, request, call)).suggestedFocus;
    },
    makeQuestions: (request, call) => makeQuestions(context, request, call),
    makeFollowUp: (request, call) => makeFollowUp(context, request, call),
    judging: {
      makeCore: (request, call) => makeCore(context, request, call),
      judgeAnswers: (...asked) => judgeAnswers(context, ...asked),
    },
    analyse: ({ lessonContent, ...counted }, call) => {
      const data = { ...counted, material: lessonContent && excerptForModel(lessonContent, { maxLength }) };
      return ask(context, { name: 'analysis', instructions: analysisPrompt, data, answer: analysisAnswer }, call);
    },
  };
};
