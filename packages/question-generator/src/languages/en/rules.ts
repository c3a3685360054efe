import type { SentenceRule } from '../sentences.ts';

const recall = 'reproduceren-begrijpen' as const;
const apply = 'toepassen' as const;
const insight = 'inzicht-toetsen' as const;

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const sentence = (text: string): string => `${capitalised(text.trim())}.`;

const count = '(?<count>two|three|four|five|six|seven|2|3|4|5|6|7)';
const items = `(?<items>[^.;:]{2,60}(?:, [^.;:]{2,60})*,? and [^.;:,]{2,70})`;
const plain = String.raw`(?:(?!\b(?:that|which|who|where|because|when|if|while|but|is|are|was|were|has|have|so)\b)[^,;:])`;
const past =
  /\b(?:was|were|had|did|became|began|came|went|took|made|gave|fell|rose|grew|ran|led|built|fought|lost|won|died|killed)\b/iu;
/** Nothing happens when a sentence only advises, allows or names. */
const noEvent =
  /\b(?:is|are) (?:called|known as|named)\b|^(?:you|we|remember|use|draw|calculate|divide|multiply|write|think|look|say|put|add|it is (?:called|known|an?)|they are (?:called|known))\b|\b(?:we|you) (?:call|say|write|should|must|need|can)\b/iu;
const does = (verb: string): string => (/s$/u.test(verb) ? 'does' : 'do');

const why = (clause: string): string[] => [`Explain why ${clause}.`];

const causes: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^because (?!of)(?<cause>[^,;]{8,}), (?<clause>[^;:]{10,})$/iu,
    ask: ({ cause, clause = '' }) => [
      { levels: [recall, insight], wordings: why(clause), answer: `Because ${cause}.` },
    ],
  },
  {
    kind: 'cause',
    pattern:
      /^(?:therefore|as a result|consequently|for this reason|this is why|that is why),? (?<clause>[^;:]{10,})$/iu,
    leansOnPrevious: true,
    ask: ({ clause = '', previous = '' }) => [
      { levels: [insight, recall], wordings: why(clause), answer: sentence(previous) },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{10,}?),? (?:and )?(?:that|this) is why (?<clause>[^;:]{10,})$/iu,
    ask: ({ clause = '', cause = '' }) => [
      { levels: [recall, insight], wordings: why(clause), answer: sentence(cause) },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^;:]{12,}?),? because (?<cause>[^;:]{8,})$/iu,
    ask: ({ clause = '', cause = '' }) =>
      /\b(?:not|only|partly|mainly|just|simply)$|,.* (?:while|whereas|but)|, (?:while|whereas|but)/iu.test(clause)
        ? []
        : [{ levels: [recall, insight], wordings: why(clause), answer: `Because ${cause}.` }],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), so (?!that|far|much|many|long|called)(?<clause>[^;:]{8,})$/iu,
    ask: ({ clause = '', cause = '' }) => [
      { levels: [insight, recall], wordings: why(clause), answer: sentence(cause) },
    ],
  },
  {
    kind: 'cause',
    pattern: new RegExp(`^(?<cause>${plain}{4,60}) causes? (?!by\\b)(?<np>(?:(?:the|an?) )?${plain}{4,60})$`, 'iu'),
    ask: ({ cause = '', np = '' }) => [
      { levels: [recall, insight], wordings: [`What causes ${np}?`], answer: sentence(cause) },
    ],
  },
];

