import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { focusLevel, question } from './question.ts';

/** What a question does with the sentence it quotes. */
export const questionStem = z.enum([
  'meaning',
  'cause',
  'consequence',
  'difference',
  'misconception',
  'completion',
  'gap',
]);
export type QuestionStem = z.infer<typeof questionStem>;

/** A suggested question. It is complete, so adding it to a ticket needs no further call. */
export const suggestion = z
  .object({
    sentence: z
      .string()
      .min(1)
      .max(limits.suggestedSentenceLength)
      .meta({ example: 'With the energy of light they turn water and carbon dioxide into sugar.' })
      .describe('The words of `content` that it asks about, letter by letter; several suggestions may share them'),
    stem: questionStem.optional().describe('Missing on a question that a model worded'),
    level: focusLevel.optional().describe('Only where it is true: quoting a sentence tests no level by itself'),
    question: question.describe('Ready to use, under an id that no other question of the reply has'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

/** A requested level that no question in the reply covers, and why. */
export const notGiven = z.object({ level: focusLevel, reason: z.enum(['needs_model']) });
export type NotGiven = z.infer<typeof notGiven>;

/**
 * How a gap question is worded in the language of the lesson: `before`, the sentence with `blank` in place of a word,
 * `after`. The word is the model answer, the sentence the passage.
 */
export const gapWording = z.object({
  before: z.string().meta({ example: 'Which word is missing? “' }),
  blank: z.string().meta({ example: '_____' }),
  after: z.string().meta({ example: '”' }),
});
export type GapWording = z.infer<typeof gapWording>;
