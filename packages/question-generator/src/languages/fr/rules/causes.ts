import type { SentenceRule } from '../../sentences.ts';
import { behind, isIt, opensWithPlace, que, sentence, tail, within } from '../elision.ts';
import { leansElsewhere, pronounFirst } from '../leaning.ts';
import { insight, nounPhrase, opensWithObject, recall } from './parts.ts';

/** A second sentence joined to the cause is no part of it. */
const further = /,? (?:et )?(?:donc|c['’]est pourquoi|si bien qu(?:e|['’])|mais|ce qui) .*$/u;
const because = (cause: string): string => `Parce ${que((within(cause) ?? cause).replace(further, ''))}.`;

/** Nobody asks why somebody says or calls it so; and “it is” points to what was said before. */
const noFact = /^(?:on (?:dit|parle|appelle|nomme)|il s['’]agit|c['’]est|ce sont|il en|on en|tu|vous)(?!\p{L})/iu;
/** Such a conjunction goes on within what was said before it: “not because”, “all the more because”. */
const isQualified =
  /(?<!\p{L})(?:surtout|seulement|notamment|simplement|juste|plutôt|même|peut-être|sans doute)$|^(?!.*(?<!\p{L})n(?:e |['’])).*(?<!\p{L})(?:pas|non)$|^il n['’]y a pas/iu;

const why = (clause: string): string[] => {
  if (noFact.test(clause) || isQualified.test(clause)) return [];
  const stated = behind('pourquoi', clause);
  if (stated === undefined) return [];
  const question = isIt('Pourquoi', clause);
  // “La raison pour laquelle, à l'école, la loi …” is heavy.
  const isLong = opensWithPlace.test(stated ?? '') || opensWithPlace.test(clause);
  return [
    `Explique ${stated}.`,
    ...(question ? [question] : []),
    ...(isLong ? [] : [`Donne la raison ${behind('pour laquelle', clause)}.`]),
  ];
};

const whyRule = (
  pattern: RegExp,
  answer: (part: Readonly<Record<string, string>>) => string,
  rest: Partial<SentenceRule> = {},
): SentenceRule => ({
  kind: 'cause',
  pattern,
  ...rest,
  ask: (part) => {
    const wordings = why(part.clause ?? '');
    return wordings.length === 0 ? [] : [{ levels: [recall, insight], wordings, answer: answer(part) }];
  },
});

const so = `(?:si bien que |si bien qu['’]|de sorte que |de sorte qu['’]|c['’]est pourquoi |voilà pourquoi |c['’]est pour cela que |c['’]est pour cela qu['’]|c['’]est pour ça que |c['’]est la raison pour laquelle |ce qui fait que |ce qui fait qu['’])`;
const thus = `(?:c['’]est (?:donc )?(?:pourquoi|la raison pour laquelle) |voilà pourquoi |c['’]est pour (?:cela|ça|cette raison) qu(?:e |['’])|par conséquent,? |en conséquence,? |pour cette raison,? |de ce fait,? )`;
/** Verbs of “ce qui …” that tell what happens, and not what something is or means. */
const noEffect =
  /^(?:est|était|sont|signifie|veut dire|montre|prouve|correspond|représente|donne|reste|compte|fait)(?!\p{L})/iu;

/** “Why”: French takes a statement behind “Explique pourquoi” as it stands. */
export const causes: readonly SentenceRule[] = [
  whyRule(/^(?<clause>[^;:]{12,}?),? parce qu(?:e |['’])(?<cause>[^;:]{8,})$/iu, ({ cause = '' }) => because(cause)),
  whyRule(
    /^(?:comme|puisque|puisqu['’]|étant donné qu(?:e |['’])) ?(?<cause>(?!en |dans |pour |au |chez |avec |tou[ts]|beaucoup|souvent|toujours|prévu|exemple|son nom)[^,;:]{8,}), (?<clause>[^;:]{10,})$/iu,
    ({ cause = '' }) => because(cause),
  ),
  whyRule(/^(?<clause>[^;:]{12,}?),? puisqu(?:e |['’])(?<cause>[^;:]{8,})$/iu, ({ cause = '' }) => because(cause)),
  whyRule(/^(?<clause>[^;:]{12,}?),? car (?<cause>[^;:]{8,})$/iu, ({ cause = '' }) => because(cause)),
  whyRule(new RegExp(`^(?<cause>[^;:]{12,}?)[,;] ${so}(?<clause>[^;:]{10,})$`, 'iu'), ({ cause = '' }) =>
    sentence(cause),
  ),
  whyRule(
    /^(?<clause>(?:(?! et (?:les? |la |l['’]|des ))[^,;:]){12,}?) (?<cause>(?:à cause|en raison) (?:de |du |des |d['’])[^,;:]{4,})$/iu,
    ({ cause = '' }) => sentence(cause),
  ),
  whyRule(/^(?<cause>[^;:]{12,}?), donc (?<clause>[^;:]{10,})$/iu, ({ cause = '' }) => sentence(cause)),
  whyRule(new RegExp(`^${thus}(?<clause>[^;:]{10,})$`, 'iu'), ({ previous = '' }) => sentence(previous), {
    leansOnPrevious: true,
  }),
  {
    kind: 'cause',
    pattern: /^En effet,? (?<cause>[^;:]{12,})$/iu,
    leansOnPrevious: true,
    ask: ({ previous = '', cause = '' }) => {
      const isAlone = !leansElsewhere.test(previous) && !pronounFirst.test(previous) && !/[;:]/u.test(previous);
      const wordings = isAlone ? why(previous) : [];
      return wordings.length === 0 ? [] : [{ levels: [insight, recall], wordings, answer: because(cause) }];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{20,}), ce qui (?<clause>[^,;:]{8,})$/iu,
    ask: ({ cause = '', clause = '' }) =>
      noEffect.test(clause) || opensWithObject.test(clause)
        ? []
        : [{ levels: [insight, recall], wordings: [`Qu'est-ce qui ${clause}${tail}`], answer: sentence(cause) }],
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      String.raw`^(?<subject>${nounPhrase('inner')}|\p{Lu}[^,;:]{3,50}?) (?<!à )(?<verb>provoque(?:nt)?|cause(?:nt)?|déclenche(?:nt)?|peu(?:t|vent) (?:provoquer|causer|déclencher|entraîner)) (?<np>[^;:]{4,80})$`,
      'u',
    ),
    ask: ({ subject = '', verb = '', np = '' }) => {
      const singular = verb.replace(/^peuvent/u, 'peut').replace(/ent$/u, 'e');
      return [
        {
          levels: [recall, insight],
          wordings: [`Qu'est-ce qui ${singular} ${np}${tail}`],
          answer: sentence(`${subject} ${verb} ${np}`),
        },
      ];
    },
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>(?:est|sont) (?:dus?|dues?)|(?:est|sont) (?:provoqué|causé|produit)e?s?|résulte(?:nt)?|s['’]explique(?:nt)?) (?<by>à|aux?|par|de|d['’]|du|des)(?<cause> ?[^;:]{4,})$`,
      'u',
    ),
    ask: ({ np = '', verb = '', by = '', cause = '' }) => {
      const preposition = /^a|^à/u.test(by) ? 'À' : /^d/u.test(by) ? 'De' : 'Par';
      const subject = within(np);
      return subject === undefined
        ? []
        : [
            {
              levels: [recall, insight],
              wordings: [`${preposition} quoi ${verb} ${subject}${tail}`],
              answer: sentence(`${np} ${verb} ${by}${cause}`),
            },
          ];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^,;:]{12,}?),? (?<aim>afin (?:de |d['’]|que |qu['’])[^;:]{6,})$/iu,
    ask: ({ clause = '', aim = '' }) => {
      const asked = noFact.test(clause) ? undefined : isIt('Dans quel but', clause);
      return asked ? [{ levels: [recall, insight], wordings: [asked], answer: sentence(aim) }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^,;:]{12,}?) (?<means>grâce (?:à|aux?) [^,;:]{4,60})$/iu,
    ask: ({ clause = '', means = '' }) => {
      const asked = noFact.test(clause) ? undefined : isIt('Grâce à quoi', clause);
      return asked ? [{ levels: [recall], wordings: [asked], answer: sentence(means) }] : [];
    },
  },
  {
    kind: 'consequence',
    pattern: new RegExp(
      String.raw`^${nounPhrase('np')} (?<verb>(?:condui|mèn|about)\p{Ll}*|entraîne(?:nt)?) (?<effect>[^;:]{6,90})$`,
      'u',
    ),
    ask: ({ np = '', verb = '', effect = '' }) => {
      const subject = within(np);
      const isObject = /^entraîn/u.test(verb);
      if (subject === undefined || (!isObject && !/^(?:à|aux?)\s/u.test(effect))) return [];
      return [
        {
          levels: [recall, insight],
          wordings: [isObject ? `Qu'${verb} ${subject}${tail}` : `À quoi ${verb} ${subject}${tail}`],
          answer: sentence(`${np} ${verb} ${effect}`),
        },
      ];
    },
  },
];
