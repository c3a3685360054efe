import { limits, type Question, question } from '@exit-tickets/contracts';
import type { DraftQuestion } from '../model/model.ts';

const cut = (text: string, length: number): string => {
  const fit = text.replaceAll('\u0000', '').toWellFormed().trim();
  return fit.length <= length
    ? fit
    : `${fit
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
};

/** Converts a draft to a question of the API; undefined if it is invalid, such as a choice without a right option. */
export const questionOf = (
  { text, options, correctAnswer, guide }: DraftQuestion,
  id: string,
): Question | undefined => {
  const guideOf = {
    level: guide.level,
    ...(guide.kind && { kind: guide.kind }),
    passage: cut(guide.passage, limits.guideLength),
    modelAnswer: cut(guide.modelAnswer, limits.guideLength),
    misconception: cut(guide.misconception, limits.guideLength),
  };
  const common = { id, text: cut(text, limits.questionLength), guide: guideOf };
  const made = options
    ? {
        ...common,
        type: 'multiple_choice',
        options: options.map((option) => option.trim()),
        correctAnswer: correctAnswer?.trim(),
      }
    : { ...common, type: 'open_text' };
  if (options && (!correctAnswer || options.length > limits.options.max)) return undefined;
  return question.safeParse(made).data;
};

/** The first free id of the form `q7`. */
export const freeId = (taken: readonly { id: string }[]): string => {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`q${number}`)) number += 1;
  return `q${number}`;
};

/** Gives the questions ids that are unique among themselves and the existing ones. */
export const withFreeIds = (questions: readonly Question[], existing: readonly Question[]): Question[] => {
  const taken: { id: string }[] = [...existing];
  return questions.map((question) => {
    const named = { ...question, id: freeId(taken) };
    taken.push(named);
    return named;
  });
};
