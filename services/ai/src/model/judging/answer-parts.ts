import { limits } from '@exit-tickets/contracts';
import type { AnswerToJudge } from '../model.ts';

/** Otherwise thirty long answers would be one request that no model finishes in time. */
const charactersPerRequest = 20_000;

/** Splits answers into as few requests as possible. */
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
