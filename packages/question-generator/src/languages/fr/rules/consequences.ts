import type { SentenceRule } from '../../sentences.ts';
import { capitalised, colon, isIt, que, sentence, si, tail, within } from '../elision.ts';
import { apply, insight, recall } from './parts.ts';

/** Nothing happens when a sentence only names, advises, allows or counts. */
const noEvent =
  /^(?:on (?:l['’]appelle|les appelle|parle|dit|appelle|nomme|doit|peut|écrit|utilise|note|lit|emploie|met|ajoute|remplace|calcule|multiplie|divise|obtient)|il (?:faut|suffit|s['’]agit|est (?:dit|interdit|important|nécessaire))|c['’]est|ce sont|cela|tu|vous|je|n['’]oublie|pense)(?!\p{L})|(?<!\p{L})s['’]appelle(?:nt)?(?!\p{L})|(?<!\p{L})(?:est|sont) (?:dite?s?|appelée?s?|une?|des)(?!\p{L})/iu;
/** “s'il pleut” says too little of the lesson. */
const minWords = 3;
const state =
  /^(?:\S+ ){1,5}?(?:n['’]|ne )?(?:est|sont) (?!(?!(?:saturé|équilibré|fermé|ouvert|éteint|allumé|chargé)e?s?$)\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L}))/u;
/** Past tenses: a thing that happened once is no rule. */
const past =
  /(?<!\p{L})(?!(?:fait|lait|trait|parfait|attrait|souhait|sait|extrait|retrait|portrait|satisfait|abstrait|distrait|plaît|air)(?!\p{L}))\p{L}+(?:ait|aient|èrent|irent|urent)(?!\p{L})|(?<!\p{L})(?:a|ont) \p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})|(?<!\p{L})(?:fut|eut|put|dut|fit|prit|vint|mourut|parut|reçut)(?!\p{L})/iu;
/** “if” that is no condition: “ask whether”, “even if”, “so much that”. */
const noCondition =
  /(?<!\p{L})(?:savoir|demander?|vérifier|vérifie|voir|tester|teste|ignore|dire|même|comme|sauf|surtout|sinon|notamment|et|ou|seulement|uniquement|est|sont|était|étaient|fut|furent)$/iu;

const joined = (conjunction: string, condition: string): string => {
  const stated = within(condition) ?? condition;
  if (/^si$|^s['’]$/iu.test(conjunction)) return si(stated);
  if (/^quand$/iu.test(conjunction)) return `quand ${stated}`;
  return /^dès/iu.test(conjunction) ? `dès ${que(stated)}` : `lors${que(stated)}`;
};

const opensCondition = String.raw`(?<conjunction>quand|lorsque|lorsqu(?=['’])|si|s(?=['’]ils? )|dès que|dès qu(?=['’]))['’\s](?<condition>`;

/** What happens when; and when something happens. */
export const consequences: readonly SentenceRule[] = [
  {
    kind: 'definition',
    pattern: new RegExp(
      `^On dit (?<that>qu(?:e |['’]))(?<clause>[^,;:]{8,}?) ${opensCondition.replace('condition>', 'when>')}[^,;:]{8,})$`,
      'iu',
    ),
    ask: ({ clause = '', when = '' }) => [
      {
        levels: [recall],
        wordings: [`Quand dit-on ${que(clause)}${tail}`],
        answer: `Lors${que(when)}.`,
      },
    ],
  },
  {
    kind: 'consequence',
    pattern: new RegExp(`^${opensCondition}[^,;:]{8,}), (?:alors )?(?<outcome>[^;:]{8,})$`, 'iu'),
    ask: ({ conjunction = '', condition = '', outcome = '' }) => {
      if (condition.split(' ').length < minWords || noEvent.test(outcome) || past.test(condition) || past.test(outcome))
        return [];
      const when = joined(conjunction, condition);
      const isPlainCondition =
        !/^(?:quand|lors|dès)/u.test(when) ||
        !/(?<!\p{L})(?:est|sont|a|ont) \p{L}+(?:é|ée|és|ées|i|u)(?!\p{L})/u.test(condition);
      // How something is when …: only behind “if” does a question let guess what is asked.
      if (state.test(outcome))
        return /^s/u.test(when)
          ? [{ levels: [recall], wordings: [`Que peut-on conclure ${when}${tail}`], answer: sentence(outcome) }]
          : [];
      return [
        {
          levels: isPlainCondition ? [recall, apply] : [recall],
          wordings: [`Que se passe-t-il ${when}${tail}`, `Explique ce qui se passe ${when}.`],
          answer: sentence(outcome),
        },
      ];
    },
  },
  {
    kind: 'consequence',
    pattern: new RegExp(
      `^(?<clause>[^,;:]{10,}?) ${opensCondition.replace('condition>', 'when>')}(?!même|bien|peu)[^,;:]{8,})$`,
      'iu',
    ),
    ask: ({ clause = '', conjunction = '', when = '' }) => {
      if (noCondition.test(clause) || noEvent.test(clause) || past.test(clause) || past.test(when)) return [];
      const isIf = /^s/iu.test(conjunction);
      const wordings = [isIt(isIf ? 'À quelle condition' : 'Dans quel cas', clause) ?? ''].filter(Boolean);
      return wordings.length === 0
        ? []
        : [{ levels: [recall], wordings, answer: `${capitalised(joined(conjunction, when))}.` }];
    },
  },
  {
    kind: 'consequence',
    pattern: /^(?<clause>Plus [^,;:]{8,80}), (?<outcome>(?:plus|moins|mieux) [^;:]{6,})$/u,
    ask: ({ clause = '', outcome = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`Complète la règle${colon} «\u00a0${capitalised(clause)}, …\u00a0»`],
        answer: sentence(`${clause}, ${outcome}`),
      },
    ],
  },
];
