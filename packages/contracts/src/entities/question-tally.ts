import { z } from 'zod';
import { questionId } from '../scalars.ts';

/**
 * The results of a question as numbers only, so that they may outlive the answers. Possible concerns are not
 * counted, so that nobody learns of them.
 */
export const questionTally = z
  .object({
    questionId,
    right: z.int().min(0).meta({ example: 11 }),
    partly: z.int().min(0).meta({ example: 4 }),
    wrong: z.int().min(0).meta({ example: 7 }),
    blank: z.int().min(0).meta({ example: 2 }),
    unjudged: z.int().min(0).meta({ example: 0 }),
    chosen: z
      .array(z.int().min(0))
      .optional()
      .describe('How often each step of a scale was chosen, or each option where none is right, in their order'),
  })
  .meta({ id: 'QuestionTally' });
export type QuestionTally = z.infer<typeof questionTally>;
