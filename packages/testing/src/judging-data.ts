import { readFileSync } from 'node:fs';
import { id, languages, limits, type Question, question, text } from '@exit-tickets/contracts';
import { z } from 'zod';

/** What a fair teacher would call an answer. An opinion has no verdict. */
const truth = z.enum(['right', 'partly', 'wrong', 'blank', 'opinion']);
export type Truth = z.infer<typeof truth>;

/** What makes an answer hard, or easy, to judge (`judging/README.md` says what each means). */
export const answerKinds = [
  'exact',
  'synonym',
  'clumsy',
  'half',
  'reversal',
  'number',
  'date',
  'other-language',
  'injection',
  'opinion',
  'spelling',
  'blank',
  'no-content',
  'near-miss',
  'contradiction',
  'category',
] as const;

const language = z.enum(languages);

const realAnswer = z.strictObject({
  answer: text(1, limits.answerLength),
  truth,
  says: id.describe('Answers to a question share it exactly when they make the same statement'),
});

const labelledQuestion = z.strictObject({
  id,
  language,
  question,
  answers: z.array(realAnswer.extend({ kind: z.enum(answerKinds) })).min(1),
});
export type LabelledQuestion = z.infer<typeof labelledQuestion>;

const realQuestion = z.strictObject({ id, language, question, answers: z.array(realAnswer).min(1) });
export type RealQuestion = z.infer<typeof realQuestion>;

const misconceptionLabel = text(1, limits.misconceptionLabelLength);

/** Why a teacher would want to see one pupil apart from the class. */
const concern = z.enum(['same-misconception', 'contradiction', 'nothing-right', 'distress']);

const plantedClass = z.strictObject({
  id,
  language,
  title: text(1, limits.titleLength),
  lesson: text(1, limits.contentLength),
  questions: z.array(question).min(1),
  pupils: z
    .array(
      z.strictObject({
        name: text(1, limits.studentNameLength),
        answers: z
          .array(realAnswer.extend({ questionId: id, misconception: misconceptionLabel.optional() }))
          .min(1)
          .describe('One for each question, in the order of the questions'),
        concerns: z.array(concern).default([]),
      }),
    )
    .min(1),
  planted: z.array(z.strictObject({ questionId: id, label: misconceptionLabel, count: z.int().min(2).max(6) })),
  personal: z
    .array(z.string())
    .describe('Parts of answers, exactly as written, that nobody outside may read: names, numbers, addresses'),
  notPersonal: z.array(z.string()).describe("Parts of answers that are a pupil's name elsewhere and mere words here"),
});
export type PlantedClass = z.infer<typeof plantedClass>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../judging/${name}.json`, import.meta.url), 'utf8'));

/** 300 answers in four languages with the verdict of a fair teacher, fixed before anything judged them. */
export const labelledAnswers = (): LabelledQuestion[] => z.array(labelledQuestion).parse(read('answers'));

/** Eight open questions, each with the 28 answers that one class would send. */
export const realQuestions = (): RealQuestion[] => z.array(realQuestion).parse(read('questions'));

/** Three classes whose misconceptions are known, with their exact counts. */
export const plantedClasses = (): PlantedClass[] => z.array(plantedClass).parse(read('classes'));

/** A question with answers whose truth is known. */
export interface AnsweredQuestion {
  question: Question;
  answers: readonly { answer: string; truth: Truth; misconception?: string | undefined }[];
}

/** The questions of a class, each with the answers of all its pupils. */
export const answeredQuestions = ({ questions, pupils }: PlantedClass): AnsweredQuestion[] =>
  questions.map((one) => ({
    question: one,
    answers: pupils.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === one.id)),
  }));
