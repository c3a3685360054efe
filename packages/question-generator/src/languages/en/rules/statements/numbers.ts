import type { SentenceRule } from '../../../sentences.ts';
import { isPluralPhrase } from '../../clause.ts';
import { verbForms } from '../../verbs.ts';
import { behind, isPlain, leans, one, statement, withoutAside } from './statement.ts';

// How many, and how often.

const number = String.raw`(?:about |around |nearly |almost |over |more than |at least |roughly |up to )?(?:(?:\d[\d,.]*|one|two|three|four|five|ten|a)(?: (?:million|billion|thousand|hundred))|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

const counted = new RegExp(
  `^(?<number>${number}) (?<what>(?:\\p{Ll}+ )?\\p{Ll}+)(?<tail>(?: (?:in|of|on|at|for) [^,;:]{3,40})?)$`,
  'u',
);

const unit =
  /(?:^|\s)(?:times|percent|degrees|metres|meters|kilometres|grams|litres|years?|hours?|days?|minutes|weeks|months|%)(?!\p{L})/u;

export const counts = statement('number', (clause, subject) => {
  const found = counted.exec(withoutAside(clause.rest))?.groups;
  const isFree = clause.opening === '' || /^(?:Today|Nowadays)$/u.test(clause.opening);
  if (!found || !isFree || clause.isPassive || clause.base === 'be') return [];
  const { number: many = '', what = '', tail = '' } = found;
  if (!isPluralPhrase([what.split(' ').at(-1) ?? '']) || unit.test(what) || leans.test(tail)) return [];
  const asked = clause.base === 'have' ? { ...clause, auxiliary: '', verb: 'have', base: 'have' } : clause;
  const [kind, place] = tail.startsWith(' of ') ? [`${what}${tail}`, ''] : [what, tail];
  return one([behind(`How many ${kind}`, asked, subject, place)], `${many} ${what}`);
});

export const crowd: SentenceRule = {
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

export const often = statement('number', (clause, subject) => {
  const { groups } =
    /^(?:(?<what>[^,;:]*?) )??(?<often>(?:at least |about |around |more than )?(?:\d[\d,.]*|two|three|four|once|twice)(?: times)? (?:an?|every|per) \p{Ll}+|(?:at least |about |roughly )?every (?:\p{Ll}+ )?(?:years?|days?|months?|weeks?|hours?))$/u.exec(
      clause.rest,
    ) ?? {};
  if (!groups || clause.opening !== '' || clause.base === 'be' || clause.base === 'have') return [];
  return isPlain(groups.what ?? '') &&
    /^(?:|by the .*|[^\d]*)$/u.test(groups.what ?? '') &&
    !/(?:^|\s)(?:one|two|\d+)$/u.test(groups.what ?? '')
    ? one([behind('How often', clause, subject, groups.what)], groups.often ?? '')
    : [];
});
