import type { SentenceRule } from '../../../sentences.ts';
import { singularOf } from '../../verbs.ts';
import { insight, recall } from '../parts.ts';
import {
  behind,
  isDate,
  isJe,
  isPlain,
  joined,
  joinsVerb,
  leans,
  one,
  opened,
  statement,
  tells,
  within,
} from './statement.ts';

// Why something is so, or what makes it so.

export const causedBy = opened('cause', ({ front, infinitive }, question) => {
  if (
    !/^(?:Door|Dankzij|Vanwege|Wegens) /u.test(front) ||
    !isPlain(question.replace(/ dan /u, ' ').replace(/(?<=^\p{Ll}+) er (?!mee|aan|in|op|uit|van)/u, ' '))
  )
    return [];
  // “Door de straat”, “door heel Europa” are places.
  if (
    /^Door (?:heel|het hele|de hele) /u.test(front) ||
    /^(?:lopen|rijden|trekken|stromen|gaan|reizen)$/u.test(infinitive)
  )
    return [];
  if (/ te \p{Ll}+/u.test(front)) return one([`Hoe ${question}?`], front, [recall, insight]);
  return one([`${/^Van|^Weg/u.test(front) ? 'Waarom' : 'Waardoor'} ${question}?`], front, [recall, insight]);
});

const reason = /^(?<what>[^,;:]+?),? (?<conjunction>omdat|doordat) (?<cause>[^;:,]{8,})$/u;

/** “In de ruimte kun je niets horen, *omdat* daar geen lucht is.” */
export const reasons = statement('cause', (clause, subject) => {
  const { what = '', conjunction = '', cause = '' } = reason.exec(clause.rest)?.groups ?? {};
  if (!what || !isPlain(what) || isJe(clause)) return [];
  return one(
    [behind(conjunction === 'doordat' ? 'Waardoor' : 'Waarom', clause, subject, what)],
    `${conjunction} ${cause}`,
    [recall, insight],
  );
});

export const reasonsOpened = opened('cause', ({ front, verb, rest }) => {
  const { what = '', conjunction = '', cause = '' } = reason.exec(rest)?.groups ?? {};
  if (!what || leans.test(what) || tells.test(what) || joinsVerb(what) || isDate(front)) return [];
  const [, who = '', told = ''] = /^(je|we|men) (.+)$/u.exec(what) ?? [];
  if (!who && !/^(?:(?:altijd|vaak|meestal) )?(?:de|het|een) /u.test(what)) return [];
  const asked = who ? joined(verb, who, within(front), told) : joined(verb, within(front), what);
  return one([`${conjunction === 'doordat' ? 'Waardoor' : 'Waarom'} ${asked}?`], `${conjunction} ${cause}`, [
    recall,
    insight,
  ]);
});

export const reasonsWithObject: SentenceRule = {
  kind: 'cause',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<np>(?:De|Het|Een) [^,;:]{3,50}?) (?<verb>\p{Ll}+) (?<who>je|we|men) (?<rest>[^,;:]{4,50}), (?<cause>(?:omdat|doordat) [^;:,]{8,})$/u.exec(
          text,
        ) ?? {};
      return groups && !leans.test(groups.np ?? '') && !leans.test(groups.rest ?? '') && !joinsVerb(groups.rest ?? '')
        ? { groups: { ...groups, text } }
        : null;
    },
  },
  ask: ({ np = '', verb, who, rest, cause = '' }) =>
    one([`Waarom ${verb} ${who} ${np} ${rest}?`], cause, [recall, insight]),
};

/** “De scheiding van de machten voorkomt *dat* één persoon alle macht krijgt.” */
export const prevents = statement('cause', (clause, subject) => {
  const [, final = ''] = /^(dat (?!het |ze |zij |hij |er )[^;:,]{8,})$/u.exec(clause.rest) ?? [];
  return final && clause.infinitive === 'voorkomen' && !leans.test(final) && !isJe(clause)
    ? one([`Wat ${singularOf('voorkomen')} ${final}?`], subject, [recall, insight])
    : [];
});
