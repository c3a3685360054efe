import { isStopWord, type WordKind } from './common-words.ts';
import { articles, auxiliaries, beforeVerbs, conjunctions, isTitle, objectsOfSelf, speechVerbs } from './grammar.ts';
import { type AnswerContext, hasOwnParticle, isInitial, isOnlyName } from './name-parts.ts';

const isSpace = (gap: string | undefined): boolean => gap !== undefined && /^\s+$/.test(gap);

/** After "juf" or "Mr." the word is a name. */
const hasTitle = ({ tokens }: AnswerContext, at: number): boolean => {
  const [title, token] = [tokens[at - 1], tokens[at]];
  return (
    title !== undefined &&
    token !== undefined &&
    /^\.?\s{1,2}$/.test(token.gap) &&
    isTitle(title, token.gap, tokens[at - 2])
  );
};

/** "Claire n’a pas compris": a noun would have an article. */
const actsInFrench = ({ tokens, spoken }: AnswerContext, first: number, last: number): boolean => {
  if (!spoken.includes('fr') || !tokens[first]?.startsSentence) return false;
  let ahead = last + 1;
  while (beforeVerbs.has(tokens[ahead]?.folded ?? '')) ahead += 1;
  const verb = tokens[ahead]?.folded ?? '';
  return ahead > last + 1 && (auxiliaries.has(verb) || speechVerbs.has(verb));
};

/** Next to a verb of speaking: "Roos zegt", "says Mark". */
export const isSpeaker = (context: AnswerContext, at: number, first = at): boolean => {
  const { tokens } = context;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  const speaks = isSpace(next?.gap) && speechVerbs.has(next?.folded ?? '');
  const isSaid = isSpace(token.gap) && speechVerbs.has(before?.folded ?? '');
  if (actsInFrench(context, first, at)) return true;
  return (speaks && (token.isCapital || !isStopWord(token.folded))) || (isSaid && token.isCapital);
};

/** Next to an unambiguous student name: "Roos en Noor", "Noor, Roos". */
const isBesideStudent = (context: AnswerContext, at: number): boolean => {
  const { tokens } = context;
  const isJoined = (joint: number, other: number): boolean =>
    conjunctions.has(tokens[joint]?.folded ?? '') && isOnlyName(context, other);
  const isListed = (gapOf: number, other: number): boolean =>
    /^\s?[,&/+]\s?$/.test(tokens[gapOf]?.gap ?? '') && isOnlyName(context, other);
  return isJoined(at - 1, at - 2) || isJoined(at + 1, at + 2) || isListed(at, at - 1) || isListed(at + 1, at + 1);
};

const reachOfSelf = 6;
/** "clement a copié sur moi": the subject of an action on the writer is a person. */
const actsOnWriter = ({ tokens, lesson }: AnswerContext, at: number): boolean => {
  const token = tokens[at];
  if (!token?.startsSentence || isStopWord(token.folded) || lesson.has(token.folded)) return false;
  const behind = tokens.slice(at + 1, at + 1 + reachOfSelf);
  const end = behind.findIndex(({ startsSentence }) => startsSentence);
  // "Mark me" is a request, so the next word does not count.
  return behind.slice(1, end < 0 ? undefined : end).some(({ folded }) => objectsOfSelf.has(folded));
};

/** A signature at the end of an answer: "… - jack". */
const isSignature = ({ tokens, lesson }: AnswerContext, at: number): boolean => {
  const token = tokens[at];
  return (
    at > 0 &&
    at === tokens.length - 1 &&
    token !== undefined &&
    !lesson.has(token.folded) &&
    /\s[–—~-]\s?$/.test(token.gap)
  );
};

/** Capitalised, but not because of a sentence start, a title or shouting. */
const hasCapitalInside = ({ tokens }: AnswerContext, at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!token?.isCapital || token.startsSentence || !before) return false;
  if (token.isShouted && before.isShouted) return false;
  return !before.isCapital || before.startsSentence || isInitial(before);
};

/** After an initial, as in "J. Bakker": the student's own, or before a word that is not in the lesson. */
const hasInitial = ({ tokens, names, lesson }: AnswerContext, at: number, part: string): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token?.isCapital || !isInitial(before) || !/^\.\s{0,2}$/.test(token.gap)) return false;
  return names.besides.get(part)?.initials.has(before.folded) === true || !lesson.has(part);
};

/** Whether a name that is also a word is used as a name here. */
export const isMeantAsName = (context: AnswerContext, at: number, part: string, kind: WordKind): boolean => {
  const { tokens, lesson, spoken } = context;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!token) return false;
  if (hasTitle(context, at)) return true;
  if (lesson.namesIt(token.folded) || lesson.namesIt(part)) return false;
  if ((token.isCapital && hasOwnParticle(context, at, part)) || hasInitial(context, at, part)) return true;
  const isAfterArticle = spoken.some((language) => articles[language].has(before?.folded ?? ''));
  if (isAfterArticle && !token.startsSentence) return false;
  if (isSpeaker(context, at) || (token.isCapital && isBesideStudent(context, at))) return true;
  if (actsOnWriter(context, at) || isSignature(context, at)) return true;
  return kind === 'word' && hasCapitalInside(context, at);
};
