import type { SentenceRule } from '../../../sentences.ts';
import { words } from '../../../words.ts';
import { isName, readClause } from '../../clause.ts';
import { insight, recall } from '../parts.ts';
import { behind, isPlain, joined, leans, one, statement, withoutAside } from './statement.ts';

// When something happens, what happens meanwhile, and what effect it has.

/** Come to an end or begin, of which a clause may tell the time. */
const turns = words('decline lose end begin start collapse fall rise change disappear');

export const conditions = statement('consequence', (clause, subject) => {
  const { base, isPast, opening, rest } = clause;
  const { what = '', when = '' } =
    /^(?:(?<what>[^,]*?) )??(?<when>(?:when|after|once|as soon as|if) [^,;:]{8,})$/u.exec(rest)?.groups ?? {};
  if (when === '' || opening !== '' || /\d/u.test(what) || (isPast && (!turns.has(base) || !when.startsWith('when '))))
    return [];
  // Of what is so, only an “if” tells when; a “when” often tells of the past or of a place.
  if ((base === 'be' && (what === '' || !when.startsWith('if '))) || (base === 'have' && what === '')) return [];
  // “it” behind the conjunction is the subject, which the question names.
  const condition = when.replace(/^(\p{L}+) (?:it|they)(?= )|^(\p{L}+) there(?= (?:is|are)(?!\p{L}))/u, '$1$2');
  const asked = base === 'have' && clause.verb === '' ? { ...clause, auxiliary: '', verb: 'have' } : clause;
  return isPlain(what) && !leans.test(condition.replace(/(?<= so) that(?= )|(?<=^when )one(?= \p{Ll}+ )/u, ''))
    ? one([behind('When', asked, subject, what)], when)
    : [];
});

/** “As a glacier moves, it scrapes …”, “After the salt has been washed, it is packed …” */
export const meanwhile: SentenceRule = {
  kind: 'consequence',
  needsKnownSubject: true,
  pattern:
    /^(?<when>as|once|after) (?<condition>(?!a result|well|long|far|soon|many|much|in |with |for )[^,;:]{8,70}), (?<outcome>[^;:]{8,})$/iu,
  ask: ({ when = '', condition = '', outcome = '' }) => {
    const joint = when.toLowerCase();
    const [left, right] = [readClause(condition), readClause(outcome)];
    const isPlainRule = left && right && !left.isPast && !right.isPast && left.base !== 'be' && right.base !== 'be';
    return isPlainRule && !leans.test(condition) && !/^(?:\p{L}+ )?(?:called|known)/u.test(right.verb)
      ? one([`What happens ${joint} ${condition}?`, `Explain what happens ${joint} ${condition}.`], outcome)
      : [];
  },
};

const changes = words('damage weaken strengthen improve pollute reduce increase');

export const effects = statement('consequence', (clause, subject) => {
  const { base, rest, isPast, isPassive, auxiliary, opening } = clause;
  if (
    (isPast && base !== 'make') ||
    isPassive ||
    opening !== '' ||
    isName(clause) ||
    (auxiliary && auxiliary !== 'can')
  )
    return [];
  const whole = withoutAside(rest);
  const [, made = ''] =
    /^((?:the |an? )?\p{Ll}+(?: \p{Ll}+)?) (?:(?:very|more|less|much|so) \p{Ll}+|\p{Ll}+er)$/u.exec(whole) ?? [];
  const thing = base === 'make' ? made : changes.has(base) ? withoutAside(rest).replace(/ and can .*$/u, '') : '';
  if (!thing || !isPlain(thing) || /(?<!\p{L})(?:to|from|by|with|when|if|its|their)(?!\p{L})/u.test(thing)) return [];
  return one(
    [`What effect ${isPast ? 'did' : clause.isPlural ? 'do' : 'does'} ${subject} have on ${thing}?`],
    joined(clause.subject, clause.adverb, auxiliary, clause.verb, whole),
    [recall, insight],
  );
});

export const moreMore: SentenceRule = {
  kind: 'consequence',
  pattern: /^(?<start>The (?:\p{L}+er|more|less) [^,;:]{4,70}), (?<end>the (?:\p{L}+er|more|less) [^;:]{4,70})$/u,
  ask: ({ start = '', end = '' }) =>
    leans.test(start) || leans.test(end.replace(/ that is needed$/u, ''))
      ? []
      : one([`Complete the rule: “${start}, …”`], `${start}, ${end}`, [recall, insight]),
};
