import { isStopWord } from './common-words.ts';
import { isTitle, particles } from './grammar.ts';
import type { LessonWords } from './lesson-words.ts';
import type { Span, Token } from './tokens.ts';

const isNear = (gap: string): boolean => /^\.?[ \t\u00a0]{1,2}$/.test(gap);
const isJoined = (gap: string): boolean => /^['’ʼ-]$/.test(gap);
const maxNameLength = 6;

/** The number of words in a name after a title; names in the lesson are not teachers. */
const nameLength = (tokens: readonly Token[], at: number, lesson: LessonWords, capitalisesNouns: boolean): number => {
  const isShouted = tokens[at - 1]?.isShouted === true;
  const maxWords = capitalisesNouns || isShouted ? 1 : 3;
  let words = 0;
  let length = 0;
  for (let ahead = at; ahead < Math.min(tokens.length, at + maxNameLength); ahead += 1) {
    const token = tokens[ahead];
    if (!token) break;
    const before = tokens[ahead - 1];
    const isGlued = ahead > at && isJoined(token.gap);
    const isInitialBefore = ahead > at && before?.text.length === 1 && isNear(token.gap);
    if (!isGlued && !isInitialBefore && !(ahead === at ? isNear(token.gap) : /^[ \t\u00a0]{1,2}$/.test(token.gap)))
      break;
    if (particles.has(token.folded)) continue;
    if (!token.isCapital || isStopWord(token.folded) || lesson.namesIt(token.folded)) break;
    if (!isGlued && token.text.length > 1) words += 1;
    if (words > maxWords) break;
    length = ahead - at + 1;
  }
  return length;
};

/**
 * Finds names after titles ("juf Anja", "Mrs O'Brien", "Frau Dr. Müller"), in the class or not; the title stays. Only
 * one word in languages that capitalise nouns.
 */
export const findTitledNames = (tokens: readonly Token[], lesson: LessonWords, capitalisesNouns: boolean): Span[] => {
  const spans: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    const title = tokens[at - 1];
    if (!title || !isTitle(title, token.gap, tokens[at - 2]) || isTitle(token, tokens[at + 1]?.gap ?? '')) continue;
    const last = tokens[at + nameLength(tokens, at, lesson, capitalisesNouns) - 1];
    if (last && last.start >= token.start) spans.push({ start: token.start, end: last.end });
  }
  return spans;
};