const consequences: readonly SentenceRule[] = [
  {
    kind: 'consequence',
    pattern: /^(?:when|if|as soon as) (?<condition>(?!you\b|we\b)[^,;:]{8,}), (?:then )?(?<outcome>[^;:]{8,})$/iu,
    ask: ({ condition = '', outcome = '' }) =>
      noEvent.test(outcome) ||
      past.test(`${condition} ${outcome}`) ||
      /(?<!\b(?:is|are|be|been|get|gets|being)\b.{0,12})\b\p{L}{3,}ed\b/iu.test(condition)
        ? []
        : [
            {
              levels: [recall],
              wordings: [`What happens when ${condition}?`, `Explain what happens when ${condition}.`],
              answer: sentence(outcome),
            },
            {
              levels: [apply],
              wordings: [
                `Suppose ${condition}. What happens then?`,
                `Imagine that ${condition}. Explain what happens next.`,
              ],
              answer: sentence(outcome),
            },
          ],
  },
  {
    kind: 'consequence',
    pattern:
      /^(?<clause>(?:(?!\b(?:that|which|who|where|whether|only|not|even|used|called|known|best)\b)[^,;:]){10,}) (?:when|if) (?<condition>[^,;:]{8,})$/iu,
    ask: ({ clause = '', condition = '' }) =>
      noEvent.test(clause) || past.test(`${condition} ${clause}`) || /\b(?:is|are)$/iu.test(clause)
        ? []
        : [
            { levels: [recall], wordings: [`What happens when ${condition}?`], answer: sentence(clause) },
            {
              levels: [apply],
              wordings: [
                `Suppose ${condition}. What happens then?`,
                `Imagine that ${condition}. Explain what happens.`,
              ],
              answer: sentence(clause),
            },
          ],
  },
  {
    kind: 'consequence',
    pattern: new RegExp(`^(?<np>${plain}{4,60}) (?<verb>leads?|results?) (?<to>to|in) (?<effect>[^;:]{4,})$`, 'iu'),
    ask: ({ np = '', verb = '', to, effect = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`What ${does(verb)} ${np} ${verb.replace(/s$/u, '')} ${to}?`],
        answer: sentence(effect),
      },
    ],
  },
];

const lists: readonly SentenceRule[] = [
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
    pattern: new RegExp(`^(?<np>(?:(?:the|an?) )?${plain}{3,40}) (?<verb>is|are) made up of ${items}$`, 'iu'),
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
    pattern: new RegExp(
      `^(?<np>(?:(?:the|an?) )?${plain}{3,40}) (?<verb>consists?|depends?) (?<of>of|on) ${items}$`,
      'iu',
    ),
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
      `^(?<np>(?:the|an?) ${plain}{3,40}) (?<verb>has|have) ${count} (?<what>[^:,]{4,50})[:,] ${items}$`,
      'iu',
    ),
    ask: ({ np = '', verb, count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Which ${number} ${what} ${verb === 'has' ? 'does' : 'do'} ${np} have?`],
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
];

const told: readonly SentenceRule[] = [
  {
    kind: 'definition',
    pattern:
      /^(?<np>(?:The [\p{Ll}-]+(?: [\p{Ll}-]+)?)|\p{Lu}\p{Ll}+s) (?<verb>controls?|absorbs?|produces?|carr(?:y|ies)|protects?|transports?|pumps?|stores?|removes?|regulates?|digests?|releases?|supports?|filters?|breaks? down|records?|measures?) (?<what>[^:;]{8,})$/u,
    ask: ({ np = '', verb = '', what }) => [
      {
        levels: [recall],
        wordings: [
          `What ${does(verb.split(' ')[0] ?? '')} ${np} do?`,
          `Describe what ${np} ${does(verb.split(' ')[0] ?? '')}.`,
        ],
        answer: sentence(`${np} ${verb} ${what}`),
      },
    ],
  },
  {
    kind: 'contrast',
    pattern: /^The (?:main )?difference between (?<a>[^,;:]{3,40}?) and (?<b>[^,;:]{3,40}?) is (?<what>[^;]{10,})$/iu,
    ask: ({ a, b, what }) => [
      {
        levels: [insight],
        wordings: [`What is the difference between ${a} and ${b}?`],
        answer: `The difference is ${what}.`,
      },
    ],
  },
];

/** From English sentences to questions. */
export const enRules: readonly SentenceRule[] = [...causes, ...consequences, ...lists, ...told];
