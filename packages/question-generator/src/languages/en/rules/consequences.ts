import type { SentenceRule } from '../../sentences.ts';
import { apply, does, insight, noEvent, past, recall, sentence, subject } from './parts.ts';

/** Tells how something is, or only names what happens. */
const state =
  /^(?:\S+ ){1,5}?(?:(?:is|are) (?:\p{L}+ly )?(?:(?!\p{L}+(?:ed|en|wn)$|made$|lost$|cut$|built$|shut$)\p{L}+|saturated|balanced|unbalanced|charged|closed|open)|(?:happen|occur|arise)s?|takes? place)$/iu;

/** What comes of something. */
export const consequences: readonly SentenceRule[] = [
  {
    kind: 'consequence',
    pattern: new RegExp(
      `^(?<np>${subject(60)}) (?<verb>happens?|occurs?|arises?) (?<conjunction>when|if) (?<condition>[^,;:]{8,})$`,
      'iu',
    ),
    ask: ({ np = '', verb = '', conjunction = '', condition = '' }) =>
      /\b(?:not|only|even)\b/iu.test(np)
        ? []
        : [
            {
              levels: [recall],
              wordings: [`When ${does(verb)} ${np} ${verb.replace(/s$/u, '')}?`],
              answer: sentence(`${conjunction} ${condition}`),
            },
          ],
  },
  {
    kind: 'consequence',
    pattern:
      /^(?:when|if|as soon as) (?<condition>(?!you\b|we\b)[^,;:]{8,}), (?:then )?(?<outcome>(?!so (?:do|does|did|is|are|will|can)\b)[^;:]{8,})$/iu,
    ask: ({ condition = '', outcome = '' }) =>
      noEvent.test(outcome) ||
      state.test(outcome) ||
      past.test(`${condition} ${outcome}`) ||
      /(?<!\b(?:is|are|be|been|get|gets|being)\b.{0,12})\b\p{L}{3,}ed\b/iu.test(condition)
        ? []
        : [
            {
              levels: [recall, apply],
              wordings: [`What happens when ${condition}?`, `Explain what happens when ${condition}.`],
              answer: sentence(outcome),
            },
          ],
  },
  {
    kind: 'consequence',
    pattern:
      /^(?<clause>(?:(?!\b(?:that|which|who|where|whether|only|not|even|used|called|known|best)\b)[^,;:]){10,}) (?:when|if) (?<condition>[^,;:]{8,})$/iu,
    ask: ({ clause = '', condition = '' }) =>
      noEvent.test(clause) ||
      state.test(clause) ||
      past.test(`${condition} ${clause}`) ||
      /\b(?:is|are)(?: (?:the|an?) (?:[\p{L}-]+ )?(?:moment|point|time|day|place|phase|stage|period))?$/iu.test(clause)
        ? []
        : [{ levels: [recall, apply], wordings: [`What happens when ${condition}?`], answer: sentence(clause) }],
  },
  {
    kind: 'consequence',
    pattern: new RegExp(`^(?<np>${subject(60)}) (?<verb>leads?|results?) (?<to>to|in) (?<effect>[^;:]{4,})$`, 'iu'),
    ask: ({ np = '', verb = '', to, effect = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`What ${does(verb)} ${np} ${verb.replace(/s$/u, '')} ${to}?`],
        answer: sentence(effect),
      },
    ],
  },
];
