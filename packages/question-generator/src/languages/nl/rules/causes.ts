import type { SentenceRule } from '../../sentences.ts';
import { isFiniteVerb } from '../finite-verbs.ts';
import { inverted } from '../inversion.ts';
import { finiteForms } from '../verbs.ts';
import { capitalised, insight, plain, recall, sentence } from './parts.ts';

/** “Doordat” answers “waardoor”, any other reason “waarom”. */
const asksFor = (conjunction: string): string => (/doordat/iu.test(conjunction) ? 'Waardoor' : 'Waarom');

/** Why something is so. */
export const causes: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^(?<conjunction>omdat|doordat|aangezien) (?<cause>[^,;]{8,}), (?<inverted>\p{Ll}[^;:]{10,})$/iu,
    ask: ({ conjunction = '', cause, inverted: asked }) => [
      {
        levels: [recall, insight],
        wordings: [`${asksFor(conjunction)} ${asked}?`],
        answer: `${/doordat/iu.test(conjunction) ? 'Doordat' : 'Omdat'} ${cause}.`,
      },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?:daarom|daardoor|hierdoor|om die reden) (?<inverted>\p{Ll}[^;:]{10,})$/iu,
    leansOnPrevious: true,
    ask: ({ inverted: asked, previous }) => [
      {
        levels: [insight, recall],
        wordings: [`Waarom ${asked}?`],
        answer: sentence(previous ?? ''),
      },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^;:]{12,}?),? (?<conjunction>omdat|doordat|want) (?<cause>[^;:]{8,})$/iu,
    ask: ({ clause = '', cause, conjunction = '' }) => {
      const asked = inverted(clause);
      const answer = `${/want/iu.test(conjunction) ? capitalised(cause ?? '') : `${capitalised(conjunction)} ${cause}`}.`;
      return asked ? [{ levels: [recall, insight], wordings: [`${asksFor(conjunction)} ${asked}?`], answer }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?)[,;] (?:en )?(?:daarom|daardoor|dus) (?<inverted>\p{Ll}[^;:]{10,})$/iu,
    ask: ({ cause = '', inverted: asked = '' }) =>
      isFiniteVerb(asked.split(' ')[0] ?? '') || finiteForms(asked.split(' ')[0] ?? '').length > 0
        ? [{ levels: [insight, recall], wordings: [`Waarom ${asked}?`], answer: sentence(cause) }]
        : [],
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^,;:]{12,}?) (?<cause>(?:vanwege|wegens|dankzij) [^,;:]{4,})$/iu,
    ask: ({ clause = '', cause = '' }) => {
      const asked = inverted(clause);
      return asked ? [{ levels: [recall, insight], wordings: [`Waarom ${asked}?`], answer: sentence(cause) }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), waardoor (?<final>(?!het \p{Ll}+$)[^;:]{8,})$/iu,
    ask: ({ cause = '', final }) => [
      {
        levels: [insight, recall],
        wordings: [`Hoe komt het dat ${final}?`, `Leg uit hoe het komt dat ${final}.`],
        answer: sentence(cause),
      },
    ],
  },
  {
    kind: 'cause',
    pattern: new RegExp(`^(?<cause>${plain}{4,60}) zorg(?:t|en|de|den) ervoor dat (?<final>[^;:]{8,})$`, 'iu'),
    ask: ({ cause = '', final }) => [
      {
        levels: [recall, insight],
        wordings: [`Wat zorgt ervoor dat ${final}?`, `Hoe komt het dat ${final}?`],
        answer: sentence(cause),
      },
    ],
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      `^(?<np>${plain}{4,50}) (?<verb>ontstaat|ontstaan|ontstond|ontstonden) (?<cause>(?:door|doordat|als|wanneer|uit) [^;:]{6,})$`,
      'iu',
    ),
    ask: ({ np = '', verb, cause = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`Hoe ${verb} ${np}?`, `Leg uit hoe ${np} ${verb}.`],
        answer: sentence(cause),
      },
    ],
  },
];
