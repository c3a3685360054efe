import { words } from '../../../words.ts';
import { date } from '../../clause.ts';
import { verbForms } from '../../verbs.ts';
import { insight, recall } from '../parts.ts';
import {
  behind,
  isPlain,
  joined,
  joinsVerb,
  leans,
  one,
  opensAnother,
  standsFree,
  statement,
  timeNoun,
  withoutAside,
  withoutRelative,
} from './statement.ts';

// Why and for what something is done, by what or whom, and of what a thing is made.

/** Take “to …” as a part of what they say, and not as an aim. */
const takesInfinitive =
  words(`force help allow cause enable want begin start continue need try seem appear tend encourage persuade
  lead convince order teach tell decide agree refuse fail learn manage prepare require promise plan expect ask hope prefer
  choose happen get oblige make let come go belong say`);

const noAim =
  /(?:^|\s)(?:able|unable|willing|likely|easy|easier|hard|harder|difficult|ready|enough|important|possible|necessary|right|way|ways|time|chance|power|need|attempt|permission|ability|order|tendency|decision|duty|freedom|reason|opportunity|pressure|how|what|where|when|too \p{L}+|from .*|used|due|according|\p{L}+er|\p{L}+est|first|only)$/u;

const aim =
  /^(?:(?<what>.*?) )??(?<aim>(?:in order )?to (?<verb>\p{Ll}+)(?: .+)?|so that .+|in search of .+|so as to .+)$/u;

