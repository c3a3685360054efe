import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';
import type { ClassNames } from './class-names.ts';
import { type WordKind, wordKind } from './common-words.ts';
import type { LessonWords } from './lesson-words.ts';
import type { Token } from './tokens.ts';

/** An answer and what its words are held against. */
export interface AnswerContext {
  tokens: readonly Token[];
  names: ClassNames;
  lesson: LessonWords;
  /** The languages that the answer may be in: its own and the lesson's. */
  spoken: readonly Language[];
}

const diminutives = Object.values(languageWords).flatMap(({ masking }) => masking.diminutives);

/** The names that a word may be the diminutive of, also with the letter before the ending once: "Timm", "Evaa". */
const withoutDiminutive = (folded: string): string[] =>
  diminutives
    .filter(([ending, minLength]) => folded.length >= ending.length + minLength && folded.endsWith(ending))
    .map(([ending]) => folded.slice(0, -ending.length))
    .flatMap((stem) => [stem, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])]);

/** Without what an answer adds to a name: the genitive's s, the digits of a nickname, a diminutive. */
const withoutEnding = (folded: string): string[] => {
  const bare = [folded, folded.replace(/(?<!\d)\d+$/, ''), folded.replace(/s$/, '')];
  return [...bare, ...bare.flatMap(withoutDiminutive)].filter((base) => base.length > 2 && base !== folded);
};

/** The part of somebody's name that a word is, without what was added to it. */
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

/** What else a part of a name is: a word of the language, of the lesson, or nothing but a name. */
export const kindOf = ({ lesson, spoken }: AnswerContext, token: Token, part: string): WordKind => {
  const kinds = [token.folded, part].map((word) => wordKind(word, spoken));
  if (kinds.includes('capitalised')) return 'capitalised';
  return kinds.includes('word') || lesson.has(part) || lesson.has(token.folded) ? 'word' : 'name';
};

/** Whether a word is a student's name and nothing else. */
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

/** A name's words stand this close together. */
export const isClose = (gap: string): boolean => /^[\s'’‘ʼ`´_–-]{1,3}$/.test(gap);
/** A single capital. */
export const isInitial = ({ text }: Token): boolean => /^\p{Lu}\p{M}*$/u.test(text);
