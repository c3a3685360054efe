import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';
import type { ClassNames } from './class-names.ts';
import { type WordKind, wordKind } from './common-words.ts';
import type { LessonWords } from './lesson-words.ts';
import type { Token } from './tokens.ts';

/** An answer with the data its words are compared to. */
export interface AnswerContext {
  tokens: readonly Token[];
  names: ClassNames;
  lesson: LessonWords;
  /** The possible languages of the answer: its own and the lesson's. */
  spoken: readonly Language[];
}

const diminutives = Object.values(languageWords).flatMap(({ masking }) => masking.diminutives);

/** The names that a word may be a diminutive of, also with a doubled last letter reduced: "Timm", "Evaa". */
const withoutDiminutive = (folded: string): string[] =>
  diminutives
    .filter(([ending, minLength]) => folded.length >= ending.length + minLength && folded.endsWith(ending))
    .map(([ending]) => folded.slice(0, -ending.length))
    .flatMap((stem) => [stem, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])]);

/** Removes what an answer may add to a name: genitive s, digits of a nickname, a diminutive ending. */
const withoutEnding = (folded: string): string[] => {
  const bare = [folded, folded.replace(/(?<!\d)\d+$/, ''), folded.replace(/s$/, '')];
  return [...bare, ...bare.flatMap(withoutDiminutive)].filter((base) => base.length > 2 && base !== folded);
};

/** The part of a student's name that a word is, without additions. */
export const partAt = ({ tokens, names }: AnswerContext, at: number): string | undefined => {
  const token = tokens[at];
  if (!token) return;
  const isShort =
    token.isCapital &&
    names.shortParts.has(token.folded) &&
    (!token.isShouted || tokens[at - 1]?.isShouted || tokens[at + 1]?.isShouted);
  if (isShort || names.parts.has(token.folded)) return token.folded;
  return withoutEnding(token.folded).find((base) => names.parts.has(base));
};

/** Whether part of a name is also a word of the language or the lesson, or only a name. */
export const kindOf = ({ lesson, spoken }: AnswerContext, token: Token, part: string): WordKind => {
  const kinds = [token.folded, part].map((word) => wordKind(word, spoken));
  if (kinds.includes('capitalised')) return 'capitalised';
  return kinds.includes('word') || lesson.has(part) || lesson.has(token.folded) ? 'word' : 'name';
};

/** Whether a word can only be a student's name. */
export const isOnlyName = (context: AnswerContext, at: number): boolean => {
  const [token, part] = [context.tokens[at], partAt(context, at)];
  return token !== undefined && part !== undefined && kindOf(context, token, part) === 'name';
};

/** Whether the particle before a word belongs to its name: "de" before "Vries". */
export const hasOwnParticle = ({ tokens, names }: AnswerContext, at: number, part: string): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token) return false;
  return isClose(token.gap) && names.besides.get(part)?.particles.has(before.folded) === true;
};

/** Whether the gap between two words is small enough within a name. */
export const isClose = (gap: string): boolean => /^[\s'’‘ʼ`´_–-]{1,3}$/.test(gap);
/** Whether a word is a single capital. */
export const isInitial = ({ text }: Token): boolean => /^\p{Lu}\p{M}*$/u.test(text);
