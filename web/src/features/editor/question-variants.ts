import { limits, type Question, question as questionSchema } from '@exit-tickets/contracts';
import { type EditedQuestion, toQuestion } from './edited-ticket.ts';

/** Another question like this one, or one of another kind at its place. */
export type VariantKind = 'same' | 'other';

/** Whether a question can be sent as it stands: it has a text, and a choice its options. */
const isComplete = (question: Question): boolean => questionSchema.safeParse(question).success;

/** Whether there can be another one like it: there is something to go by, and a scale has no lesson behind it. */
export const hasVariants = (question: EditedQuestion): boolean =>
  question.type !== 'scale' && isComplete(toQuestion(question));

/** The questions that are not to be made again: those that are complete; a closing scale may come back with others. */
export const existingQuestions = (questions: readonly EditedQuestion[], most: number): Question[] =>
  questions
    .filter(({ guide }) => guide.kind !== 'confidence')
    .map(toQuestion)
    .filter(isComplete)
    .slice(0, most);

/** The AI is told of so many others when it makes one more. */
export const maxOthers = limits.questionsWithAi - 1;

const isBlank = ({ text, options, guide }: EditedQuestion): boolean =>
  [text, ...options, ...Object.values(guide)].every((part) => part.trim() === '');

/** Whether there is a question that somebody wrote or changed since it was made. */
export const isEditedByHand = (questions: readonly EditedQuestion[], made: readonly EditedQuestion[]): boolean => {
  const asMade = new Set(made.map((question) => JSON.stringify(question)));
  return questions.some((question) => !isBlank(question) && !asMade.has(JSON.stringify(question)));
};

/** A number that gives other questions than the one before. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);
