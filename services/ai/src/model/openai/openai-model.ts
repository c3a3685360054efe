import type { z } from 'zod';
import { countAnswers } from '../../analysis/count-answers.ts';
import type { DraftQuestion, Model } from '../model.ts';
import { analysisAnswer, focusAnswer, questionsAnswer } from './answers.ts';
import { type Ask, createAsk, type OpenAiOptions } from './ask.ts';
import { createJudging } from './judging.ts';
import { analysisPrompt, focusPrompt, questionsPrompt } from './prompts.ts';

/** The longest part of an answer that goes into an analysis: a class of hundreds must fit. */
const answerCharacters = 700;

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
export const createOpenAiModel = (options: OpenAiOptions & { materialCharacters: number }): Model => {
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
    analyse: async ({ title, questions, lessonContent, responses }, call) => {
      const data = {
        title,
        material: cut(lessonContent),
        questions: questions.map(({ id, type, text, guide, ...rest }) => ({
          id,
          type,
          text,
          modelAnswer: guide?.modelAnswer,
          ...rest,
        })),
        counts: countAnswers(questions, responses),
        responses: responses.map(({ id, answers }) => ({
          responseId: id,
          answers: answers.map(({ questionId, answer }) => ({
            questionId,
            answer: answer.slice(0, answerCharacters).toWellFormed(),
          })),
        })),
      };
      return ask({ name: 'analysis', instructions: analysisPrompt, data, answer: analysisAnswer }, call);
    },
    close: async () => undefined,
  };
};
