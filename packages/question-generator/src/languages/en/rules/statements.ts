import type { RuleQuestion, SentenceRule } from '../../sentences.ts';
import { words } from '../../words.ts';
import { type Clause, date, isName, isPluralPhrase, keepsCapital, readClause, withinQuestion } from '../clause.ts';
import { verbForms } from '../verbs.ts';
import { insight, recall, sentence } from './parts.ts';

// Questions about plain statements: who or what does what, when, where, how, why.

const leans =
  /(?<!\p{L})(?:it|them|him|her|this|these|those|that|such|there|here|we|us|you|however|though|instead|too|example|contrast|other hand|respectively|one|former|latter|same|another|others?)(?!\p{L})/iu;
const negates = /(?<!\p{L})(?:not|no|never|hardly|without|nor|neither|n['’]t)(?!\p{L})/iu;

/** Whether “and” joins a second verb, which would be left behind “did” in the wrong form. */
const joinsVerb = (text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(?:and|but|or|then) (?:\p{L}+ly )?(?<next>\p{L}+)/giu)].some(({ groups }) => {
    const next = groups?.next ?? '';
    return (
      /^(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|it|they|he|she)$/u.test(next) ||
      verbForms(next).some(({ form }) => form !== 'ing')
    );
  });

/** What a question repeats behind its verb: plain, short and understood by itself. */
const isPlain = (text: string): boolean =>
  !/[,;:]/u.test(text) && !leans.test(text) && !negates.test(text) && !joinsVerb(text) && text.split(' ').length <= 12;

/** Whether “and” opens a statement of its own: “to fill the gap and new crust forms”. */
const opensAnother = (text: string): boolean => {
  const [, behindAnd = ''] = / and (.+)$/u.exec(text) ?? [];
  const hasPronoun = /^(?:\p{L}+ ){0,3}(?:it|they|he|she) /u.test(behindAnd);
  return behindAnd !== '' && (hasPronoun || readClause(behindAnd.replace(/,.*$/u, '')) !== undefined);
};

/** Without “…, a prison in Paris” and “…, which …”, which only tell more; a list goes on behind its commas. */
const withoutAside = (text: string): string => {
  const [, end = ''] = /, ([^,]*)$/u.exec(text) ?? [];
  const isAside =
    /^(?:which|who|where|whose|while|whereas|but|so)(?!\p{L})/u.test(end) ||
    (/^(?:an?|the)(?!\p{L})/u.test(end) && !/ (?:and|or) /u.test(end)) ||
    (/^and /u.test(end) && opensAnother(` ${end}`));
  return isAside ? text.slice(0, text.length - end.length - 2) : text;
};

/** “attacks the lungs *and passes from* …”: the second thing that a subject does is left out of what the first is done to. */
const withoutSecondVerb = (text: string, { verb, isPlural, isPast }: Clause): string => {
  const [, first = '', next = ''] =
    /^(.+?) and (\p{Ll}+) (?:the|an?|its|their|to|from|into|in|on|at|with)(?!\p{L})/u.exec(text) ?? [];
  const isVerb = !isPlural && !isPast && verb.endsWith('s') && verbForms(next).some(({ form }) => form === 's');
  return isVerb ? first : text;
};

type Parts = Readonly<Record<string, string>>;

let last: { text: string; clause: Clause | undefined } | undefined;
const read = (text: string): Clause | undefined => {
  if (last?.text !== text) last = { text, clause: readClause(text) };
  return last.clause;
};

/** A rule for statements; a name keeps its capital, any other subject is checked as the subject of a question is. */
const statement = (
  kind: SentenceRule['kind'],
  ask: (clause: Clause, subject: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const clause = read(text);
      if (!clause || leans.test(clause.subject) || negates.test(clause.subject)) return null;
      if (
        /^(?:most|some|few|several|both|much|little|any|no|source|figure|table|document|extract)(?!\p{L})/iu.test(
          clause.subject,
        )
      )
        return null;
      const isKept = isName(clause) || keepsCapital(clause.subject);
      const name = isKept ? clause.subject : withinQuestion(clause.subject);
      const groups: Record<string, string> =
        name === undefined || /^(?:the|an?) /iu.test(name) ? { text, np: clause.subject } : { text, name };
      return { groups };
    },
  },
  ask: ({ text = '', np, name }: Parts) => {
    const clause = read(text);
    return clause ? ask(clause, np ?? name ?? '') : [];
  },
});

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** “When *did the king sign* the law”: the statement behind a question word, with what follows its verb. */
const behind = (word: string, clause: Clause, subject: string, tail = ''): string => {
  const { auxiliary, isPast, isPlural, adverb, verb, base } = clause;
  const support = auxiliary || (isPast ? 'did' : isPlural ? 'do' : 'does');
  return `${joined(word, support, subject, adverb, auxiliary ? verb : base, tail.trim())}?`;
};

