/** The types of questions, in the order in which teachers are offered them. */
export const questionTypes = ['open_text', 'multiple_choice', 'scale'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The fields of each question type that the rules read. */
interface Parts {
  open_text: object;
  multiple_choice: { options: readonly string[]; correctAnswer?: string | undefined };
  scale: object;
}

export type AnswerProblem = 'unanswered' | 'answered_twice' | 'unknown_question' | 'not_an_option' | 'not_on_scale';

/** A question of one of these types, as teachers or students see it. */
export type Asked<Type extends QuestionType = QuestionType> = { [Each in Type]: { type: Each } & Parts[Each] }[Type];

/** What the product needs to know about a question type. */
export interface QuestionRules<Type extends QuestionType> {
  /** Answers are free text, which may contain a name, a concern or a misconception. */
  isInOwnWords: boolean;
  /** Answers that are alike in meaning or spelling are shown together. */
  isGrouped: boolean;
  /** A question can have a core: the minimum content of a right answer, by which teachers and models judge. */
  hasCore: boolean;
  /** Answers can be right or wrong. */
  hasRightOrWrong: boolean;
  /** The highest step, for answers on a scale, which have a mean. */
  highestStep: number | undefined;
  /** A model makes questions of this type from a lesson. */
  isMadeByModel: boolean;
  /** The error for an answer that the question does not accept. */
  refusal: AnswerProblem;
  /** The options that the teacher wrote. */
  optionsOf(question: Asked<Type>): readonly string[];
  /** All answers to choose from, including built-in ones such as scale steps; empty when students answer freely. */
  choicesOf(question: Asked<Type>): readonly string[];
  /** The only right answer, if the teacher set one. */
  correctAnswerOf(question: Asked<Type>): string | undefined;
}
