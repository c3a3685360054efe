import { isStopWord, wordKind } from './common-words.ts';
import { auxiliaries, conjunctions, particles, speechVerbs } from './grammar.ts';
import type { LessonWords } from './lesson-words.ts';
import { type AnswerContext, isClose } from './name-parts.ts';
import type { Span, Token } from './tokens.ts';
import { wordsOfAll } from './word-lists.ts';

const givenNames = wordsOfAll((masking) => masking.givenNames);
const familyNames = wordsOfAll((masking) => masking.familyNames);

/** "Henry VIII" is not a student. */
const isNumeral = (token: Token | undefined): boolean => token !== undefined && /^[IVX]+$/u.test(token.text);

/** Whether the word is a frequent first name, and not also a word of the language. */
const isGivenName = ({ tokens, lesson, spoken }: AnswerContext, at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !givenNames.has(token.folded) || lesson.has(token.folded) || isNumeral(next)) return false;
  return wordKind(token.folded, spoken) === 'name';
};

/** Whether a word after a first name is its surname: a common surname, capitalised, or followed by a verb. */
const isFamilyName = (token: Token, next: Token | undefined, lesson: LessonWords): boolean => {
  if (lesson.namesIt(token.folded)) return false;
  if (familyNames.has(token.folded)) return true;
  if (isStopWord(token.folded) || lesson.has(token.folded)) return false;
  const acts = next !== undefined && (speechVerbs.has(next.folded) || auxiliaries.has(next.folded));
  return (
    (token.isCapital && !token.isShouted) || (acts && !speechVerbs.has(token.folded) && !auxiliaries.has(token.folded))
  );
};

/** Abbreviated particles: "v.d.", "v/d". */
const isShortParticle = ({ folded, gap }: Token): boolean => /^(?:v|d|vd)$/.test(folded) && /^[\s./]{1,2}$/.test(gap);
const isParticle = (token: Token): boolean =>
  (particles.has(token.folded) && !conjunctions.has(token.folded) && isClose(token.gap)) || isShortParticle(token);

/** The end of the surname after a first name, if any, including hyphenated parts. */
const lastOf = ({ tokens, lesson }: AnswerContext, first: number): number => {
  let at = first;
  while (tokens[at + 1]?.gap === '-') at += 1;
  let ahead = at + 1;
  for (let token = tokens[ahead]; token && isParticle(token); token = tokens[ahead]) ahead += 1;
  const token = tokens[ahead];
  const isNear = token !== undefined && (isClose(token.gap) || (ahead > at + 1 && /^\.\s$/.test(token.gap)));
  const before = ahead > at + 1 ? tokens[ahead - 1] : undefined;
  const isShort = before !== undefined && isShortParticle(before);
  return token && isNear && (isShort || isFamilyName(token, tokens[ahead + 1], lesson)) ? ahead : at;
};

/** Finds frequent first names, in the class or not, with their surname. Names in the lesson are kept. */
export const findGivenNames = (context: AnswerContext): Span[] =>
  context.tokens.flatMap((token, at) => {
    if (!isGivenName(context, at)) return [];
    const last = context.tokens[lastOf(context, at)] ?? token;
    return [{ start: token.start, end: last.end }];
  });
