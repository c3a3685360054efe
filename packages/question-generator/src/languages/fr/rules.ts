import type { SentenceRule } from '../sentences.ts';

const recall = 'reproduceren-begrijpen' as const;
const insight = 'inzicht-toetsen' as const;
const tail = '\u00a0?';

const sentence = (text: string): string => `${text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
/** From French sentences to questions. */
export const frRules: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^(?<clause>[^;:]{12,}?),? (?<conjunction>parce qu(?:e |['’])|car )(?<cause>[^;:]{8,})$/iu,
    ask: ({ clause = '', conjunction = '', cause = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`Explique pourquoi ${clause}.`],
        answer: /^car/iu.test(conjunction) ? sentence(cause) : sentence(`${conjunction}${cause}`),
      },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), (?:donc|si bien que|de sorte que|c['’]est pourquoi) (?<clause>[^;:]{10,})$/iu,
    ask: ({ cause = '', clause = '' }) => [
      { levels: [insight, recall], wordings: [`Explique pourquoi ${clause}.`], answer: sentence(cause) },
    ],
  },
  {
    kind: 'consequence',
    pattern: /^(?<when>Quand|Lorsque|Si) (?<condition>[^,;:]{8,}), (?<outcome>[^;:]{8,})$/u,
    ask: ({ when = '', condition, outcome = '' }) =>
      /^(?:on (?:parle|dit|appelle|peut|doit)|il faut)/iu.test(outcome)
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Que se passe-t-il ${when.toLowerCase()} ${condition}${tail}`],
              answer: sentence(outcome),
            },
          ],
  },
];
