import type { RightAnswer, StudentQuestion, StudentTicket } from '@exit-tickets/contracts';
import { acceptsAnswer, type QuestionType } from '@exit-tickets/contracts/rules';
import type { Missing } from '../shared/i18n/student-texts.ts';

type Fields = Record<string, unknown>;
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);

const hasOwnFields: Record<QuestionType, (question: Fields) => boolean> = {
  open_text: () => true,
  multiple_choice: ({ options }) => Array.isArray(options) && options.every(isText),
  scale: ({ lowEnd, highEnd }) => isOptionalText(lowEnd) && isOptionalText(highEnd),
};

const isQuestion = (value: unknown): value is StudentQuestion =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.text) &&
  Object.entries(hasOwnFields).some(([type, isFit]) => type === value.type && isFit(value));

const isRightAnswer = (value: unknown): value is RightAnswer =>
  isObject(value) && isText(value.questionId) && isText(value.answer) && isText(value.why);

/** Whether a reply is a student's ticket. Checked by hand: zod would be too heavy for this page. */
export const isStudentTicket = (value: unknown): value is StudentTicket =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.title) &&
  (value.className === null || isText(value.className)) &&
  Array.isArray(value.questions) &&
  value.questions.every(isQuestion) &&
  (value.rightAnswers === undefined || (Array.isArray(value.rightAnswers) && value.rightAnswers.every(isRightAnswer)));

/** Typed or chosen answers, by question id. */
export type Answers = Readonly<Record<string, string>>;

/** The stored answers that still fit the questions, which the teacher may have changed. */
export const fittingAnswers = (questions: readonly StudentQuestion[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.id];
      return given !== undefined && acceptsAnswer(question, given) ? [[question.id, given]] : [];
    }),
  );

/** The missing fields before sending (docs/product.md 5); white space counts as missing. */
export const missingFields = (questions: readonly StudentQuestion[], name: string, answers: Answers): Missing => ({
  isNameMissing: name.trim() === '',
  questions: questions.flatMap(({ id }, index) => (answers[id]?.trim() ? [] : [index + 1])),
});

/** Whether nothing is missing. */
export const isComplete = (missing: Missing): boolean => !missing.isNameMissing && missing.questions.length === 0;
