import type { z } from 'zod';
import type { DraftQuestion, Model } from '../model.ts';
import { analysisAnswer, focusAnswer, questionsAnswer } from './answers.ts';
import { type Ask, type AskOptions, createAsk } from './ask.ts';
import { createJudging } from './judging.ts';
import { analysisPrompt } from './prompts/analysis.ts';
import { focusPrompt, questionsPrompt } from './prompts.ts';

const draftOf = (made: z.output<typeof questionsAnswer>['questions'][number]): DraftQuestion => {
  const { level, passage, modelAnswer, misconception } = made;
  const options = made.type === 'multiple_choice' && made.options && made.options.length > 1 ? made.options : undefined;
  return {
    text: made.text,
    ...(options && { options, ...(made.correctAnswer !== null && { correctAnswer: made.correctAnswer }) }),
    guide: { level, passage, modelAnswer, misconception },
  };
};

/** The model behind an OpenAI-compatible API. */
export const createOpenAiModel = (options: AskOptions & { materialCharacters: number }): Model => {
  const ask: Ask = createAsk(options);
  const cut = (text: string | undefined): string | undefined =>
    text?.slice(0, options.materialCharacters).toWellFormed();

  return {
    suggestFocus: async ({ title, text }, call) => {
      const request = {
        name: 'focus',
        instructions: focusPrompt,
        data: { title, material: cut(text) },
        answer: focusAnswer,
      };
      return (await ask(request, call)).suggestedFocus;
    },
    makeQuestions: async ({ content, title, levels, focus, count, existing }, call) => {
      const data = { title, focus, material: cut(content), existing: existing.map(({ text }) => text) };
      const answer = await ask(
        { name: 'questions', instructions: questionsPrompt(count, levels), data, answer: questionsAnswer },
        call,
      );
      return { title: answer.title, questions: answer.questions.map(draftOf) };
    },
    judging: createJudging({ ask, cut, logger: options.logger }),
    analyse: ({ lessonContent, ...counted }, call) =>
      ask(
        {
          name: 'analysis',
          instructions: analysisPrompt,
          data: { ...counted, material: cut(lessonContent) },
          answer: analysisAnswer,
        },
        call,
      ),
    close: async () => undefined,
  };
};
