import { byType, type Question, scaleSteps } from '@exit-tickets/contracts';

/** An answer to choose, and whether it earns the mark. */
export interface ExportedOption {
  text: string;
  isRight: boolean;
}

/** A question in the kinds that other systems have. */
export interface ExportedQuestion {
  name: string;
  text: string;
  /** What a good answer says; whoever has answered may read it. */
  answer: string | undefined;
  /** What only whoever marks reads. */
  misconception: string | undefined;
  /** Undefined: answered in one's own words. */
  options: readonly ExportedOption[] | undefined;
  /** Its options have an order that says something. */
  isOrdered: boolean;
}

/** What a step of a scale is called: a number, and at the ends what they mean. */
const stepText = (step: string, place: number, { lowEnd, highEnd }: { lowEnd?: string; highEnd?: string }): string => {
  const end = place === 0 ? lowEnd : place === scaleSteps.length - 1 ? highEnd : undefined;
  return end ? `${step} – ${end}` : step;
};

/**
 * A scale and a choice without a right answer become choices in which every option earns the mark: they say how sure
 * somebody is or what they think, and nobody is wrong.
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
