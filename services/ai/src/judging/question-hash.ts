import { createHash } from 'node:crypto';
import { byType, type Question } from '@exit-tickets/contracts';

/** What a question asks beside its text. */
const askedBeside = byType<[], unknown>({
  open_text: () => false,
  multiple_choice: ({ options, correctAnswer }) => [options, correctAnswer],
  scale: () => false,
});

/** The same for questions that ask students the same: their texts, options and key, whatever the teacher noted beside. */
export const hashOf = (question: Question): string => {
  const { type, text } = question;
  return createHash('sha256')
    .update(JSON.stringify([type, text, askedBeside(question)]))
    .digest('base64url');
};
