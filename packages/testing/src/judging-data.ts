import { readFileSync } from 'node:fs';
import { focusLevel, id, languages, limits, type Question, question, text } from '@exit-tickets/contracts';
import { z } from 'zod';

/** The verdict of a fair teacher. An opinion has none. */
const truth = z.enum(['right', 'partly', 'wrong', 'blank', 'opinion']);
export type Truth = z.infer<typeof truth>;

/** Properties that make an answer hard or easy to judge, explained in `judging/README.md`. */
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
type LabelledQuestion = z.infer<typeof labelledQuestion>;

const realQuestion = z.strictObject({ id, language, question, answers: z.array(realAnswer).min(1) });
export type RealQuestion = z.infer<typeof realQuestion>;

const misconceptionLabel = text(1, limits.misconceptionLabelLength);

/** Reasons for a teacher to look at one student separately. */
const concern = z.enum(['same-misconception', 'contradiction', 'nothing-right', 'distress']);

const plantedClass = z.strictObject({
  id,
  language,
  title: text(1, limits.titleLength),
  lesson: text(1, limits.contentLength),
  questions: z.array(question).min(1),
  students: z
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
  notPersonal: z.array(z.string()).describe("Parts of answers that are a student's name elsewhere and mere words here"),
});
export type PlantedClass = z.infer<typeof plantedClass>;

const claimedClass = z.strictObject({
  id,
  language,
  title: text(1, limits.titleLength),
  lesson: text(1, limits.contentLength),
  questions: z.array(
    z.strictObject({
      id,
      text: z.string(),
      modelAnswer: z.string(),
      groups: z.array(
        z.strictObject({
          key: z.string(),
          verdict: z.enum(['right', 'partly', 'wrong']),
          label: misconceptionLabel.optional(),
          wordings: z.array(z.string()).min(1),
          count: z.int().min(1),
        }),
      ),
    }),
  ),
  claims: z.array(
    z.strictObject({
      section: z.enum(['misconceptions', 'suggestions', 'strengths', 'contradictions']),
      groups: z.array(z.string()),
      text: z.string(),
      isGood: z.boolean(),
      why: z.string().optional(),
    }),
  ),
});
export type ClaimedClass = z.infer<typeof claimedClass>;

const concernedAnswer = z.strictObject({ language, answer: z.string(), isConcern: z.boolean() });
const addressedAnswer = z.strictObject({ language, answer: z.string(), isOrder: z.boolean() });

const draftedLesson = z.strictObject({
  id,
  language,
  lesson: text(1, limits.contentLength),
  drafts: z.array(
    z.strictObject({
      text: z.string(),
      options: z.array(z.string()).optional(),
      correctAnswer: z.string().optional(),
      level: focusLevel,
      passage: z.string(),
      modelAnswer: z.string(),
      isGood: z.boolean(),
      why: z.string().optional(),
    }),
  ),
});
export type DraftedLesson = z.infer<typeof draftedLesson>;

const namedClass = z.strictObject({
  id,
  language,
  names: z.array(z.string()),
  lesson: z.string(),
  answers: z.array(
    z.strictObject({
      answer: z.string(),
      personal: z.array(z.string()).describe('Parts of it that tell who somebody is'),
      terms: z.array(z.string()).describe('Parts of it that are the lesson’s, or say what is meant'),
    }),
  ),
});
type NamedClass = z.infer<typeof namedClass>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../judging/${name}.json`, import.meta.url), 'utf8'));

/** 300 answers in four languages with the verdict of a fair teacher, fixed before any judge was run. */
export const labelledAnswers = (): LabelledQuestion[] => z.array(labelledQuestion).parse(read('answers'));

/** Eight open questions, each with the 28 answers that one class would send. */
export const realQuestions = (): RealQuestion[] => z.array(realQuestion).parse(read('questions'));

/** Three classes with known misconceptions and their exact counts. */
export const plantedClasses = (): PlantedClass[] => z.array(plantedClass).parse(read('classes'));

/** The author of the test data. The second author had seen neither the checks nor the first author's data. */
export type Hand = 'first' | 'second';
const readBy = (hand: Hand, name: string): unknown => read(hand === 'first' ? name : `${name}-2`);

/** Statements that a model might make about some classes, with their errors. */
export const claimedClasses = (hand: Hand): ClaimedClass[] => z.array(claimedClass).parse(readBy(hand, 'claims'));

/** Answers that need an adult's attention, and some that only sound so. */
export const concernedAnswers = (hand: Hand) => z.array(concernedAnswer).parse(readBy(hand, 'concerns'));

/** Answers that address the judge, and some that only sound so. */
export const addressedAnswers = (hand: Hand) => z.array(addressedAnswer).parse(readBy(hand, 'orders'));

/** Questions that a model might write about some lessons, with their errors. */
export const draftedLessons = (hand: Hand): DraftedLesson[] => z.array(draftedLesson).parse(readBy(hand, 'drafts'));

/** Answers that reveal a person's identity, with words of the lesson that look similar. */
export const namedClasses = (hand: Hand): NamedClass[] => z.array(namedClass).parse(readBy(hand, 'identifiers'));

/** A question with answers whose verdict is known. */
export interface AnsweredQuestion {
  question: Question;
  answers: readonly { answer: string; truth: Truth; misconception?: string | undefined }[];
}

/** The questions of a class, each with the answers of all its students. */
export const answeredQuestions = ({ questions, students }: PlantedClass): AnsweredQuestion[] =>
  questions.map((one) => ({
    question: one,
    answers: students.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === one.id)),
  }));
