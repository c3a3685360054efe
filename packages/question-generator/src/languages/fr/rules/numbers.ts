import type { SentenceRule } from '../../sentences.ts';
import { behind, de, isIt, sentence, tail, within } from '../elision.ts';
import { nounPhrase, recall } from './parts.ts';

const numeral = String.raw`(?:environ |près de |plus de |au moins )?(?:\d[\d \u00a0.,]*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille)`;
const month = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';

const measures: readonly SentenceRule[] = [
  {
    kind: 'number',
    pattern: new RegExp(
      String.raw`^${nounPhrase('np')} (?<verb>mesure|mesurent|pèse|pèsent|coûte|coûtent|dure|durent) (?<value>${numeral} ?[^\s,;:]*(?: (?:cubes?|carrés?|par \p{Ll}+))?)$`,
      'u',
    ),
    ask: ({ np = '', verb = '', value = '' }) => [
      {
        levels: [recall],
        wordings: [`Combien ${/^dur/u.test(verb) ? 'de temps ' : ''}${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(value),
      },
    ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>(?:est|sont) (?:égale?s?|égaux)) (?<to>(?:à|aux?) [^;:]{6,90})$`,
      'u',
    ),
    ask: ({ np = '', verb, to }) => [
      {
        levels: [recall],
        wordings: [`À quoi ${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(`${np} ${verb} ${to}`),
      },
    ],
  },
];

const year = String.raw`(?<year>1\d{3}|20\d\d)`;
const date = String.raw`(?<date>\d{1,2}(?:er)? ${month} \d{3,4})`;

/** What lasted has no year of its own: “En 1789, la France est une monarchie”. */
const lasts =
  /(?<!\p{L})(?:(?:est|sont|était|étaient|reste|restent|a|ont|avait|avaient|vit|vivent|forme|forment) (?:une?|les?|la|l['’]|des|encore|toujours|déjà|très|plus|au|en|dans|sous)(?!\p{L})|compte\p{L}*|possède\p{L}*|représente\p{L}*)|\d{3}/u;

/** A clause that only tells more about the last word makes a question long: “…, qui permettait …”. */
const withoutRelative = (clause: string): string => clause.replace(/, (?:qui|que|qu['’]|dont|où)(?!\p{L})[^,]*$/u, '');

/** The same asked without “est-ce que”, which is heavy where every question has it. */
const indicate = (when: string, clause: string): string[] => {
  const asked = behind(`Indique ${when}`, withoutRelative(clause));
  return asked === undefined ? [] : [`${asked}.`];
};

const dates: readonly SentenceRule[] = [
  {
    kind: 'number',
    pattern: new RegExp(`^En ${year}, (?<clause>[^;:]{12,90})$`, 'u'),
    ask: ({ year: found, clause = '' }) => {
      const asked = lasts.test(clause) ? undefined : isIt('En quelle année', withoutRelative(clause));
      return asked
        ? [{ levels: [recall], wordings: [asked, ...indicate('en quelle année', clause)], answer: `En ${found}.` }]
        : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(`^(?<clause>[^,;:]{12,90}?) en ${year}$`, 'u'),
    ask: ({ year: found, clause = '' }) => {
      const asked = lasts.test(clause) ? undefined : isIt('En quelle année', withoutRelative(clause));
      return asked
        ? [{ levels: [recall], wordings: [asked, ...indicate('en quelle année', clause)], answer: `En ${found}.` }]
        : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(`^Le ${date}, (?<clause>[^;:]{12,90})$`, 'u'),
    ask: ({ date: found, clause = '' }) => {
      const asked = isIt('À quelle date', withoutRelative(clause));
      return asked
        ? [{ levels: [recall], wordings: [asked, ...indicate('à quelle date', clause)], answer: `Le ${found}.` }]
        : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(`^(?<clause>[^,;:]{12,90}?) le ${date}$`, 'u'),
    ask: ({ date: found, clause = '' }) => {
      const asked = lasts.test(clause) ? undefined : isIt('À quelle date', withoutRelative(clause));
      return asked
        ? [{ levels: [recall], wordings: [asked, ...indicate('à quelle date', clause)], answer: `Le ${found}.` }]
        : [];
    },
  },
  {
    kind: 'number',
    pattern: /^À (?<value>-?\d+(?: ?\d+)* ?°C), (?<clause>(?!on )[^,;:]{8,70})$/u,
    ask: ({ value, clause = '' }) => {
      const asked = /\d/u.test(clause) ? undefined : isIt('À quelle température', clause);
      return asked ? [{ levels: [recall], wordings: [asked], answer: `À ${value}.` }] : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(
      String.raw`^${nounPhrase('np')} (?<verb>compte|comptent|possède|possèdent|contient|contiennent|comporte|comportent|a|ont) (?<value>${numeral}) (?<what>\p{Ll}+s(?: \p{Ll}+s| (?:de |d['’])\p{Ll}+)?)(?<rest> (?:dans|par|sur|en|au|aux|à) [^,;:]{3,40})?$`,
      'u',
    ),
    ask: ({ np = '', verb, value, what = '', rest = '' }) =>
      /^(?:ans|fois|millions|milliers|milliards|centaines|dizaines)(?!\p{L})/u.test(what) || / en$/u.test(np)
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Combien ${de(what)} ${verb} ${within(np) ?? np}${rest}${tail}`],
              answer: sentence(`${value} ${what}`),
            },
          ],
  },
];

/** When, how many and how much. */
export const numbers: readonly SentenceRule[] = [...measures, ...dates];
