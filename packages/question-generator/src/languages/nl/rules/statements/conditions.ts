import type { SentenceRule } from '../../../sentences.ts';
import { finiteForms, formsBeforeJe, singularOf } from '../../verbs.ts';
import { recall } from '../parts.ts';
import {
  behind,
  isJe,
  isPlain,
  joinsVerb,
  leans,
  negates,
  one,
  opened,
  pointsOut,
  statement,
  within,
} from './statement.ts';

// What happens or is done where something is so, and when something is so.

export const conditions = statement('consequence', (clause, subject) => {
  const { what = '', when = '' } =
    /^(?<what>[^,;:]*?) ?(?<when>(?:als|wanneer|zodra) (?:de|het|een|er|hij|zij|je|alle) [^,;:]{6,})$/u.exec(
      clause.rest,
    )?.groups ?? {};
  const isTold =
    when !== '' &&
    !clause.isPast &&
    isPlain(what) &&
    !pointsOut.test(when) &&
    !/^(?:noemen|heten|lijken|gelden|zien|gebruiken)$/u.test(clause.infinitive) &&
    (clause.infinitive !== 'zijn' || /^(?!bekend|gelijk|nodig|handig|hetzelfde|anders)\p{Ll}{4,}$/u.test(what));
  const isVerbLast =
    finiteForms(when.split(' ').at(-1) ?? '').length > 0 || /(?:ge|ver|be|ont|her)\p{Ll}+[dt]$|\p{L}{3}en$/u.test(when);
  const isClause = isVerbLast && when.split(' ').some((word) => finiteForms(word).some(({ isPlural }) => !isPlural));
  const isComparison = /(?<!\p{L})(?:zo|even|net|meer|minder|\p{L}+er)(?: \p{L}+)?$/u.test(what);
  return isTold && isClause && !isComparison && !isJe(clause)
    ? one([behind('Wanneer', clause, subject, what)], when)
    : [];
});

/** “… wordt *alleen bij hoog water* gesloten”. */
export const onlyWhen = statement('consequence', (clause, subject) => {
  const [, when = '', what = ''] =
    /^((?:alleen (?:bij|tijdens|na)|na|tijdens) [^,;:]+?) (ge\p{Ll}+|ver\p{Ll}+|\p{Ll}+ge\p{Ll}+)$/u.exec(
      clause.rest,
    ) ?? [];
  return when && /^(?:worden|zijn)$/u.test(clause.infinitive) && isPlain(when)
    ? one([behind('Wanneer', clause, subject, what)], when)
    : [];
});

/** What is done where something is so: “Als de noemers verschillend zijn, maak je …”. */
export const whatToDo: SentenceRule = {
  kind: 'consequence',
  pattern: /^(?:Als|Wanneer) (?<condition>[^,;:]{8,70}), (?:dan )?(?<outcome>\p{Ll}+ (?:je|we) [^,;:]{8,})$/u,
  ask: ({ condition = '', outcome = '' }) => {
    const [verb = '', who = ''] = outcome.split(' ');
    const isDeed = finiteForms(who === 'je' ? verb.replace(/t?$/u, 't') : verb).some(({ infinitive }) =>
      /^(?:maken|delen|vermenigvuldigen|tellen|trekken|gebruiken|zetten|schrijven|nemen|vullen|rekenen|kiezen|meten)$/u.test(
        infinitive,
      ),
    );
    return isDeed && !leans.test(outcome.replace(/ eerst /u, ' ')) && !negates.test(outcome)
      ? one([`Wat ${who === 'je' ? 'doe je' : 'doen we'} als ${condition}?`], `dan ${outcome}`)
      : [];
  },
};

/** “Is er te weinig zuurstof, dan ontstaat …”. */
export const isThere: SentenceRule = {
  kind: 'consequence',
  pattern: /^Is er (?<what>(?:te )?(?:weinig|veel|geen|genoeg|een) [^,;:]{3,40}), dan (?<outcome>[^;:,]{8,})$/u,
  ask: ({ what = '', outcome = '' }) =>
    leans.test(outcome) ? [] : one([`Wat gebeurt er als er ${what} is?`], `dan ${outcome}`, [recall]),
};

/** “Om 20 procent te berekenen, *vermenigvuldig je …*”. */
export const toReach: SentenceRule = {
  kind: 'consequence',
  pattern: /^Om (?<aim>[^,;:]+ te \p{Ll}+en), (?<verb>\p{Ll}+) je (?<rest>[^,;:]+)$/u,
  ask: ({ aim = '', verb = '', rest = '' }) => {
    const [form] = formsBeforeJe(verb);
    return form && verb !== 'kun' && !leans.test(aim) && !leans.test(rest) && !joinsVerb(rest)
      ? one([`Wat doe je om ${aim}?`], `je ${singularOf(form.infinitive)} ${rest}`)
      : [];
  },
};

export const must = opened('definition', ({ front, verb, rest }) => {
  const [, who = '', how = ''] = /^((?:de|het) (?:\p{Ll}+e )?\p{Ll}+) (\p{Ll}+) zijn$/u.exec(rest) ?? [];
  return how && /^(?:moet|moeten)$/u.test(verb) && /^Bij /u.test(front)
    ? one([`Hoe ${verb} ${who} zijn ${within(front)}?`], how)
    : [];
});
