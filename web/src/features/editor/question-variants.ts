import { type FocusLevel, limits, type Question, question as questionSchema } from '@exit-tickets/contracts';
import type { QuestionRequest } from './api/generate-question.ts';
import { type EditedQuestion, type EditedTicket, materialOf, toQuestion } from './edited-ticket.ts';

/** Another question like this one, or one of another kind at its place. */
export type VariantKind = 'same' | 'other';

export interface Variant {
  of: EditedQuestion;
  kind: VariantKind;
}

/** Whether a question can be sent as it stands: it has a text, and a choice its options. */
const isComplete = (question: Question): boolean => questionSchema.safeParse(question).success;

/** Whether there can be another one like it: there is something to go by, and a scale has no lesson behind it. */
export const hasVariants = (question: EditedQuestion): boolean =>
  question.type !== 'scale' && isComplete(toQuestion(question));

/** The questions that are not to be made again: those that are complete; a closing scale may come back with others. */
export const existingQuestions = (questions: readonly EditedQuestion[], max: number): Question[] =>
  questions
    .filter(({ guide }) => guide.kind !== 'confidence')
    .map(toQuestion)
    .filter(isComplete)
    .slice(0, max);

/** So many other questions the AI is told of when it makes one more. */
const maxOthers = limits.questionsWithAi - 1;

const isBlank = ({ text, options, guide }: EditedQuestion): boolean =>
  [text, ...options, ...Object.values(guide)].every((part) => part.trim() === '');

/** Whether there is a question that somebody wrote or changed since it was generated. */
export const isEditedByHand = (questions: readonly EditedQuestion[], generated: readonly EditedQuestion[]): boolean => {
  const asGenerated = new Set(generated.map((question) => JSON.stringify(question)));
  return questions.some((question) => !isBlank(question) && !asGenerated.has(JSON.stringify(question)));
};

/** A number that gives other questions than the one before. */
const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** What is sent to have one more question made: at the end of the ticket, or a variant of one that is there. */
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

/** What is sent to have all questions of a ticket made anew, about the same lesson. */
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
