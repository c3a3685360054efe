import type { RuleQuestion } from '../../../sentences.ts';
import { behind, isPlain, joinsVerb, leans, one, pointsOut, statement, tells, timeNoun } from './statement.ts';

// What a verb or its participle takes behind a preposition, and who gives or gets what.

/** The preposition that a verb or its participle takes, with the word that asks for it. */
const asked: Readonly<Record<string, string>> = {
  met: 'Waarmee',
  aan: 'Waaraan',
  in: 'Waarin',
  van: 'Waarvan',
  uit: 'Waaruit',
  tot: 'Waartoe',
  tegen: 'Waartegen',
  over: 'Waarover',
};

const takes: Readonly<Record<string, string>> = {
  gebonden: 'aan',
  opgedeeld: 'in',
  verdeeld: 'in',
  ingedeeld: 'in',
  omgezet: 'in',
  opgebouwd: 'uit',
  gemaakt: 'van|uit',
  bedekt: 'met',
  gevuld: 'met',
  gemeten: 'met|in',
  bestuurd: 'door',
  verbonden: 'met',
  uitgedrukt: 'in',
  gesplitst: 'in',
  beschermd: 'tegen',
};

const thingOf = (text: string): string | undefined =>
  !/[;:]|, (?!een |de |het |\p{Ll}+ en |\p{Ll}+, )/u.test(text) &&
  !leans.test(text) &&
  !tells.test(text) &&
  !joinsVerb(text) &&
  text.length <= 90
    ? text
    : undefined;

export const withParticle = statement('definition', (clause, subject) => {
  const { infinitive, rest } = clause;
  if (infinitive !== 'worden' && infinitive !== 'zijn') return [];
  const [, participle = '', particle = '', thing = ''] =
    /^(?:dan )?(\p{Ll}+) (met|aan|in|van|uit|tegen) (.+)$/u.exec(rest) ?? [];
  const [, fronted = '', frontedThing = '', final = ''] =
    /^(met|aan|in|uit|tegen|van) (.+) (\p{Ll}+)$/u.exec(rest) ?? [];
  const [verbal, used, what] = takes[participle] ? [participle, particle, thing] : [final, fronted, frontedThing];
  if (!takes[verbal]?.split('|').includes(used) || thingOf(what) === undefined) return [];
  if (used === 'in' && timeNoun.test(what.replace(/stukjes|pakketjes|delen|groepen|fasen/u, ''))) return [];
  return one([behind(asked[used] ?? '', clause, subject, verbal)], `${used} ${what}`);
});

export const spreads = statement('definition', (clause, subject) => {
  const [, told = ''] = /^verdeeld (over .+)$/u.exec(clause.rest) ?? [];
  return clause.infinitive === 'zijn' && thingOf(told) ? one([behind('Hoe', clause, subject, 'verdeeld')], told) : [];
});

/** What a thing is equal to, is busy with, cares for or points at. */
export const partners = statement('definition', (clause, subject) => {
  const { infinitive, rest } = clause;
  const take = (pattern: RegExp, on: boolean, word: string, tail = ''): readonly RuleQuestion[] => {
    const [, told = ''] = on ? (pattern.exec(rest) ?? []) : [];
    return told !== '' && isPlain(told) ? one([behind(word, clause, subject, tail)], told) : [];
  };
  return [
    ...take(/^gelijk (aan [^,;:]+)$/u, infinitive === 'zijn', 'Waaraan', 'gelijk'),
    ...take(/^zich bezig (met [^,;:]+)$/u, infinitive === 'houden', 'Waarmee', 'zich bezig'),
    ...take(/^(voor [^,;:]+)$/u, infinitive === 'zorgen', 'Waarvoor'),
    ...take(/^\p{Ll}+ (over [^,;:]+)$/u, infinitive === 'betalen', 'Waarover', rest.split(' ')[0]),
    ...take(
      /^(?:een |de )?\p{Ll}+ nodig (voor [^,;:]+)$/u,
      infinitive === 'hebben',
      'Waarvoor',
      rest.replace(/ voor .*$/u, ''),
    ),
    ...take(/^met elkaar verbonden (door [^,;:]+)$/u, infinitive === 'zijn', 'Waardoor', 'met elkaar verbonden'),
    ...take(/^achter (in (?:de|het) [^,;:]+)$/u, infinitive === 'blijven', 'Waar', 'achter'),
    ...take(/^((?:de|het|een) [^,;:]+) aan$/u, infinitive === 'geven', 'Wat', 'aan'),
  ].slice(0, 1);
});

export const sayings = statement('definition', (clause, subject) => {
  const [, what = ''] = /^iets (over [^,;:]+)$/u.exec(clause.rest) ?? [];
  return what && clause.infinitive === 'zeggen' && !leans.test(what)
    ? one([behind('Waarover', clause, subject, 'iets')], what)
    : [];
});

export const parts = statement('definition', (clause, subject) => {
  const [, role = '', at = ''] = /^(een (?:\p{Ll}+e )?rol) (bij [^,;:]+)$/u.exec(clause.rest) ?? [];
  return at && clause.infinitive === 'spelen' && !leans.test(at)
    ? one([behind('Waarbij', clause, subject, role)], at)
    : [];
});

/** “De overheid betaalt een uitkering *aan mensen die …*”. */
export const recipients = statement('definition', (clause, subject) => {
  const [, thing = '', who = ''] =
    /^((?:een |het |de )?\p{Ll}+(?: af)?) (aan (?:de (?:Belastingdienst|staat|overheid|koning|gemeente|kerk)|mensen|burgers|boeren|arme|jongeren|gezinnen|bedrijven|werknemers)(?!\p{L})[^,;:]*)$/u.exec(
      clause.rest,
    ) ?? [];
  const isGiven = /^(?:betalen|geven|verlenen|lenen|verkopen|leveren|dragen)$/u.test(clause.infinitive);
  return thing && isGiven && !pointsOut.test(who) && isPlain(thing)
    ? one([behind('Aan wie', clause, subject, thing)], who)
    : [];
});

/** “Werknemers krijgen *loon* voor hun arbeid”. */
export const received = statement('definition', (clause, subject) => {
  const [, thing = '', partner = ''] = /^((?:een )?\p{Ll}{3,}) (voor (?:hun|de|het) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return thing &&
    /^(?:krijgen|ontvangen|betalen)$/u.test(clause.infinitive) &&
    isPlain(partner) &&
    !/^(?:veel|weinig|niet|meer|vaak)/u.test(thing)
    ? one([behind('Wat', clause, subject, partner)], thing)
    : [];
});
