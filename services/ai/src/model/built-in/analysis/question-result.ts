import type { Question } from '@exit-tickets/contracts';
import { isBlank } from '../../../judging/blank.ts';
import type { Language } from '../../../language/language.ts';
import type { AnonymousResponse } from '../../model.ts';
import { type Judged, judgeOpenAnswer } from '../judging/judge-answer.ts';
import { type Lesson, type Reference, referenceOf } from '../judging/reference.ts';
import type { Tally } from './tally.ts';

export interface JudgedAnswer {
  responseId: string;
  answer: string;
  judged: Judged;
}

/** What a class made of one question. */
export interface QuestionResult {
  question: Question;
  /** The question's place on the ticket, from 1. */
  number: number;
  answers: readonly JudgedAnswer[];
  /** Undefined when the answers could not be judged: a scale, or nothing to hold them against. */
  tally: Tally | undefined;
  reference: Reference | undefined;
  lesson: Lesson | undefined;
}

const nothing = { named: [], missing: [] };

const judgeChoice = (answer: string, key: string): Judged =>
  isBlank(answer)
    ? { band: 'blank', score: 0, ...nothing }
    : answer === key
      ? { band: 'right', score: 100, ...nothing }
      : { band: 'wrong', score: 0, ...nothing };

const judgeWith = (question: Question, reference: Reference | undefined, language: Language) => {
  if (question.type === 'scale') return undefined;
  if (question.type === 'multiple_choice' && question.correctAnswer !== undefined) {
    const key = question.correctAnswer;
    return (answer: string): Judged => judgeChoice(answer, key);
  }
  return reference && ((answer: string): Judged => judgeOpenAnswer(question, answer, reference, language));
};

/** Judges every answer to one question. */
export const resultOf = (
  question: Question,
  number: number,
  responses: readonly AnonymousResponse[],
  lesson: Lesson | undefined,
  language: Language,
): QuestionResult => {
  const reference = question.type === 'open_text' ? referenceOf(question, lesson, language) : undefined;
  const judge = judgeWith(question, reference, language);
  const given = responses.map(({ id, answers }) => ({
    responseId: id,
    answer: answers.find(({ questionId }) => questionId === question.id)?.answer ?? '',
  }));
  const unknown: Judged = { band: 'incomplete', score: 0, ...nothing };
  const answers = given.map((each) => ({ ...each, judged: judge?.(each.answer) ?? unknown }));
  const count = (band: Judged['band']): number =>
    answers.filter(({ judged }) => judged.band === band && !judged.isUnsure).length;
  const tally = judge && {
    total: answers.length,
    right: count('right'),
    incomplete: count('incomplete'),
    wrong: count('wrong'),
    blank: count('blank'),
    unsure: answers.filter(({ judged }) => judged.isUnsure).length,
  };
  return { question, number, answers, tally, reference, lesson };
};
