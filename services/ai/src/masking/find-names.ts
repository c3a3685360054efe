import { languages } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';
import type { ClassNames } from './class-names.ts';
import { capitaliseNouns, isStopWord, wordKind } from './common-words.ts';
import { particles } from './grammar.ts';
import { isMeantAsName, isSpeaker } from './name-evidence.ts';
import { type AnswerContext, hasOwnParticle, isClose, isInitial, kindOf, partAt } from './name-parts.ts';
import type { Span, Token } from './tokens.ts';

/** Whether the word is a short form, such as "Alex". At the start of a sentence, three letters are too ambiguous. */
const isNickname = (context: AnswerContext, at: number): boolean => {
  const { tokens, names, lesson, spoken } = context;
  const token = tokens[at];
  if (!token?.isCapital || !names.nicknames.has(token.folded) || lesson.has(token.folded)) return false;
  if (isStopWord(token.folded) || wordKind(token.folded, languages) !== 'name') return false;
  const haveNounsCapitals = capitaliseNouns(spoken);
  const isLong = token.startsSentence && token.folded.length > 3 && !haveNounsCapitals;
  return isLong || isMeantAsName(context, at, token.folded, haveNounsCapitals ? 'capitalised' : 'word');
};

/** Whether the word is a diminutive such as "Noortje", in the class or not: such nouns have no capital otherwise. */
const isDiminutive = (context: AnswerContext, at: number): boolean => {
  const { tokens, lesson, spoken } = context;
  const token = tokens[at];
  if (!token?.isCapital || lesson.has(token.folded) || capitaliseNouns(spoken)) return false;
  const isOfForm = spoken.some((language) => languageWords[language].masking.diminutiveName?.test(token.folded));
  return isOfForm && isMeantAsName(context, at, token.folded, 'word');
};

const isName = (context: AnswerContext, at: number): boolean => {
  const [token, part] = [context.tokens[at], partAt(context, at)];
  if (!token) return false;
  if (part === undefined) return isNickname(context, at) || isDiminutive(context, at);
  const kind = kindOf(context, token, part);
  return kind === 'name' || isMeantAsName(context, at, part, kind);
};

const areTogether = (words: readonly Token[]): boolean =>
  words.slice(1).every(({ gap }, index) => {
    const isAbbreviated = (words[index]?.text.length ?? 0) < 3 && /^\.\s{0,2}$/.test(gap);
    return isAbbreviated || isClose(gap);
  });

/** Number of words that form a name, complete or in part: one is only a name, all are capitalised, or it speaks. */
const phraseLength = (context: AnswerContext, at: number): number => {
  const { tokens, names } = context;
  let longest = 0;
  for (const [length, phrases] of names.phrases.get(tokens[at]?.folded ?? '') ?? []) {
    const words = tokens.slice(at, at + length);
    if (length <= longest || !phrases.has(words.map(({ folded }) => folded).join(' ')) || !areTogether(words)) continue;
    const bare = words.filter(({ folded }) => !particles.has(folded));
    const hasName = bare.some((token) => kindOf(context, token, token.folded) === 'name');
    const hasSmallWord = bare.some((token) => !token.isCapital && isStopWord(token.folded));
    const areCapitals = bare.length > 0 && bare.every(({ isCapital }) => isCapital);
    const isSure = (hasName && !hasSmallWord) || areCapitals || isSpeaker(context, at + length - 1, at);
    if (isSure) longest = length;
  }
  return longest;
};

/** Extends a match by what belongs to the name: particles and initials before it, an initial after it. */
const widen = (context: AnswerContext, first: number, last: number): [first: number, last: number] => {
  const { tokens, names } = context;
  const part = partAt(context, first) ?? '';
  const initials = names.besides.get(part)?.initials;
  const isOwnInitial = (token: Token | undefined): boolean =>
    token !== undefined && isInitial(token) && initials?.has(token.folded) === true;

  let from = first;
  while (hasOwnParticle(context, from, part)) from -= 1;
  while (isOwnInitial(tokens[from - 1]) && /^\.?\s{0,2}$/.test(tokens[from]?.gap ?? '')) from -= 1;
  let after = last + 1;
  while (particles.has(tokens[after]?.folded ?? '') && isClose(tokens[after]?.gap ?? '')) after += 1;
  const isInitialAfter = isOwnInitial(tokens[after]) && isClose(tokens[after]?.gap ?? '');
  return [from, isInitialAfter ? after : last];
};

const findSpaced = (context: AnswerContext): Span[] => {
  const spans: Span[] = [];
  for (let at = 0; at < context.tokens.length; at += 1) {
    const phrase = phraseLength(context, at);
    if (phrase === 0 && !isName(context, at)) continue;
    const [first, last] = widen(context, at, at + Math.max(phrase, 1) - 1);
    const [from, to] = [context.tokens[first], context.tokens[last]];
    if (from && to) spans.push({ start: from.start, end: to.end });
    at = last;
  }
  return spans;
};

/** Names in scripts without spaces, at any position. */
const findUnspaced = (text: string, { unspaced }: ClassNames): Span[] =>
  [...unspaced].flatMap(([length, names]) => {
    const starts = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => start);
    return starts
      .filter((start) => names.has(text.slice(start, start + length)))
      .map((start) => ({ start, end: start + length }));
  });

/**
 * Finds the names of a class in an answer, complete or partial, with particles and initials.
 * A name that is also a word of the language or the lesson ("Roos", "Will", "Sun") counts only with evidence: a capital
 * inside a sentence without an article, another part of the name or a student beside it, a title or an initial before
 * it, or a verb of speaking. If the word is always capitalised (German nouns: "Wolf"), a capital is no evidence. A word
 * that the lesson capitalises ("Sun") counts only after a title.
 */
export const findNames = (text: string, context: AnswerContext): Span[] => [
  ...findSpaced(context),
  ...findUnspaced(text, context.names),
];
