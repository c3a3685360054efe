import {
  type FocusLevel,
  isMadeByModel,
  limits,
  type Question,
  question as questionSchema,
} from '@exit-tickets/contracts';
import type { QuestionRequest } from './api/generate-question.ts';
import { type EditedQuestion, type EditedTicket, isBlankQuestion, materialOf, toQuestion } from './edited-ticket.ts';

/** `same`: another question like this one. `other`: a different question in its place. */
export type VariantKind = 'same' | 'other';

export interface Variant {
  of: EditedQuestion;
  kind: VariantKind;
}

/** Whether a question is valid as it stands. */
const isComplete = (question: Question): boolean => questionSchema.safeParse(question).success;

/** Whether a variant can be generated: the question is complete, and of a type that models generate. */
export const hasVariants = (question: EditedQuestion): boolean =>
  isMadeByModel(question) && isComplete(toQuestion(question));

/** The questions that must not be generated again: the complete ones, except the closing scale, which may repeat. */
export const existingQuestions = (questions: readonly EditedQuestion[], max: number): Question[] =>
  questions
    .filter(({ guide }) => guide.kind !== 'confidence')
    .map(toQuestion)
    .filter(isComplete)
    .slice(0, max);

/** Maximum number of existing questions that the AI gets when it generates one more. */
const maxOthers = limits.questionsWithAi - 1;

/** Whether any question was written or edited by hand. */
export const isEditedByHand = (questions: readonly EditedQuestion[], generated: readonly EditedQuestion[]): boolean => {
  const asGenerated = new Set(generated.map((question) => JSON.stringify(question)));
  return questions.some((question) => !isBlankQuestion(question) && !asGenerated.has(JSON.stringify(question)));
};

/** A random seed, so that generating again gives other questions. */
const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** The request for one more question: at the end of the ticket, or a variant of an existing one. */
export const questionRequest = (
  edited: EditedTicket,
  focusLevels: FocusLevel[] | undefined,
  variant: Variant | undefined,
): QuestionRequest => {
  const others = edited.questions.filter(({ id }) => variant?.kind !== 'other' || id !== variant.of.id);
  const level = variant?.kind === 'same' ? variant.of.guide.level : undefined;
  return {
    content: materialOf(edited),
    existingQuestions: existingQuestions(others, maxOthers),
    focusLevels: level ? [level] : focusLevels,
    seed: newSeed(),
    variant: variant && { of: toQuestion(variant.of), kind: variant.kind },
  };
};

/** The request to replace all questions with new ones about the same lesson. */
export const regenerationRequest = (
  { originalContent = '', title, questions }: EditedTicket,
  { focusLevels, focus }: { focusLevels?: FocusLevel[] | undefined; focus?: string | undefined },
) => ({
  content: originalContent,
  title,
  focusLevels,
  focus: focus?.trim() || undefined,
  seed: newSeed(),
  withScale: questions.some(({ guide }) => guide.kind === 'confidence'),
  existingQuestions: existingQuestions(questions, limits.questionsPerTicket),
});
