import { words } from '../../../words.ts';
import { isName, withinQuestion } from '../../clause.ts';
import { isPersonal } from './aims-and-means.ts';
import {
  behind,
  isPlain,
  joined,
  joinsVerb,
  leans,
  negates,
  one,
  statement,
  timeNoun,
  withoutAside,
  withoutSecondVerb,
} from './statement.ts';

// What a thing is called, does, or does something to, and who did it.

export const names = statement('definition', (clause, subject) => {
  const [, named = ''] = /^((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+){0,2})$/u.exec(clause.rest) ?? [];
  const isCalled = clause.isPassive && clause.base === 'call' && clause.opening === '';
  return isCalled && named && /^the .* (?:of|between|at|in|on|under) /iu.test(clause.subject) && !leans.test(named)
    ? one([behind('What', clause, subject)], named)
    : [];
});

/** What a thing is there for. */
const jobs =
  words(`absorb pump carry protect store control filter block send transport prevent regulate connect examine propose
  approve remove detect digest supply transmit translate execute convert guard supervise monitor coordinate release store
  separate propose insulate cool lubricate direct support push repeat inform moisten break swallow clean warm press
  lift link explain choose punish rescue interpret criticise give prepare compare defend amplify pull dissolve slow unlock lock magnify reflect
  neutralise trap kill list`);

/** People do more than one thing, and so do countries and firms. */
const doMore =
  /(?:ers|ors|ists|ans|ants|men|monks|pupils|students|children|nobles|slaves|clients|companies|firms|countries|states|families|kings|queens|witnesses|juries|courts|towns|cities)$/u;
/** “Patents” */
const isPluralThing = (subject: string): boolean =>
  /^\p{L}\p{Ll}{3,}s$/u.test(subject) && !doMore.test(subject) && !isPersonal(subject);

export const roles = statement('definition', (clause, subject) => {
  const { base, isPast, isPassive, auxiliary, opening, rest } = clause;
  const isThing =
    /^(?:the|an?) /iu.test(subject) ||
    isPluralThing(subject) ||
    (withinQuestion(clause.subject) !== undefined && !isPersonal(clause.subject)) ||
    /^(?:valves|arteries|veins|routers|vaccines|saliva|personification|conjunctions|verbs|adverbs|pronouns|prepositions|ligaments|tendons|platelets|leaves|plants|bacteria|fungi|algae|genes|filters|satellites|dams|enzymes|roots|nerves|muscles|kidneys|lungs|hormones|banks|ribosomes|catalysts|judges|scientists|vaccines|antibodies|sensors)(?!\p{L})/iu.test(
      subject,
    );
  const isStuff = !subject.includes(' ') && withinQuestion(clause.subject) !== undefined;
  const does = jobs.has(base) || (isStuff && base === 'turn');
  if (!does || isPast || isPassive || auxiliary || opening !== '' || !isThing) return [];
  if (
    rest === '' ||
    /^(?:\p{L}+ly|in|on|through|to|over|across|along|into|from|with|by|at|very|more)(?!\p{L})/u.test(rest) ||
    / (?:on|under|in) an? /u.test(subject) ||
    leans.test(
      rest
        .replace(/, (?:where|which) .*$|(?<= sure) that(?!\p{L})/u, '')
        .replace(/from one \p{L}+ to another|(?<=or |other )more|(?<!\p{L})they(?= can)/u, ''),
    )
  )
    return [];
  const support = clause.isPlural ? 'do' : 'does';
  return one(
    [`What ${support} ${subject} do?`, `Describe what ${subject} ${support}.`],
    joined(clause.subject, clause.adverb, clause.verb, rest),
  );
});

const taken =
  words(`absorb contain produce form become cover include cause release lose gain collect adopt storm attract repel emit
  set accept conquer invade found propose measure detect eat provide supply describe attack destroy ban abolish sign
  show export import hunt bear earn elect ensure envelop expose finish restrict mine own speak worship wear
  invent discover consume receive symbolise represent determine exchange govern`);

const prepositional: Readonly<Record<string, string>> = {
  depend: 'on',
  consist: 'of',
  belong: 'to',
  lead: 'to',
  turn: 'into',
  react: 'with',
  rely: 'on',
  feed: 'on',
  result: 'in',
  develop: 'into',
  stick: 'to',
};

/** Come from or go to somebody, which the question keeps: “What do bees collect *from flowers*?” */
const handedOver = words('collect receive absorb obtain extract remove pay lose supply');

const noun = /^(?:the|an?|its|their|both|two|three|four|five|six|seven|\d+|\p{L}+)(?!\p{L})/u;

export const objects = statement('definition', (clause, subject) => {
  const { base, rest, isPassive, opening } = clause;
  if (
    isPassive ||
    (opening !== '' &&
      !/^In (?:January|February|March|April|May|June|July|August|September|October|November|December)$/u.test(opening))
  )
    return [];
  const particle = prepositional[base];
  const [, behindParticle = ''] = particle ? (new RegExp(`^(?:mainly )?${particle} (.+)$`, 'u').exec(rest) ?? []) : [];
  const isClause = /^(?:describe|explain|determine)$/u.test(base) && /^(?:how|why|what) /u.test(rest);
  const [, handed = '', partner = ''] = handedOver.has(base)
    ? (/^((?:(?!\b(?:from|to|by|for)\b)[^,;:])+) ((?:from|to) [^,;:]+)$/u.exec(rest) ?? [])
    : [];
  if (partner && (!isPlain(partner) || / to | by | for | when /u.test(partner))) return [];
  const told = particle
    ? behindParticle
    : handed || (taken.has(base) ? withoutSecondVerb(withoutAside(rest), clause) : '');
  if (!told || leans.test(told) || negates.test(told) || joinsVerb(told) || !noun.test(told)) return [];
  const isList = / and /u.test(told);
  if (/[;:]/u.test(told) || (told.includes(',') && !isList)) return [];
  const hangs = isClause
    ? /(?!)/u
    : /(?<!\p{L})(?:in|to|from|into|with|by|at|on|for|when|if|because|after|before|during|through|as|than|more|that|which|who|how|why|called)(?!\p{L})/u;
  if (
    hangs.test(told) ||
    /\p{L}ly$/u.test(told) ||
    timeNoun.test(told) ||
    /^(?:very|much|so|too|quite|less|\p{L}+er)(?: |$)/u.test(told)
  )
    return [];
  if (told.split(' ').length === 1 && base === 'become') return [];
  return one([behind('What', clause, subject, particle ?? partner)], told);
});

export const doers = statement('definition', (clause) => {
  const { subject, base, verb, rest, opening, isPassive, auxiliary } = clause;
  const told = withoutAside(rest);
  if (!isName(clause) || opening !== '' || isPassive || auxiliary || base === 'be') return [];
  return isPlain(told.replace(/^(?:that|how)(?= )/u, '')) &&
    told.split(' ').length >= 2 &&
    !/^(?:in|on|at|along|for|with|from|to|by|as|into)(?!\p{L})/u.test(told) &&
    !/(?<!\p{L})(?:his|her)(?!\p{L})/u.test(told)
    ? one([`Who ${verb} ${told}?`], subject)
    : [];
});
