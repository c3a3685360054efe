import type { SentenceRule } from '../../sentences.ts';
import { readClause } from '../clause.ts';
import { count, does, items, plain, recall, sentence, subject } from './parts.ts';

/** What belongs to something. */
export const lists: readonly SentenceRule[] = [
  {
    kind: 'enumeration',
    pattern: new RegExp(`^There (?<verb>are|were) ${count} (?<what>[^:,]{4,50})[:,] ${items}$`, 'iu'),
    ask: ({ verb, count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Which ${number} ${what} ${verb} there?`, `Name the ${number} ${what}.`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(String.raw`^${count} (?<what>[\p{Ll}-]+ [^:,]{6,60}): ${items}$`, 'iu'),
    ask: ({ count: number = '', what, items: list = '' }) => [
      { levels: [recall], wordings: [`Which ${number.toLowerCase()} ${what}?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(`^(?<np>${subject(45)}) (?<verb>is|are) made up of ${items}$`, 'iu'),
    ask: ({ np = '', verb, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`What ${verb} ${np} made up of?`, `Which parts ${verb} ${np} made up of?`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(`^(?<np>${subject(45)}) (?<verb>consists?|depends?) (?<of>of|on) ${items}$`, 'iu'),
    ask: ({ np = '', verb = '', of, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`What ${does(verb)} ${np} ${verb.replace(/s$/u, '')} ${of}?`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(`^The ${count} (?<what>[^:,]{4,60}?) (?<verb>are|were):? ${items}$`, 'iu'),
    ask: ({ verb, count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`What ${verb} the ${number} ${what}?`, `Name the ${number} ${what}.`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<np>(?:the|an?) ${plain}{3,40}) (?<verb>has|have|needs?|contains?|includes?) ${count} (?<what>[^:,]{4,50})[:,] ${items}$`,
      'iu',
    ),
    ask: ({ np = '', verb = '', count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Which ${number} ${what} ${does(verb)} ${np} ${verb === 'has' ? 'have' : verb.replace(/s$/u, '')}?`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern:
      /^(?:the |some )?(?:(?:two|three|four|five|main) )?(?<np>(?:causes|effects|consequences|features|advantages|disadvantages|functions|reasons|properties|types|characteristics) (?:of|for) [^:]{3,50}): (?<items>.{8,})$/iu,
    ask: ({ np = '', items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Name two ${np.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'example',
    pattern: new RegExp(`^(?:some )?examples of (?<np>${plain}{3,50}) (?:are|include) ${items}$`, 'iu'),
    ask: ({ np, items: list = '' }) => [
      { levels: [recall], wordings: [`Give two examples of ${np}.`], answer: `For example ${list}.` },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^(?<np>${subject(45)}) (?<verb>is|are|was|were|can be) (?<divided>divided|split|grouped|classified) (?<into>into|between|among) ${count} (?<what>[\p{Ll}-]+(?: [\p{Ll}-]+)?)[:,] ${items}$`,
      'iu',
    ),
    ask: ({ np = '', verb = '', divided, into, count: number, what, items: list = '' }) => {
      const [first = '', be] = verb.split(' ');
      return [
        {
          levels: [recall],
          wordings: [`Which ${number} ${what} ${first} ${np} ${be ? `${be} ` : ''}${divided} ${into}?`],
          answer: sentence(list),
        },
      ];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(String.raw`^(?<np>\p{Lu}\p{Ll}+s) have ${count} (?<what>[^:,]{4,50}): ${items}$`, 'u'),
    ask: ({ np = '', count: number, what, items: list = '' }) => [
      { levels: [recall], wordings: [`Which ${number} ${what} do ${np} have?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'example',
    pattern:
      /^Some (?<what>\p{Ll}+s),? such as (?<items>(?:the |an? )?[^,;:]{2,30}(?:, [^,;:]{2,30})* and [^,;:]{2,30}), (?<rest>\p{Ll}+ [^,;:]{4,60})$/u,
    ask: ({ what = '', items: list = '', rest = '' }) =>
      readClause(`The ${what} ${rest}`)?.subject === `The ${what}` &&
      !/(?<!\p{L})(?:these|this|those|it|they|them)(?!\p{L})/u.test(rest)
        ? [{ levels: [recall], wordings: [`Give two examples of ${what} that ${rest}.`], answer: sentence(list) }]
        : [],
  },
];