/** Without what stood before the subject, unless that tells only when. */
const standsFree = ({ opening }: Clause): boolean => opening === '' || new RegExp(`^${date}$`, 'u').test(opening);

const one = (wordings: readonly string[], answer: string, levels: RuleQuestion['levels'] = [recall]) => [
  { levels, wordings, answer: sentence(answer) },
];

/** Are so for long: nobody asks when. */
const states =
  words(`be have remain stay know want need own contain consist depend live believe mean belong last include lie
  represent resemble exist play stand rule`);

const times = statement('number', (clause, subject) => {
  const { opening, rest, isPast, base } = clause;
  const dated = new RegExp(`^(?:(?<before>.*?),? )??(?<when>${date})(?<after>(?: .*)?)$`, 'u');
  if (!isPast || states.has(base)) return [];
  const found = opening ? undefined : dated.exec(withoutAside(rest))?.groups;
  const when = opening || found?.when || '';
  const before = opening ? withoutAside(rest) : (found?.before ?? '');
  const after = found?.after?.trim() ?? '';
  if (!when || !new RegExp(`^${date}$`, 'u').test(when) || !/\d|century/u.test(when)) return [];
  if (/(?:^|\s)(?:until|since|by|after|before|from)$/u.test(before)) return [];
  const tail = joined(before, after);
  const isWhole = opening !== '' || /^(?:|that .*|in .*|by .*|under .*|at .*|near .*|with .*)$/u.test(after);
  // “passed a law *that banned* …” belongs to its noun.
  const isClear = isPlain(
    tail
      .replace(/(?<!\p{L})that(?= (?:there|\p{L}+ed|all|the)(?!\p{L}))/u, '')
      .replace(/(?<!\p{L})there(?!\p{L})/u, ''),
  );
  return isWhole && isClear && !/\d/u.test(tail) ? one([behind('When', clause, subject, tail)], when) : [];
});

/** Take “to …” as a part of what they say, and not as an aim. */
const takesInfinitive =
  words(`force help allow cause enable want begin start continue need try seem appear tend encourage persuade
  lead convince order teach tell decide agree refuse fail learn manage prepare require promise plan expect ask hope prefer
  choose happen get oblige make let come go belong say`);
const noAim =
  /(?:^|\s)(?:able|unable|willing|likely|easy|easier|hard|harder|difficult|ready|enough|important|possible|necessary|right|way|ways|time|chance|power|need|attempt|permission|ability|order|tendency|decision|duty|freedom|reason|opportunity|pressure|how|what|where|when|too \p{L}+|from .*|used|due|according|\p{L}+er|\p{L}+est|first|only)$/u;
const aim =
  /^(?:(?<what>.*?) )??(?<aim>(?:in order )?to (?<verb>\p{Ll}+)(?: .+)?|so that .+|in search of .+|so as to .+)$/u;

