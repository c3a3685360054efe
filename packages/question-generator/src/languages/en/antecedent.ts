import { isName, isPluralPhrase, keepsCapital, readClause, withinQuestion } from './clause.ts';

/** “It is important that …”, “It rains”: stands for nothing. */
const impersonal =
  /^(?:is|was) (?:\p{L}+ly )?\p{L}+ (?:that|to|for|whether|when|because|how)(?!\p{L})|^(?:is|was) (?:not|no|called|known|this|the|here|there|in|on|at|because|thanks|why|easy|hard|possible|likely|important|clear|true|said|thought|believed)(?!\p{L})|^(?:also )?(?:rain|snow|seem|appear|(?:takes?|took) (?!place)|follow|turns? out|happen|depends?)/u;
const hasPronoun = /(?<!\p{L})(?:he|she|it|they|this|these|those|that)(?!\p{L})/iu;

/** Whether a word of a phrase is a plural noun, as far as its form tells. */
const holdsPlural = (text: string): boolean =>
  text.split(' ').some((word) => isPluralPhrase([word.replace(/,$/u, '')]));

/** What may stand before a pronoun without holding a noun that it could mean: a time, a place, a means. */
const opening = `(?:(?:In|On|At|During|After|Before|Within|Around|By|Since|Until|Today|Nowadays|Later|Every)(?: (?!which|when)[^,]{2,40}?)?,? )?`;
const opensWithPronoun = new RegExp(
  `^(?<opening>${opening})(?<pronoun>It|They|He|She|it|they|he|she) (?<rest>.+)$`,
  'u',
);
const opensWithOwner = /^(?<pronoun>Its|Their|His|Her) (?<rest>.+)$/u;

/** “Rosa Parks …. *She* …”: a name that the pronoun itself shows to be a person’s. */
const personsName = /^(?!The |A )\p{Lu}\p{Ll}+(?: (?:(?:van|von|da|de|the|of) )?\p{Lu}\p{Ll}+)+$/u;
const otherPerson =
  /(?<![\p{L}-])(?<!(?:in|at|near|to|on|of|from) )(?!\p{L}+(?:an|ish|ese)(?!\p{L})|(?:French|Dutch|Greek|War|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))\p{Lu}\p{Ll}+|(?<!\p{L})(?:father|mother|brother|sister|son|daughter|husband|wife|friends?|king|queen|teacher|emperor|minister|president)(?!\p{L})/u;

/** A sentence without its pronoun: “Their roots” are “the roots of mangroves”. */
const withNoun = (sentence: string, subject: string): string | undefined => {
  const within = subject.replace(/^(?:The|An?)(?= )/u, (article) => article.toLowerCase());
  const owned = opensWithOwner.exec(sentence)?.groups;
  if (owned) {
    const clause = readClause(sentence);
    if (clause?.opening !== '' || !/^(?:Its|Their|His|Her) /u.test(clause.subject)) return undefined;
    if (/ (?:and|or|of) /u.test(clause.subject)) return undefined;
    const thing = clause.subject.replace(/^\p{L}+ /u, '');
    const rest = sentence.slice(clause.subject.length);
    if (/^(?:His|Her)$/u.test(owned.pronoun ?? '')) return `${subject}’s ${thing}${rest}`;
    const [first = '', second = ''] = subject.split(' ');
    const owner = /^\p{Lu}\p{Ll}+$/u.test(first) && !/^\p{Lu}/u.test(second) ? lowered(subject) : within;
    return owner === undefined ? undefined : `The ${thing} of ${owner}${rest}`;
  }
  const { opening: before = '', rest = '' } = opensWithPronoun.exec(sentence)?.groups ?? {};
  if (before === '') return `${subject} ${rest}`;
  const inside = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(subject) ? subject : lowered(subject);
  return inside === undefined ? undefined : `${before.replace(/,? $/u, '')}, ${inside} ${rest}`;
};

/** A subject as it stands behind something else; undefined where its capital may be a name’s. */
const lowered = (subject: string): string | undefined => {
  if (keepsCapital(subject)) return subject;
  if (/^(?:The|An?) /u.test(subject)) return subject.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
  const isPluralWord =
    /^\p{Lu}\p{Ll}+$/u.test(subject) && isPluralPhrase([subject]) && !/(?:ans|eks|ish|ese)$/u.test(subject);
  return isPluralWord ? subject.toLowerCase() : withinQuestion(subject);
};

/**
 * “It takes place in …” behind “Photosynthesis is …”: a statement that tells what its subject is goes on about it. Elsewhere
 * only a plural is sure that has no other beside it, and a person's name.
 */
export const withAntecedent = (sentence: string, previous: string): string | undefined => {
  const { pronoun = '', rest = '' } = (opensWithOwner.exec(sentence) ?? opensWithPronoun.exec(sentence))?.groups ?? {};
  const before = pronoun ? readClause(previous.replace(/[.!]$/u, '')) : undefined;
  if (!before || hasPronoun.test(before.subject) || before.subject.split(' ').length > 6) return undefined;
  // “Shakespeare’s plays …. *He* …”
  const [, holder] = /^(\p{Lu}[^,’']+)[’']s /u.exec(before.subject) ?? [];
  const subject = holder && personsName.test(holder) ? holder : before.subject;
  const isPerson = isName(before) || (personsName.test(subject) && /^(?:s?he|his|her)$/iu.test(pronoun));
  // A time may open what is told of a person; of a thing it may name another.
  if (before.opening !== '' && !isPerson) return undefined;
  const isTold =
    (before.base === 'be' && /^(?:an?|the|one of|\p{L}+ \p{L}+)(?!\p{L})/u.test(before.rest)) ||
    (before.base === 'mean' && before.rest.startsWith('that '));
  const fits = /^(?:they|their)$/iu.test(pronoun)
    ? before.isPlural && (isTold || !holdsPlural(before.rest))
    : /^its?$/iu.test(pronoun)
      ? !before.isPlural && !isPerson && isTold && !impersonal.test(rest)
      : (!before.isPlural || subject === holder) && isPerson && !otherPerson.test(before.rest);
  return fits ? withNoun(sentence, subject) : undefined;
};
