import { words } from '../../../words.ts';
import { verbForms } from '../../verbs.ts';
import { behind, isPlain, joinsVerb, leans, negates, one, statement } from './statement.ts';

// What somebody is helped or forced to do, what is prevented, and what somebody taught or proved.

const moves = words('help allow enable force encourage persuade teach cause order convince');
const wishes = words('want try plan decide promise refuse agree attempt hope');
const hinders = words('stop prevent protect keep save');
const tells = words('teach believe rule argue claim prove show discover predict demonstrate suggest declare think');
const person = /(?<!\p{L})(?:them|him|her|us|you|it|me)(?!\p{L})/u;

/** “… forced the government *to open the border*” */
export const moved = statement('definition', (clause, subject) => {
  const { base, rest, isPassive, opening } = clause;
  if (!moves.has(base) || isPassive || opening !== '') return [];
  const {
    whom = '',
    deed = '',
    verb = '',
  } = /^(?<whom>(?!to )[^,;:]{3,40}?) (?<deed>to (?<verb>\p{Ll}+)(?: [^;:]+)?)$/u.exec(rest)?.groups ?? {};
  const isDeed = verbForms(verb).some(({ form }) => form === 'base');
  return isDeed &&
    isPlain(whom) &&
    !/ (?:in|from|by|with|when) /u.test(whom) &&
    !person.test(deed.replace(/,.*$/u, '')) &&
    !leans.test(deed) &&
    deed.split(' ').length >= 3
    ? one([behind('What', clause, subject, `${whom} to do`)], deed.replace(/, (?:which|so|but|and) .*$/u, ''))
    : [];
});

/** “Columbus wanted *to find a new route*” */
export const wished = statement('definition', (clause, subject) => {
  const { base, rest, isPassive, opening } = clause;
  const { deed = '', verb = '' } = /^(?<deed>to (?<verb>\p{Ll}+) [^,;:]{6,80})$/u.exec(rest)?.groups ?? {};
  const isDeed = verbForms(verb).some(({ form }) => form === 'base');
  return wishes.has(base) && !isPassive && opening === '' && isDeed && !leans.test(deed)
    ? one([behind('What', clause, subject, 'to do')], deed)
    : [];
});

/** “Valves stop the blood *from flowing backwards*” */
export const hindered = statement('definition', (clause, subject) => {
  const { base, rest, isPassive, opening } = clause;
  if (!hinders.has(base) || isPassive || opening !== '') return [];
  const { what = '', deed = '' } =
    /^(?<what>[^,;:]{3,40}?) from (?<deed>(?!evening|morning|spring|being)\p{Ll}+ing(?: [^,;:]+)?)$/u.exec(rest)
      ?.groups ?? {};
  const isDeed = verbForms(deed.split(' ')[0] ?? '').some(({ form }) => form === 'ing');
  return isDeed && isPlain(what) && !leans.test(deed)
    ? one([behind('What', clause, subject, `${what} from doing`)], deed)
    : [];
});

/** “The Church taught *that the Earth was the centre*” */
export const toldThat = statement('definition', (clause, subject) => {
  const { base, rest, isPassive, opening, isPlural } = clause;
  if (!tells.has(base) || isPassive || opening !== '' || /^(?:people|scientists|historians)$/iu.test(clause.subject))
    return [];
  const [, told = ''] = /^(that [^;:]{12,120})$/u.exec(rest) ?? [];
  const inside = told
    .replace(/(?<= in) one(?= \p{Ll})/u, '')
    .replace(/^that (?:there )?/u, '')
    .replace(isPlural ? /(?<!\p{L})(?:they|their)(?!\p{L})/gu : /(?!)/u, '');
  return told === '' ||
    leans.test(inside) ||
    /(?<!\p{L})(?:he|she|they|it)(?!\p{L})/u.test(inside) ||
    negates.test(clause.subject) ||
    /, (?:and|but|so) /u.test(told)
    ? []
    : one([behind('What', clause, subject)], told);
});

const bound: Readonly<Record<string, string>> = {
  equal: 'to',
  responsible: 'for',
  famous: 'for',
  similar: 'to',
  related: 'to',
  rich: 'in',
  proportional: 'to',
  sensitive: 'to',
  opposite: 'to',
};

/** “The angle of incidence is *equal to* the angle of reflection” */
export const boundTo = statement('definition', ({ base, rest, opening, isPassive, auxiliary, adverb }, subject) => {
  const {
    adjective = '',
    preposition = '',
    thing = '',
  } = /^(?<adjective>\p{Ll}+) (?<preposition>to|for|in) (?<thing>[^;:,]{3,70})$/u.exec(rest)?.groups ?? {};
  if (base !== 'be' || isPassive || opening !== '' || adverb !== '' || bound[adjective] !== preposition) return [];
  return leans.test(thing) || joinsVerb(thing) || / (?:because|when|if|than|that|which|who) /u.test(thing)
    ? []
    : one([`What ${auxiliary} ${subject} ${adjective} ${preposition}?`], thing);
});
