import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';

const and = alternatives(languagePacks, ({ words }) => words.and);
const explain = alternatives(languagePacks, ({ asks }) => asks.explain);
const explained = alternatives(languagePacks, ({ asks }) => asks.explained);

/** “… and explain how you do that.”, or the same as a sentence of its own. */
const clause = new RegExp(
  String.raw`(?:(?<joint>,?\s(?:${and}))|(?<=[.?!]))\s(?:${explain})(?:,?[\s'’-](?:${explained})){0,10}\s?[.?!]?$`,
  'iu',
);
const task = new RegExp(String.raw`^(?:${alternatives(languagePacks, ({ asks }) => asks.task)})(?!\p{L})`, 'iu');

/**
 * A question without what asks to explain its answer, for those who only choose one. It stays whole unless that comes last
 * and says no more, and what is before it asks on its own.
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
