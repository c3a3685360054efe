import { alternatives, detectLanguage } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import { inAnyLanguage, languageWords } from '../languages/languages.ts';
import { findContacts } from '../masking/contacts.ts';

const quantity = inAnyLanguage((words) => words.quantityWords, 'giu');
const remark = inAnyLanguage((words) => words.remarksOnPersons, 'giu');
/** "8 van de 10": only code counts students. */
const countOfStudents = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d+ (?:${alternatives(languageWords, ({ outOf }) => outOf)}) \d+(?!\p{N})`,
  'iu',
);

const site =
  /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]{3,63}\.(?:nl|be|de|at|ch|fr|com|org|net|eu|uk|info|io|edu|it|tv|app)(?![\p{L}\p{N}])/iu;

/** Fewer words do not identify a language. */
const minWords = 5;
const quoted = /[“„«"][^“”„«»"]*[”“»"]/gu;
const isForeign = (text: string, language: Language): boolean => {
  const own = text.replace(quoted, ' ');
  if ((own.match(/\p{L}+/gu) ?? []).length < minWords) return false;
  return detectLanguage(own, language) !== language;
};

const unknownIn = (text: string, pattern: RegExp, sources: readonly string[]): string | undefined =>
  text.match(pattern)?.find((words) => !sources.some((source) => source.toLowerCase().includes(words.toLowerCase())));

/** Why a model's words are unfit for a teacher, whatever the subject: another language, links, remarks on students. */
export const problemOfWords = (text: string, language: Language, sources: readonly string[]): string | undefined => {
  if (isForeign(text, language)) return 'It is in another language';
  if (findContacts(text).length > 0 || site.test(text)) return 'It has a link, an address or a number to call';
  const said = unknownIn(text, remark, sources);
  return said === undefined ? undefined : `It says something about pupils, not about the task: ${said}`;
};

/** A quantity of students in words or numbers, which only code may state. */
export const quantityIn = (text: string, sources: readonly string[]): string | undefined =>
  unknownIn(text, quantity, sources) ?? countOfStudents.exec(text)?.[0];
