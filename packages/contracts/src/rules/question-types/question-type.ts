/** The types of questions, in the order in which teachers are offered them. */
export const questionTypes = ['open_text', 'multiple_choice', 'scale'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What the rules read of a question of each type. */
interface Parts {
  open_text: object;
  multiple_choice: { options: readonly string[]; correctAnswer?: string | undefined };
  scale: object;
}

export type AnswerProblem = 'unanswered' | 'answered_twice' | 'unknown_question' | 'not_an_option' | 'not_on_scale';

/** A question of one of these types, as teachers or students see it. */
export type Asked<Type extends QuestionType = QuestionType> = { [Each in Type]: { type: Each } & Parts[Each] }[Type];

/** What the product has to know about a type of question. */
export interface QuestionRules<Type extends QuestionType> {
  /** Answers are students' own words: they may name somebody, say that somebody is not well, or show a misconception. */
  isInOwnWords: boolean;
  /** Answers that say the same or look alike are shown together. */
  isGrouped: boolean;
  /** A text can say what an answer must contain at least: whoever judges, a teacher or a model, judges by it. */
  hasCore: boolean;
  /** Answers can be right or wrong. */
  hasRightOrWrong: boolean;
  /** Of answers that are steps of a scale, which have a mean, the highest. */
  highestStep: number | undefined;
  /** A model makes questions of this type from a lesson. */
  isMadeByModel: boolean;
  /** What is wrong with an answer that the question does not accept. */
  refusal: AnswerProblem;
  /** The answers that the teacher offers. */
  optionsOf(question: Asked<Type>): readonly string[];
  /** The answers to choose from, also those that no teacher has written; none where students find their own. */
  choicesOf(question: Asked<Type>): readonly string[];
  /** The answer that alone is right, if the teacher said so. */
  correctAnswerOf(question: Asked<Type>): string | undefined;
}