const purposes = statement('cause', (clause, subject) => {
  const found = aim.exec(clause.rest)?.groups;
  if (!found || !standsFree(clause)) return [];
  const { what = '', aim: told = '', verb } = found;
  if (verb && !verbForms(verb).some(({ form }) => form === 'base')) return [];
  if (opensAnother(told)) return [];
  if (takesInfinitive.has(clause.base) || noAim.test(what) || clause.base === 'be' || clause.base === 'have') return [];
  if (/^to (?:work|school|war|power|land|form|place|market|trade|play)(?: |$)/u.test(told) && verb !== 'form')
    return [];
  const asked = what.replace(new RegExp(` ?${date}`, 'u'), '').trim();
  if (!isPlain(asked) || leans.test(told.replace(/^so that (?:it|they)(?= )|from one \p{L}+ to another/u, '')))
    return [];
  if (clause.base === 'use' && !/^so|^in search/u.test(told)) {
    const isObject = clause.isPassive || (asked !== '' && !/(?:^|\s)(?:in|on|at|with|from)\s/u.test(asked));
    if (!isObject || /(?:^|\s)by(?:\s|$)/u.test(asked)) return [];
    return one(
      [behind('What', clause, subject, clause.isPassive ? `for ${asked}` : `${asked} for`)],
      told.replace(/^in order /u, ''),
    );
  }
  return one([behind('Why', clause, subject, asked)], told, [recall, insight]);
});

/** Words for people, by whom things are done. */
const people =
  /(?:^|\s)(?:people|citizens?|humans?|animals|men|women|children|kings?|queens?|government|parliament|voters|monks?|pope|emperor|governor|president|police|romans|greeks|egyptians|vikings|british|french|germans?|americans|minister|monarch|nobles|peasants|consumers|(?:\p{L}{3,}(?:ists|cians|eers)))$/iu;
const isPersonal = (agent: string): boolean =>
  people.test(agent.split(/ (?:of|in|from) /u)[0] ?? '') || /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(agent);

const doneByPeople = words('assassinate murder elect crown arrest lead rule overthrow invent discover design crush');
const entrances = words('enter leave escape reach');

const means = statement('definition', (clause, subject) => {
  const [, into = '', way = ''] = /^(.+?) (through .+)$/u.exec(clause.rest) ?? [];
  if (entrances.has(clause.base) && !clause.isPassive && clause.opening === '' && isPlain(into) && isPlain(way))
    return one([behind('How', clause, subject, into)], way);
  const [, done = '', how = ''] =
    /^(.+?) (by (?:\p{L}{2,}ing (?!of ).+|\p{L}{3,}(?:tion|sion)))$/u.exec(clause.rest) ?? [];
  if (!clause.isPassive && done && clause.opening === '' && clause.base !== 'be' && isPlain(done) && isPlain(how))
    return one([behind('How', clause, subject, done)], how);
  if (!clause.isPassive || !standsFree(clause) || clause.opening !== '') return [];
  const [, particle = '', agent = ''] =
    /^(?:in \p{Lu}\p{Ll}+ )?(?:(away|out|up|down|off) )?by (.+)$/u.exec(withoutAside(clause.rest)) ?? [];
  if (!agent || clause.base === 'write' || clause.base === 'paint' || leans.test(agent) || /,| to |\d/u.test(agent))
    return [];
  if (/^\p{L}{3,}ing$/u.test(agent.split(' ')[0] ?? ''))
    return one([behind('How', clause, subject, particle)], `by ${agent}`);
  if (joinsVerb(agent) || /(?<!\p{L})(?:in|on|at|with|when|after|during|while|because)(?!\p{L})/u.test(agent))
    return [];
  return isPersonal(agent) || doneByPeople.has(clause.base)
    ? one([behind('By whom', clause, subject, particle)], `by ${agent}`)
    : one([behind('What', clause, subject, joined(particle, 'by'))], `by ${agent}`);
});

const timeNoun =
  /(?<!\p{L})(?:winter|summer|spring|autumn|centur|years?|nights?|days?|morning|evening|months?|ages?|eras?|times?|wars?|past|future|moment|period|week|hour|minute|second|season|general|fact|addition|order|turn|detail|particular|total|part|common|response|return|contrast|pairs?|groups?|forms?|ways?|steps?|stages?|theory|practice)(?!\p{L})|\d/iu;
const placed = words('find locate situate store produce build grow digest mine bury');
const stands = words('live lie grow form stand settle happen occur store keep build originate');
const inPlace =
  /^(?:(?<what>[^,]*?) )??(?<adverb>mainly |mostly |chiefly )?(?<where>(?:in|on|at|near|along|around|inside|under|between|close to|below|above|next to) [^,;:]{3,70})$/u;

