import type { SentenceRule } from '../sentences.ts';

const recall = 'reproduceren-begrijpen' as const;
const apply = 'toepassen' as const;
const insight = 'inzicht-toetsen' as const;

const sentence = (text: string): string => `${text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;

/** From German sentences to questions. */
export const deRules: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^(?:Weil|Da) (?<cause>[^,;]{8,}), (?<inverted>\p{Ll}[^;:]{10,})$/u,
    ask: ({ cause, inverted }) => [
      { levels: [recall, insight], wordings: [`Warum ${inverted}?`], answer: `Weil ${cause}.` },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?:Deshalb|Daher|Deswegen|Darum|Dadurch) (?<inverted>\p{Ll}[^;:]{10,})$/u,
    leansOnPrevious: true,
    ask: ({ inverted, previous = '' }) => [
      { levels: [insight, recall], wordings: [`Warum ${inverted}?`], answer: sentence(previous) },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), (?:sodass|so dass|wodurch|weshalb) (?<final>[^;:]{8,})$/u,
    ask: ({ cause = '', final }) => [
      {
        levels: [insight, recall],
        wordings: [`Wie kommt es, dass ${final}?`, `Erkläre, warum ${final}.`],
        answer: sentence(cause),
      },
    ],
  },
  {
    kind: 'consequence',
    pattern: /^(?:Wenn|Sobald|Falls) (?<condition>[^,;:]{8,}), (?:dann )?(?<outcome>\p{Ll}[^;:]{8,})$/u,
    ask: ({ condition, outcome = '' }) =>
      /^(?:heißt|nennt|spricht|muss|sollte|kann) (?:man|du)/u.test(outcome)
        ? []
        : [
            { levels: [recall], wordings: [`Was passiert, wenn ${condition}?`], answer: `Dann ${outcome}.` },
            {
              levels: [apply],
              wordings: [`Stell dir vor, dass ${condition}. Was passiert dann?`],
              answer: `Dann ${outcome}.`,
            },
          ],
  },
];
