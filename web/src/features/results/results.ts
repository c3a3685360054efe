import { type Analysis, type AnalysisSection, byType, type Question, type Response } from '@exit-tickets/contracts';
import { scaleSteps } from '@exit-tickets/contracts/rules';

/** One student's answer to one question. */
export interface GivenAnswer {
  responseId: string;
  studentName: string;
  answer: string;
}

/** The answers to a question, oldest first, without students who gave none. */
export const answersTo = (question: Question, responses: readonly Response[]): GivenAnswer[] =>
  responses.flatMap(({ id, studentName, answers }) => {
    const given = answers.find(({ questionId }) => questionId === question.id);
    return given ? [{ responseId: id, studentName, answer: given.answer }] : [];
  });

interface Share {
  value: string;
  count: number;
  /** 0 to 100, rounded. */
  percent: number;
  isCorrect: boolean;
  /** The teacher's label for an end of a scale. */
  meaning?: string | undefined;
}

const shareOf = (value: string, answers: readonly Pick<GivenAnswer, 'answer'>[]) => {
  const count = answers.filter(({ answer }) => answer === value).length;
  // 0 of 0 is 0.
  const percent = answers.length > 0 ? Math.round((100 * count) / answers.length) : 0;
  return { value, count, percent };
};

/** How often each option or step was chosen; `undefined` for an open question. */
export const distributionOf = byType<[answers: readonly Pick<GivenAnswer, 'answer'>[]], Share[] | undefined>({
  open_text: () => undefined,
  multiple_choice: ({ options, correctAnswer }, answers) =>
    options.map((option) => ({ ...shareOf(option, answers), isCorrect: option === correctAnswer })),
  scale: ({ lowEnd, highEnd }, answers) => {
    const meanings = new Map([
      [scaleSteps[0], lowEnd],
      [scaleSteps.at(-1), highEnd],
    ]);
    return scaleSteps.map((step) => ({ ...shareOf(step, answers), isCorrect: false, meaning: meanings.get(step) }));
  },
});

/** The mean of a scale question, to one decimal; `undefined` without answers. */
export const meanOf = (answers: readonly Pick<GivenAnswer, 'answer'>[]): number | undefined => {
  if (answers.length === 0) return undefined;
  const sum = answers.reduce((total, { answer }) => total + Number(answer), 0);
  return Math.round((10 * sum) / answers.length) / 10;
};

/**
 * The response count: "N/total (percent)" if the size of the class is known, else "N" (docs/product.md 2). German and
 * French put a space before the percent sign.
 */
export const countOf = (responses: number, totalStudents: number | null, language: string): string => {
  if (!totalStudents) return String(responses);
  // More answers than students, for example from two classes: a percentage would be misleading.
  if (responses > totalStudents) return `${responses}/${totalStudents}`;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(responses / totalStudents);
  return `${responses}/${totalStudents} (${percent})`;
};

export interface Quote {
  responseId: string;
  /** Undefined when the response was removed. */
  studentName: string | undefined;
  /** Place of the question, counted from 1. */
  place: number;
  quote: string;
}

/** The students' words that support a point of the analysis. */
export const quotesFor = (
  { evidence }: Analysis,
  section: AnalysisSection,
  index: number,
  questions: readonly Question[],
  responses: readonly Response[],
): Quote[] =>
  evidence
    .filter((item) => item.section === section && item.index === index)
    .flatMap(({ quotes }) => quotes)
    .map(({ responseId, questionId, quote }) => {
      const response = responses.find(({ id }) => id === responseId);
      const answer = response?.answers.find((given) => given.questionId === questionId)?.answer;
      return {
        responseId,
        studentName: response?.studentName,
        place: questions.findIndex(({ id }) => id === questionId) + 1,
        // As shown: while names are hidden, the whole masked answer, unless the quote contained no names.
        quote: answer === undefined || answer.includes(quote) ? quote : answer,
      };
    });
