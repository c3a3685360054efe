import { byType, type Question, scaleSteps } from '@exit-tickets/contracts';

/** An answer to choose, and whether it earns the mark. */
export interface ExportedOption {
  text: string;
  isRight: boolean;
}

/** A question in the formats that other systems support. */
export interface ExportedQuestion {
  name: string;
  text: string;
  /** The content of a good answer; students may read it after answering. */
  answer: string | undefined;
  /** For the marker only. */
  misconception: string | undefined;
  /** Undefined for an open question. */
  options: readonly ExportedOption[] | undefined;
  /** The order of its options has a meaning. */
  isOrdered: boolean;
}

/** The label of a step of a scale: its number, and at both ends their meaning. */
const stepText = (step: string, place: number, { lowEnd, highEnd }: { lowEnd?: string; highEnd?: string }): string => {
  const end = place === 0 ? lowEnd : place === scaleSteps.length - 1 ? highEnd : undefined;
  return end ? `${step} – ${end}` : step;
};

/**
 * A scale, or a choice without a right answer, becomes a choice in which every option earns the mark: it asks how sure
 * students are or what they think, so nobody is wrong.
 */
const optionsOfType = byType<[], Pick<ExportedQuestion, 'options' | 'isOrdered'>>({
  open_text: () => ({ options: undefined, isOrdered: false }),
  multiple_choice: ({ options, correctAnswer }) => ({
    options: options.map((text) => ({ text, isRight: correctAnswer === undefined || text === correctAnswer })),
    isOrdered: false,
  }),
  scale: (question) => ({
    options: scaleSteps.map((step, place) => ({ text: stepText(step, place, question), isRight: true })),
    isOrdered: true,
  }),
});

/** The questions of a ticket, named after its title. */
export const exportedQuestions = (title: string, questions: readonly Question[]): ExportedQuestion[] =>
  questions.map((question, place) => ({
    name: `${title} (${place + 1})`,
    text: question.text,
    answer: question.guide?.modelAnswer || undefined,
    misconception: question.guide?.misconception || undefined,
    ...optionsOfType(question),
  }));