const whereabouts = statement('definition', (clause, subject) => {
  if (stands.has(clause.base) && /^where [^,;:]{8,80}$/u.test(clause.rest) && !leans.test(clause.rest))
    return one([behind('Where', clause, subject)], clause.rest);
  const found = inPlace.exec(withoutAside(clause.rest))?.groups;
  if (!found || clause.opening !== '') return [];
  const { what = '', where = '', adverb = '' } = found;
  const isAction = clause.isPassive
    ? placed.has(clause.base) && what === ''
    : (clause.base === 'take' && what === 'place') ||
      (stands.has(clause.base) && (what === '' || (/^(?:store|keep|build)$/u.test(clause.base) && isPlain(what))));
  const told = where.replace(/ and (?:can|may|is|are|was|were) .*$/u, '');
  if (
    !isAction ||
    timeNoun.test(told) ||
    leans.test(told) ||
    joinsVerb(told) ||
    / to | because | when | if | by /u.test(told)
  )
    return [];
  return one([behind('Where', clause, subject, what)], joined(adverb.trim(), told));
});

const particles: Readonly<Record<string, string>> = {
  measure: 'with|in',
  make: 'of|from|up of',
  split: 'into',
  divide: 'into',
  turn: 'into',
  convert: 'into',
  coat: 'with',
  cover: 'with|by',
  fill: 'with',
  separate: 'by|from',
  surround: 'by',
  connect: 'to|with|by',
  attach: 'to',
  compose: 'of',
  write: 'as',
  express: 'in|as',
  need: 'for',
  know: 'as',
  produce: 'from',
  obtain: 'from',
  extract: 'from',
  replace: 'by|with',
  equip: 'with',
  base: 'on',
  link: 'to',
};
const withParticle = statement('definition', (clause, subject) => {
  const allowed = clause.isPassive ? particles[clause.base] : undefined;
  if (!allowed || clause.opening !== '') return [];
  const [, particle = '', thing = ''] =
    new RegExp(`^(${allowed}) (.+)$`, 'u').exec(clause.rest.replace(/ (?:before|after|when|while) .*$/u, '')) ?? [];
  if (
    !thing ||
    leans.test(thing) ||
    joinsVerb(thing) ||
    /, (?!\p{L}+ (?:and|or)|[^,]+ and)/u.test(thing) ||
    timeNoun.test(thing)
  )
    return [];
  return one([behind('What', clause, subject, particle)], thing);
});

const conditions = statement('consequence', (clause, subject) => {
  const { groups } =
    /^(?:(?<what>[^,]*?) )??(?<when>(?:when|after|once|as soon as) [^,;:]{8,})$/u.exec(clause.rest) ?? {};
  if (!groups || clause.isPast || clause.opening !== '' || clause.base === 'be') return [];
  const { what = '', when = '' } = groups;
  return isPlain(what) && !leans.test(when) ? one([behind('When', clause, subject, what)], when) : [];
});

/** “As a glacier moves, it scrapes …” */
const meanwhile: SentenceRule = {
  kind: 'consequence',
  needsKnownSubject: true,
  pattern:
    /^(?:as|once) (?<condition>(?!a result|well|long|far|soon|many|much|in |with |for )[^,;:]{8,70}), (?<outcome>[^;:]{8,})$/iu,
  ask: ({ condition = '', outcome = '' }) => {
    const [left, right] = [readClause(condition), readClause(outcome)];
    const isPlainRule = left && right && !left.isPast && !right.isPast && left.base !== 'be' && right.base !== 'be';
    return isPlainRule && !leans.test(condition) && !/^(?:\p{L}+ )?(?:called|known)/u.test(right.verb)
      ? one([`What happens as ${condition}?`, `Explain what happens as ${condition}.`], outcome)
      : [];
  },
};

const superlatives = statement('definition', ({ base, rest, opening, subject, auxiliary }) => {
  if (base !== 'be' || opening !== '' || !/^the (?:\p{L}+est|most \p{L}+|only) \p{L}/u.test(rest)) return [];
  const told = withoutAside(rest);
  const isPerson =
    /(?<!\p{L})(?:king|queen|emperor|president|man|woman|person|people|poet|writer|author|painter|composer|ruler|leader|scientist|player|general)(?!\p{L})/iu.test(
      told,
    );
  return leans.test(told) || /[,;:]/u.test(told)
    ? []
    : one([`${isPerson ? 'Who' : 'What'} ${auxiliary} ${told}?`], subject);
});

