import type { SentenceRule } from '../../sentences.ts';
import { mainClause, verbFirst, verbLast, withinSentence } from '../main-clause.ts';
import { capitalised, insight, plain, recall, sentence } from './parts.ts';

/** The reason is only one of several, or there is none: “nicht, weil”. */
const isHedged = (clause: string): boolean =>
  /(?<!\p{L})(?:nicht|nur|auch|so|vor allem|zum Teil|teilweise|deshalb|deswegen|darum|daher|schon|dann|gerade)$/u.test(
    clause,
  ) || /(?<!\p{L})(?:deshalb|deswegen|darum|daher|dadurch)(?!\p{L})/iu.test(clause);

/** Without what only joins a sentence to the one before. */
const withoutAdverb = (clause: string): string => clause.replace(/ (?:außerdem|jedoch|allerdings|also|aber)(?= )/u, '');

const why = (clause: string): string[] => {
  // “Warum in der Praxis die Mitglieder …”: what is no subject does not open the clause.
  const opensWithSubject = mainClause(clause)?.isNounPhrase ?? false;
  const [asked, final] = [verbFirst(clause), opensWithSubject ? verbLast(clause) : undefined];
  return asked ? [`Warum ${asked}?`, ...(final ? [`Erkläre, warum ${final}.`] : [])] : [];
};

