import type { SentenceRule } from '../../sentences.ts';
import { does, insight, recall, sentence } from './parts.ts';

/** What a thing is or does, and when. */
export const told: readonly SentenceRule[] = [
  {
    kind: 'definition',
    needsKnownSubject: true,
    pattern:
      /^(?<np>(?:The [\p{Ll}-]+(?: [\p{Ll}-]+)?)|(?!(?:Companies|Firms|Factories|Farmers|Workers|Countries|Merchants|Computers|Camels|Ships)\b)\p{Lu}\p{Ll}+s) (?<verb>controls?|absorbs?|produces?|carr(?:y|ies)|protects?|transports?|pumps?|stores?|removes?|regulates?|digests?|releases?|supports?|filters?|breaks? down|records?|measures?) (?<what>[^:;]{8,})$/u,
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
