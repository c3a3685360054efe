import { isName, isPluralPhrase, readClause } from './clause.ts';

/** “It is important that …”, “It rains”: stands for nothing. */
const impersonal =
  /^(?:is|was) (?:\p{L}+ly )?\p{L}+ (?:that|to|for|whether|when|because|how)(?!\p{L})|^(?:is|was) (?:not|no|called|known|this|the|here|there|in|on|at|because|thanks|why|easy|hard|possible|likely|important|clear|true|said|thought|believed)(?!\p{L})|^(?:rain|snow|seem|appear|(?:takes?|took) (?!place)|follow|turns? out|happen|depends?)/u;
const hasPronoun = /(?<!\p{L})(?:he|she|it|they|this|these|those|that)(?!\p{L})/iu;

/** Whether a word of a phrase is a plural noun, as far as its form tells. */
const holdsPlural = (text: string): boolean =>
  text.split(' ').some((word) => isPluralPhrase([word.replace(/,$/u, '')]));

/**
 * “It takes place in …” behind “Photosynthesis is …”: a statement that tells what its subject is goes on about it. Elsewhere
 * only a plural is sure that has no other beside it, and a person's name.
 */
export const withAntecedent = (sentence: string, previous: string): string | undefined => {
  const [, pronoun = '', rest = ''] = /^(It|They|He|She|His|Her) (.+)$/u.exec(sentence) ?? [];
  const before = pronoun ? readClause(previous.replace(/[.!]$/u, '')) : undefined;
  if (before?.opening !== '' || hasPronoun.test(before.subject) || before.subject.split(' ').length > 6)
    return undefined;
  const isTold = before.base === 'be' && /^(?:an?|the|one of|\p{L}+ \p{L}+)(?!\p{L})/u.test(before.rest);
  const isPerson = isName(before);
  const fits =
    pronoun === 'They'
      ? before.isPlural && (isTold || !holdsPlural(before.rest))
      : pronoun === 'It'
        ? !before.isPlural && !isPerson && isTold && !impersonal.test(rest)
        : !before.isPlural && isPerson && !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(before.rest);
  const owns = pronoun === 'His' || pronoun === 'Her';
  return fits ? `${before.subject}${owns ? '’s' : ''} ${rest}` : undefined;
};