export const purposes = statement('cause', (clause, subject) => {
  const found = aim.exec(clause.rest)?.groups;
  const isSo = /^so (?!as)/u.test(found?.aim ?? '');
  if (!found || !standsFree(clause)) return [];
  const { what = '', aim: told = '', verb } = found;
  if (/(?<!\p{L})(?:when|if|because|while|after|before|until|where)(?!\p{L})/u.test(what)) return [];
  const opensAim = /^(?:in order )?to \p{Ll}+ (?:the|an?|their|its|new|more) /u.test(told);
  if (verb && !opensAim && !verbForms(verb).some(({ form }) => form === 'base')) return [];
  if (opensAnother(told)) return [];
  if (takesInfinitive.has(clause.base) || noAim.test(what) || (clause.base === 'be' && !isSo) || clause.base === 'have')
    return [];
  if (/^to (?:work|school|war|power|land|form|place|market|trade|play)(?: |$)/u.test(told) && verb !== 'form')
    return [];
  const asked = what.replace(new RegExp(` ?${date}`, 'u'), '').trim();
  if (!isPlain(asked) || leans.test(told.replace(/^so that(?: it| they)?(?= )|from one \p{L}+ to another/u, '')))
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

export const isPersonal = (agent: string): boolean =>
  people.test(agent.split(/ (?:of|in|from) /u)[0] ?? '') || /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(agent);

/** “A torch changes energy *into light and heat*” */
export const turned = statement('definition', (clause, subject) => {
  const { base, rest, isPassive, isPast, opening } = clause;
  if (!/^(?:change|convert|transform|break|divide|split)$/u.test(base) || isPassive || isPast || opening !== '')
    return [];
  const {
    what = '',
    into = '',
    thing = '',
  } = /^(?<what>[^,;:]{3,50}?) (?<into>(?:down )?into) (?<thing>[^,;:]{4,60})$/u.exec(rest)?.groups ?? {};
  return isPlain(what) &&
    thing !== '' &&
    !leans.test(thing) &&
    !/ (?:and|or) \p{Ll}+(?:s|es) (?:the|an?|it) | (?:when|if|by|to|for|so|because|before) /u.test(thing)
    ? [...one([behind('What', clause, subject, `${what} ${into}`)], thing)]
    : [];
});

/** “Corals get their colours *from algae*” */
export const origins = statement('definition', (clause, subject) => {
  const { what = '', source = '' } =
    /^(?<what>[^,;:]{3,40}?) (?<source>from (?!the start|then|now|time|day|one)[^,;:]{4,60})$/u.exec(clause.rest)
      ?.groups ?? {};
  if (!/^(?:get|obtain|draw)$/u.test(clause.base) || clause.isPassive || clause.opening !== '' || source === '')
    return [];
  const isKnown =
    isPlain(what) &&
    !/ (?:to|by|with|in|away|out|up) /u.test(` ${what} `) &&
    !/(?<!\p{L})(?:rid|out|up|away)(?!\p{L})/u.test(what);
  return isKnown && !joinsVerb(source) && !/\d/u.test(source) && !isPersonal(source)
    ? one([behind('Where', clause, subject, `${what} from`)], source)
    : [];
});

const doneByPeople = words('assassinate murder elect crown arrest lead rule overthrow invent discover design crush');

const entrances = words('enter leave escape reach');

/** “*By improving hygiene* she …”, “lose salt *through glands*”, “store data *as numbers*”. */
export const ways = statement('definition', (clause, subject) => {
  const { opening, rest, base, isPassive } = clause;
  if (base === 'be') return [];
  if (/^By \p{Ll}{2,}ing [^,;:]{3,60}$/u.test(opening))
    return isPlain(rest) && !leans.test(opening) ? one([behind('How', clause, subject, rest)], opening) : [];
  if (opening !== '' || / as (?:well|soon|long|far) /u.test(rest)) return [];
  const { what = '', way = '' } =
    (isPassive
      ? /^(?<what>(?:from|in|into|out of) [^,;:]{3,40}) (?<way>by \p{L}{3,}(?:tion|sion|ing)(?: [^,;:]+)?)$/u
      : /^(?:store|record|send)$/u.test(base)
        ? /^(?<what>[^,;:]{3,40}?) (?<way>as (?!much|many)(?:\p{L}+ )?\p{L}+s)(?:, which [^,;:]+)?$/u
        : /^(?:get|breathe|reproduce|communicate|lose|release|absorb|obtain|gain|control)$/u.test(base)
          ? /^(?<what>(?:[^,;:]{3,40})?) ?(?<way>(?:through (?!which|the years|history)|by means of )[^,;:]{4,50})(?:, which [^,;:]+)?$/u
          : /(?!)/u
    ).exec(rest)?.groups ?? {};
  return way !== '' && isPlain(what) && isPlain(way) ? one([behind('How', clause, subject, what)], way) : [];
});

export const means = statement('definition', (clause, subject) => {
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
    return clause.base === 'cause' ? [] : one([behind('How', clause, subject, particle)], `by ${agent}`);
  if (joinsVerb(agent) || /(?<!\p{L})(?:in|on|at|with|when|after|during|while|because)(?!\p{L})/u.test(agent))
    return [];
  return isPersonal(agent) || doneByPeople.has(clause.base)
    ? one([behind('By whom', clause, subject, particle)], `by ${agent}`)
    : one([behind('What', clause, subject, joined(particle, 'by'))], `by ${agent}`);
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
  use: 'for|as',
  form: 'from',
  know: 'as',
  produce: 'from',
  obtain: 'from',
  extract: 'from',
  replace: 'by|with',
  equip: 'with',
  base: 'on',
  link: 'to',
};

export const withParticle = statement('definition', (clause, subject) => {
  const allowed = clause.isPassive ? particles[clause.base] : undefined;
  if (!allowed || clause.opening !== '') return [];
  const [, particle = '', thing = ''] =
    new RegExp(`^(${allowed}) (.+)$`, 'u').exec(
      clause.rest.replace(/,? (?:before|after|when|while|whereas) .*$/u, ''),
    ) ?? [];
  if (
    !thing ||
    leans.test(withoutRelative(thing)) ||
    / by /u.test(thing) ||
    joinsVerb(thing) ||
    /, (?!\p{L}+ (?:and|or)|[^,]+ and)/u.test(thing) ||
    timeNoun.test(thing)
  )
    return [];
  return one([behind('What', clause, subject, particle)], thing);
});