const comparisons = statement('contrast', (clause, subject) => {
  const main = clause.rest.replace(/, (?:and|but|so|because|which) .*$/u, '');
  const [, other = ''] =
    /^(?:much |far )?(?:\p{L}+er|more \p{L}+|less \p{L}+) than ((?:the|an?) [^,;:]+|\p{Ll}+)$/u.exec(main) ?? [];
  if (clause.base !== 'be' || clause.opening !== '' || !other || leans.test(other) || negates.test(other)) return [];
  if (
    /(?<!\p{L})(?:is|are|was|were|do|does|did|in|average|normal|usual|before|expected|ever|and)(?!\p{L})/u.test(other)
  )
    return [];
  const support = clause.isPast ? 'did' : clause.isPlural ? 'do' : 'does';
  return one([`How ${support} ${subject} compare with ${other}?`], `${clause.subject} ${clause.auxiliary} ${main}`, [
    recall,
    insight,
  ]);
});

const names = statement('definition', (clause, subject) => {
  const [, named = ''] = /^((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+){0,2})$/u.exec(clause.rest) ?? [];
  const isCalled = clause.isPassive && clause.base === 'call' && clause.opening === '';
  return isCalled && named && /^the .* (?:of|between|at|in|on|under) /iu.test(clause.subject) && !leans.test(named)
    ? one([behind('What', clause, subject)], named)
    : [];
});

