import { limits } from '@exit-tickets/contracts';
import type { AnswerToJudge } from '../model.ts';
import { talksAboutScoring } from './talks-about-scoring.ts';

/** So that thirty long answers are not one request that no model finishes in time. */
const charactersPerRequest = 20_000;

/** Answers in as few parts as they fit into. */
export const inParts = (answers: readonly AnswerToJudge[]): AnswerToJudge[][] => {
  const parts: AnswerToJudge[][] = [];
  let characters = 0;
  for (const each of answers) {
    const part = parts.at(-1);
    characters += each.answer.length;
    if (part && part.length < limits.answersPerModelRequest && characters <= charactersPerRequest) part.push(each);
    else {
      parts.push([each]);
      characters = each.answer.length;
    }
  }
  return parts;
};

/**
 * Answers as they go into requests. Those that talk about scoring go apart, and last: what they say to the model can
 * change no other answer's verdict.
 */
export const answerParts = (
  answers: readonly AnswerToJudge[],
): { others: AnswerToJudge[][]; talking: AnswerToJudge[][] } => {
  const { others = [], talking = [] } = Object.groupBy(answers, ({ answer }) =>
    talksAboutScoring(answer) ? 'talking' : 'others',
  );
  return { others: inParts(others), talking: inParts(talking) };
};
