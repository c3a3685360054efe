import type { FocusLevel } from '@exit-tickets/contracts';
import { detectLanguage } from '../languages/detect-language.ts';
import { phrasings } from '../languages/phrasings.ts';
import type { DraftQuestion } from './order.ts';

const kinds = { 'reproduceren-begrijpen': 'recall', toepassen: 'apply', 'inzicht-toetsen': 'judge' } as const;
const longestTopic = 80;

/** A question about the subject alone, for a ticket of which only the title is known (design section 4.11). */
export const topicQuestion = (
  content: string,
  levels: readonly FocusLevel[],
  existing: readonly { text: string }[],
): DraftQuestion | undefined => {
  const topic =
    content
      .trim()
      .split('\n')[0]
      ?.trim()
      .replace(/(?<![.?!:\s])[.?!:\s]+$/, '') ?? '';
  if (!/\p{L}{3}/u.test(topic) || topic.length > longestTopic) return undefined;
  const language = detectLanguage(`${content} ${existing.map(({ text }) => text).join(' ')}`);
  const about = phrasings[language].aboutTopic(topic);
  for (const level of levels) {
    const { text, misconception } = about[kinds[level]];
    if (!existing.some((other) => other.text === text))
      return { text, guide: { level, passage: '', modelAnswer: '', misconception } };
  }
  return undefined;
};