const number = String.raw`(?:about |around |nearly |almost |over |more than |at least |roughly |up to )?(?:\d[\d,.]*(?: (?:million|billion|thousand))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const counted = new RegExp(
  `^(?<number>${number}) (?<what>(?:\\p{Ll}+ )?\\p{Ll}+)(?<tail>(?: (?:in|of|on|at|for) [^,;:]{3,40})?)$`,
  'u',
);
const unit =
  /(?:^|\s)(?:times|percent|degrees|metres|meters|kilometres|grams|litres|years?|hours?|days?|minutes|weeks|months|%)(?!\p{L})/u;

const counts = statement('number', (clause, subject) => {
  const found = counted.exec(clause.rest)?.groups;
  const isFree = clause.opening === '' || /^(?:Today|Nowadays)$/u.test(clause.opening);
  if (!found || !isFree || clause.isPassive || clause.base === 'be') return [];
  const { number: many = '', what = '', tail = '' } = found;
  if (!isPluralPhrase([what.split(' ').at(-1) ?? '']) || unit.test(what) || leans.test(tail)) return [];
  const asked = clause.base === 'have' ? { ...clause, auxiliary: '', verb: 'have', base: 'have' } : clause;
  return one([behind(`How many ${what}`, asked, subject, tail)], `${many} ${what}`);
});

const crowd: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const [, number = '', what = '', rest = ''] =
        /^((?:About|Around|Nearly|Almost|Over|More than|At least|Roughly) \d[\d,.]*(?: (?:million|billion|thousand))?) (\p{Ll}+) ([^,;:]{8,80})$/u.exec(
          text,
        ) ?? [];
      const first = rest.split(' ')[0] ?? '';
      const isVerb =
        /^(?:are|were|have)$/u.test(first) || verbForms(first).some(({ form }) => form === 'base' || form === 'past');
      return number &&
        isPluralPhrase([what]) &&
        !unit.test(what) &&
        isVerb &&
        !leans.test(rest) &&
        !/ while /u.test(rest)
        ? { groups: { number, what, rest } }
        : null;
    },
  },
  ask: ({ number: many, what, rest }) => one([`How many ${what} ${rest}?`], `${many} ${what}`),
};

const often = statement('number', (clause, subject) => {
  const { groups } =
    /^(?:(?<what>[^,;:]*?) )??(?<often>(?:about |around |more than )?(?:\d[\d,.]*|two|three|four|once|twice)(?: times)? (?:an?|every|per) \p{Ll}+|every (?:\p{Ll}+ )?(?:years?|days?|months?|weeks?|hours?))$/u.exec(
      clause.rest,
    ) ?? {};
  if (!groups || clause.opening !== '' || clause.base === 'be' || clause.base === 'have') return [];
  return isPlain(groups.what ?? '') &&
    /^(?:|by the .*|[^\d]*)$/u.test(groups.what ?? '') &&
    !/(?:^|\s)(?:one|two|\d+)$/u.test(groups.what ?? '')
    ? one([behind('How often', clause, subject, groups.what)], groups.often ?? '')
    : [];
});

const changes = words('damage weaken strengthen improve pollute reduce increase');
const effects = statement('consequence', (clause, subject) => {
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

/** What a thing is there for. */
const jobs =
  words(`absorb pump carry protect store control filter block send transport prevent regulate connect examine propose
  approve remove detect digest supply transmit translate execute convert guard supervise monitor coordinate release store
  separate propose insulate cool lubricate direct support`);
const roles = statement('definition', (clause, subject) => {
  const { base, isPast, isPassive, auxiliary, opening, rest } = clause;
  const isThing =
    /^(?:the|an?) /iu.test(subject) ||
    /^(?:valves|arteries|veins|routers|enzymes|roots|nerves|muscles|kidneys|lungs|hormones|banks|ribosomes|catalysts|judges|scientists|vaccines|antibodies|sensors)(?!\p{L})/iu.test(
      subject,
    );
  if (!jobs.has(base) || isPast || isPassive || auxiliary || opening !== '' || !isThing) return [];
  if (
    rest === '' ||
    leans.test(
      rest
        .replace(/, (?:where|which) .*$/u, '')
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
const objects = statement('definition', (clause, subject) => {
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

const doers = statement('definition', (clause) => {
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

const headOf = (subject: string): string => subject.toLowerCase().split(' ').at(-1) ?? '';
const sides: SentenceRule = {
  kind: 'contrast',
  pattern: {
    exec: (text) => {
      const { groups } = /^(?<a>[^;:]+?)(?<joint>, while|, whereas|,? and|, but) (?<b>[^;:]+)$/u.exec(text) ?? {};
      const [left, right] = [groups && readClause(groups.a ?? ''), groups && readClause(groups.b ?? '')];
      if (!left || !right || left.opening || right.opening || left.isPlural !== right.isPlural) return null;
      const isContrast = /while|whereas/u.test(groups?.joint ?? '');
      const areAlike =
        (left.base === right.base && left.base !== 'be') || headOf(left.subject) === headOf(right.subject);
      const isShort = [left, right].every(
        ({ subject }) =>
          subject.split(' ').length <= 4 &&
          !leans.test(subject) &&
          !/^(?:the|some|many|most|all)(?!\p{L})|(?<!\p{L})and(?!\p{L})/iu.test(subject),
      );
      if (!isShort || !(isContrast || areAlike) || left.subject.toLowerCase() === right.subject.toLowerCase())
        return null;
      return { groups: { text, np: left.subject, other: right.subject } };
    },
  },
  ask: ({ text = '', np = '', other = '' }) =>
    // What “it” stands for in the second half stands in the first.
    leans.test(text.replace(/(?<!\p{L})(?:each other|it|them)(?!\p{L})/gu, ''))
      ? []
      : one(
          [`What is the difference between ${np} and ${other}?`, `Explain the difference between ${np} and ${other}.`],
          text,
          [insight, recall],
        ),
};

const moreMore: SentenceRule = {
  kind: 'consequence',
  pattern: /^(?<start>The (?:\p{L}+er|more|less) [^,;:]{4,70}), (?<end>the (?:\p{L}+er|more|less) [^;:]{4,70})$/u,
  ask: ({ start = '', end = '' }) =>
    leans.test(start) || leans.test(end.replace(/ that is needed$/u, ''))
      ? []
      : one([`Complete the rule: “${start}, …”`], `${start}, ${end}`, [recall, insight]),
};

/** Questions about plain statements, those that ask for most first. */
export const statements: readonly SentenceRule[] = [
  sides,
  moreMore,
  purposes,
  times,
  superlatives,
  names,
  means,
  whereabouts,
  withParticle,
  conditions,
  meanwhile,
  comparisons,
  crowd,
  counts,
  often,
  effects,
  roles,
  objects,
  doers,
];