/** Why something is so, or what it is for. */
export const causes: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^(?:Weil|Da) (?<cause>[^,;:]{8,}(?:, (?:der|die|das|den|dem) [^,;:]+)?), (?<inverted>\p{Ll}[^;:]{10,})$/u,
    ask: ({ cause, inverted = '' }) => [
      { levels: [recall, insight], wordings: [`Warum ${withoutAdverb(inverted)}?`], answer: `Weil ${cause}.` },
    ],
  },
  {
    kind: 'cause',
    pattern:
      /^(?<purpose>Damit [^,;:]{8,}|Um [^,;:]{4,} (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en)), (?<inverted>\p{Ll}[^;:]{10,})$/u,
    ask: ({ purpose = '', inverted = '' }) => [
      { levels: [recall, insight], wordings: [`Warum ${inverted}?`, `Wozu ${inverted}?`], answer: `${purpose}.` },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?:Deshalb|Daher|Deswegen|Darum|Aus diesem Grund) (?<inverted>\p{Ll}[^;:]{10,})$/u,
    leansOnPrevious: true,
    ask: ({ inverted, previous = '' }) => [
      { levels: [insight, recall], wordings: [`Warum ${inverted}?`], answer: sentence(previous) },
    ],
  },
  {
    kind: 'cause',
    pattern:
      /^(?<means>Durch (?:die|den|das|eine|einen|ein) [^,;:]{3,50}?) (?<inverted>\p{Ll}+(?:t|en|te|ten) [^,;:]{8,})$/u,
    ask: ({ means = '', inverted }) => {
      const thing = withinSentence(means);
      return thing ? [{ levels: [recall], wordings: [`Wodurch ${inverted}?`], answer: `${means}.` }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<reason>(?:Wegen|Aufgrund|Dank|Aus) [^,;:]{3,50}?) (?<inverted>\p{Ll}+(?:t|en|te|ten) [^,;:]{8,})$/u,
    ask: ({ reason = '', inverted }) =>
      withinSentence(reason) && !/^Aus (?!Angst|Mangel|Gründen|Protest|Wut)/u.test(reason)
        ? [{ levels: [recall], wordings: [`Warum ${inverted}?`], answer: `${reason}.` }]
        : [],
  },
  {
    kind: 'cause',
    pattern: /^(?:Dadurch|Hierdurch) (?<inverted>\p{Ll}[^;:]{10,})$/u,
    leansOnPrevious: true,
    ask: ({ inverted, previous = '' }) => [
      { levels: [insight, recall], wordings: [`Wodurch ${inverted}?`], answer: sentence(previous) },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?)[,;] (?:deshalb|daher|deswegen|darum) (?<inverted>[^;:]{10,})$/u,
    ask: ({ cause = '', inverted }) => [
      { levels: [insight, recall], wordings: [`Warum ${inverted}?`], answer: sentence(cause) },
    ],
  },
  {
    kind: 'cause',
    // Behind a colon the reason itself often stands: “…, weil es hohl ist: Seine Dichte ist …”.
    pattern: /^(?<clause>[^;:]{10,}?), (?<conjunction>weil|da|denn) (?<cause>[^;:]{8,}(?:[;:] [^;:]+)?)$/u,
    ask: ({ clause = '', conjunction, cause = '' }) => {
      const wordings = isHedged(clause) ? [] : why(clause);
      const answer = conjunction === 'denn' ? sentence(cause) : `Weil ${cause}.`;
      return wordings.length > 0 ? [{ levels: [recall, insight], wordings, answer }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^,;:]{10,}?) (?<reason>(?:wegen|aufgrund|dank) [^,;:]{4,})$/u,
    ask: ({ clause = '', reason = '' }) => {
      const wordings = isHedged(clause) ? [] : why(clause);
      return wordings.length > 0 ? [{ levels: [recall, insight], wordings, answer: sentence(reason) }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^;:]{10,}?), (?<purpose>damit [^;:]{8,}|um [^,;:]{4,} (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en))$/u,
    ask: ({ clause = '', purpose = '' }) => {
      const asked = isHedged(clause) ? undefined : verbFirst(clause);
      return asked && !/(?<!\p{L})(?:genug|ausreichend|zu \p{Ll}+)(?!\p{L})/u.test(clause)
        ? [{ levels: [recall, insight], wordings: [`Warum ${asked}?`, `Wozu ${asked}?`], answer: sentence(purpose) }]
        : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), (?:sodass|so dass|wodurch|weshalb) (?<final>[^;:]{8,})$/u,
    ask: ({ cause = '', final }) =>
      /(?<!\p{L})so \p{Ll}+$/u.test(cause)
        ? []
        : [
            {
              levels: [insight, recall],
              wordings: [`Was ist der Grund dafür, dass ${final}?`, `Erkläre, warum ${final}.`],
              answer: sentence(cause),
            },
          ],
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      `^(?<cause>${plain}{4,60}) (?:sorgt|sorgen|sorgte|sorgten) dafür, dass (?<final>[^;:]{8,})$`,
      'u',
    ),
    ask: ({ cause = '', final }) => [
      {
        levels: [recall, insight],
        wordings: [`Was sorgt dafür, dass ${final}?`],
        answer: sentence(cause),
      },
    ],
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      `^(?<np>${plain}{3,50}) (?<verb>entsteht|entstehen|entstand|entstanden),? (?<cause>(?:durch|wenn|indem|aus|weil) [^;:]{6,})$`,
      'u',
    ),
    ask: ({ np = '', verb, cause = '' }) => {
      const thing = withinSentence(np);
      return thing
        ? [
            {
              levels: [recall, insight],
              wordings: [`Wie ${verb} ${thing}?`, `Erkläre, wie ${thing} ${verb}.`],
              answer: sentence(cause),
            },
          ]
        : [];
    },
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      `^(?<np>${plain}{3,50}) (?<verb>wird|werden|wurde|wurden) durch (?<cause>${plain}{4,70}) (?<participle>verursacht|ausgelöst|hervorgerufen|angetrieben|erzeugt|übertragen|gesteuert|bestimmt)$`,
      'u',
    ),
    ask: ({ np = '', verb, cause, participle }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall], wordings: [`Wodurch ${verb} ${thing} ${participle}?`], answer: `Durch ${cause}.` }]
        : [];
    },
  },
  {
    kind: 'cause',
    pattern: new RegExp(
      `^(?<np>(?:Der|Die|Das) (?:wichtigste |häufigste |eigentliche )?(?:Ursache|Grund|Auslöser|Anlass) (?:für|der|des|von|eines|einer) ${plain}{3,50}) (?<verb>ist|war|sind|waren) (?<cause>[^;:]{4,})$`,
      'u',
    ),
    ask: ({ np = '', verb, cause = '' }) => [
      {
        levels: [recall],
        wordings: [`Was ${verb} ${np.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
        answer: sentence(cause),
      },
    ],
  },
];

/** “Luft erwärmt sich deshalb …”, “Die Fläche ist daher …”: the word for “therefore” stands within. */
export const causesWithin: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^(?<before>[^,;:]{6,}?) (?:deshalb|daher|deswegen|darum) (?<after>[^,;:]{4,})$/u,
    leansOnPrevious: true,
    ask: ({ before = '', after, previous = '' }) => {
      // “… und werden deshalb heiß”: the reason stands in the same sentence.
      const asked = /^(?:Er|Sie|Es) | und \p{Ll}+$|(?<!\p{L})[Dd]ies/u.test(before)
        ? undefined
        : verbFirst(`${before} ${after}`);
      return asked
        ? [{ levels: [insight, recall], wordings: [`Warum ${asked}?`], answer: sentence(capitalised(previous)) }]
        : [];
    },
  },
];
