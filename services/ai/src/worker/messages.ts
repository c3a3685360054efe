import { focusLevel, gapWording, judgement, question, questionKind, questionStem } from '@exit-tickets/contracts';
import { z } from 'zod';

// Messages between the service and its threads. Both ends validate them.

const optionalText = z.string().optional();
const guide = z.object({
  level: focusLevel,
  kind: questionKind.optional(),
  passage: z.string(),
  modelAnswer: z.string(),
  misconception: z.string(),
});

const requests = {
  suggestFocus: z.object({ title: z.string(), text: z.string() }),
  makeQuestions: z.object({
    content: z.string(),
    title: optionalText,
    levels: z.array(focusLevel).readonly(),
    focus: optionalText,
    count: z.int(),
    existing: z.array(question).readonly(),
    seed: z.int(),
    variant: z.object({ of: question, kind: z.enum(['same', 'other']) }).optional(),
  }),
  teachingLines: z.object({ content: z.string() }),
  mask: z.object({ names: z.array(z.string()), lesson: z.string(), answers: z.array(z.string()) }),
  group: z.object({
    questions: z
      .array(
        z.object({
          question,
          core: optionalText,
          answers: z.array(z.object({ responseId: z.string(), answer: z.string() })).readonly(),
        }),
      )
      .readonly(),
  }),
};

/** A task for a thread. */
export const task = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('suggestFocus'), request: requests.suggestFocus }),
  z.object({ kind: z.literal('makeQuestions'), request: requests.makeQuestions }),
  z.object({ kind: z.literal('teachingLines'), request: requests.teachingLines }),
  z.object({ kind: z.literal('mask'), request: requests.mask }),
  z.object({ kind: z.literal('group'), request: requests.group }),
]);
export type Task = z.input<typeof task>;
export type MaskRequest = z.input<typeof requests.mask>;

const atLeastOne = <Item extends z.ZodType>(item: Item) => z.tuple([item], item);
const answerLine = z.object({
  answer: z.string(),
  responseIds: atLeastOne(z.string()),
  otherOrders: z.array(z.string()).optional(),
  certain: judgement.optional(),
  named: z.number().optional(),
});

const draft = z.object({
  text: z.string(),
  options: z.array(z.string()).optional(),
  correctAnswer: optionalText,
  guide,
});

/** The result of each kind of task. */
export const results = {
  suggestFocus: z.string(),
  makeQuestions: z.object({
    title: z.string(),
    questions: z.array(draft),
    suggestions: z.array(z.object({ sentence: z.string(), stem: questionStem.optional(), question: draft })),
    gap: gapWording.optional(),
  }),
  teachingLines: z.array(z.string()),
  mask: z.array(z.string()),
  group: z.array(z.object({ questionId: z.string(), groups: z.array(atLeastOne(answerLine)) })),
};

/** Errors cannot be passed between threads, so an AppError is passed as data. */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  z.object({ kind: z.literal('refused'), code: z.string(), message: z.string(), field: optionalText }),
]);
export type Outcome = z.infer<typeof outcome>;
