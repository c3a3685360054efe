import { z } from 'zod';
import { focusLevels } from '../rules/focus-levels.ts';
import { limits } from '../rules/limits.ts';
import { correctAnswerOf, optionsOf, type QuestionType, questionTypes } from '../rules/question-types/index.ts';
import { id, questionId, text } from '../scalars.ts';

/** The level of a question: recall and explain, apply to a new case, or compare and judge (docs/product.md 9). */
export const focusLevel = z.enum(focusLevels);
export type FocusLevel = z.infer<typeof focusLevel>;

/** The kind of sentence or list in the lesson that a question was made from. */
export const questionKind = z.enum([
  'definition',
  'cause',
  'consequence',
  'contrast',
  'order',
  'enumeration',
  'example',
  'number',
  'correction',
  'application',
  'confidence',
]);
export type QuestionKind = z.infer<typeof questionKind>;

const guideText = (example: string) => text(0, limits.guideLength).meta({ example }).optional();

/** The teacher's guide to a question. Students never see it. */
export const questionGuide = z.object({
  level: focusLevel.optional(),
  kind: questionKind.optional(),
  passage: guideText('Plants make their own food with the energy of light.').describe(
    'The words of the lesson that the question comes from',
  ),
  modelAnswer: guideText('Light gives the energy with which water and carbon dioxide become sugar.'),
  misconception: guideText('Plants take their food from the soil.').describe(
    'The misunderstanding it is meant to catch',
  ),
});
export type QuestionGuide = z.infer<typeof questionGuide>;

/** How a follow-up relates to the original question: identical, another one on the same point, or edited. */
export const followUpKinds = ['same', 'other', 'edited'] as const;

/** The original question of a follow-up. Students never see it. */
export const questionOrigin = z.object({ ticketId: id, questionId, kind: z.enum(followUpKinds) });
export type QuestionOrigin = z.infer<typeof questionOrigin>;

const common = {
  id: questionId,
  text: text(1, limits.questionLength).meta({ example: 'Why does a plant need light?' }),
  guide: questionGuide.optional(),
  origin: questionOrigin.optional().describe('The question that this one asks again'),
};
const option = text(1, limits.optionLength).meta({ example: 'chlorophyll' });

const scaleEnd = (example: string) => text(0, limits.scaleEndLength).meta({ example }).optional();

type OfEachType = Record<QuestionType, z.ZodObject>;

const asTeachersSee = {
  open_text: z.object({ ...common, type: z.literal('open_text') }),
  multiple_choice: z.object({
    ...common,
    type: z.literal('multiple_choice'),
    options: z
      .array(option)
      .min(limits.options.min)
      .max(limits.options.max)
      .meta({ example: ['chlorophyll', 'glucose', 'starch'] }),
    correctAnswer: option.optional(),
  }),
  scale: z.object({
    ...common,
    type: z.literal('scale'),
    lowEnd: scaleEnd('not sure at all').describe('What the lowest step means'),
    highEnd: scaleEnd('very sure').describe('What the highest step means'),
  }),
} satisfies OfEachType;

const hidden = { guide: true, origin: true } as const;

/** The fields that a list shows of each question type, including the answer key. */
export const listedQuestions = {
  open_text: asTeachersSee.open_text.omit(hidden),
  multiple_choice: asTeachersSee.multiple_choice.omit(hidden),
  scale: asTeachersSee.scale.omit(hidden),
} satisfies OfEachType;

/** An explicit list, so that a key added later never reaches students by accident. */
const shared = { id: true, type: true, text: true } as const;
const asStudentsSee = {
  open_text: asTeachersSee.open_text.pick(shared),
  multiple_choice: asTeachersSee.multiple_choice.pick({ ...shared, options: true }),
  scale: asTeachersSee.scale.pick({ ...shared, lowEnd: true, highEnd: true }),
} satisfies OfEachType;

/** A question of any of the types. */
const anyOf = <Schemas extends OfEachType>(
  schemas: Schemas,
): z.ZodDiscriminatedUnion<[Schemas[QuestionType], ...Schemas[QuestionType][]], 'type'> => {
  const [first, ...others] = questionTypes;
  return z.discriminatedUnion('type', [schemas[first], ...others.map((type) => schemas[type])]);
};

/** A question as its teacher sees it (docs/product.md 3, docs/design.md 4.10). */
export const question = anyOf(asTeachersSee)
  .superRefine((asked, context) => {
    const options = optionsOf(asked);
    const correctAnswer = correctAnswerOf(asked);
    if (new Set(options).size !== options.length)
      context.addIssue({ code: 'custom', path: ['options'], message: 'must differ from each other' });
    if (options.length > 0 && correctAnswer !== undefined && !options.includes(correctAnswer))
      context.addIssue({ code: 'custom', path: ['correctAnswer'], message: 'must be one of the options' });
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

/** A question as a student sees it: without answer key and without the teacher's guide (docs/design.md 4.9). */
export const studentQuestion = anyOf(asStudentsSee).meta({ id: 'StudentQuestion' });
export type StudentQuestion = z.infer<typeof studentQuestion>;

/** A question in a list of tickets, without the teacher's guide and the origin. */
export const listedQuestion = anyOf(listedQuestions).meta({ id: 'ListedQuestion' });

/** The questions of one ticket: at least one, each with a unique id. */
export const questions = z
  .array(question)
  .min(1)
  .max(limits.questionsPerTicket)
  .refine((list) => new Set(list.map((asked) => asked.id)).size === list.length, 'each question needs its own id');
