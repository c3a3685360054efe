import { createHash } from 'node:crypto';
import { byType, type Question } from '@exit-tickets/contracts';

/** What a question asks besides its text. */
const askedBeside = byType<[], unknown>({
  open_text: () => false,
  multiple_choice: ({ options, correctAnswer }) => [options, correctAnswer],
  scale: () => false,
});

/** Equal for questions with the same text, options and key, whatever the teacher's notes. */
export const hashOf = (question: Question): string => {
  const { type, text } = question;
  return createHash('sha256')
    .update(JSON.stringify([type, text, askedBeside(question)]))
    .digest('base64url');
};
