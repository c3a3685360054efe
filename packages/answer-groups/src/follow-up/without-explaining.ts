import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';

const and = alternatives(languagePacks, ({ words }) => words.and);
const explain = alternatives(languagePacks, ({ asks }) => asks.explain);
const explained = alternatives(languagePacks, ({ asks }) => asks.explained);

/** “… and explain how you do that.”, also as a separate sentence. */
const clause = new RegExp(
  String.raw`(?:(?<joint>,?\s(?:${and}))|(?<=[.?!]))\s(?:${explain})(?:,?[\s'’-](?:${explained})){0,10}\s?[.?!]?$`,
  'iu',
);
const task = new RegExp(String.raw`^(?:${alternatives(languagePacks, ({ asks }) => asks.task)})(?!\p{L})`, 'iu');

/**
 * Removes the request to explain from a question, for students who only choose an answer. The question stays unchanged
 * unless the request comes last, asks for nothing else, and leaves a complete question.
 */
export const withoutExplaining = (question: string): string => {
  const text = question.trim();
  const found = clause.exec(text);
  if (!found) return question;
  const before = text.slice(0, found.index);
  const last = before.split(/(?<=[.?!])\s/).at(-1) ?? '';
  if (!task.test(last) && !last.endsWith('?')) return question;
  return found.groups?.joint === undefined ? before : `${before}.`;
};
