import type { SentenceRule } from '../sentences.ts';
import { inverted, isFiniteVerb } from './inversion.ts';

const recall = 'reproduceren-begrijpen' as const;
const apply = 'toepassen' as const;
const insight = 'inzicht-toetsen' as const;

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const sentence = (text: string): string => `${capitalised(text.trim())}.`;
const count = '(?<count>twee|drie|vier|vijf|zes|zeven|2|3|4|5|6|7)';
const items = `(?<items>[^.;:]{2,60}(?:, [^.;:]{2,60})* en [^.;:,]{2,60})`;
/** A noun phrase without a clause of its own. */
const plain = String.raw`(?:(?!\b(?:die|dat|waar\p{L}*|omdat|doordat|als|wanneer|terwijl|maar|want|en dan|is|zijn|wordt|heeft)\b)[^,;:])`;

/** Nothing happens when the teacher only advises, allows or names. */
const noEvent =
  /^(?:moet|kun|kan je|kunt|mag|noem|noemen|noemt|heet|heten|spreken|spreekt|spreek|zeg|zeggen|schrijf|schrijven|gebruik|bereken|kijk|denk|vermenigvuldig|deel|tel|trek|is (?:het|dat|er) (?:een|geen)|vul|maak|doe|zet|neem|geldt|betekent|hoort)\b/iu;

const causes: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^(?:omdat|doordat|aangezien) (?<cause>[^,;]{8,}), (?<inverted>\p{Ll}[^;:]{10,})$/iu,
    ask: ({ cause, inverted: asked }) => [
      {
        levels: [recall, insight],
        wordings: [`Waarom ${asked}?`],
        answer: `Omdat ${cause}.`,
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
      return asked ? [{ levels: [recall, insight], wordings: [`Waarom ${asked}?`], answer }] : [];
    },
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), waardoor (?<final>[^;:]{8,})$/iu,
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

const consequences: readonly SentenceRule[] = [
  {
    kind: 'consequence',
    pattern:
      /^(?:als|wanneer|zodra) (?<condition>(?!gevolg|voorbeeld|eerste|laatste|het goed)[^,;:]{8,}), (?:dan )?(?<outcome>\p{Ll}[^;:]{8,})$/iu,
    ask: ({ condition, outcome = '' }) =>
      noEvent.test(outcome) || isFiniteVerb(/, (?<word>\p{L}+)/u.exec(outcome)?.groups?.word ?? '')
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Wat gebeurt er als ${condition}?`, `Leg uit wat er gebeurt als ${condition}.`],
              answer: `Dan ${outcome}.`,
            },
            {
              levels: [apply],
              wordings: [
                `Stel dat ${condition}. Wat gebeurt er dan?`,
                `Stel je voor dat ${condition}. Leg uit wat er dan gebeurt.`,
              ],
              answer: `Dan ${outcome}.`,
            },
          ],
  },
  {
    kind: 'consequence',
    pattern:
      /^(?<clause>(?:(?!\b(?:die|dat|waar\p{L}*|hetzelfde|dezelfde)\b)[^,;:]){10,}?) (?<conjunction>als|wanneer|zodra) (?<condition>(?!gevolg|voorbeeld|eerste|laatste|het|een \p{L}+$|de \p{L}+$|alle|enige|er |in )[^,;:]{8,})$/iu,
    ask: ({ clause = '', conjunction, condition }) => {
      const asked = inverted(clause);
      const isComparison =
        /\b(?:zo|even|net|meer|minder|\p{L}+er|zoals|gebruikt|bekend|gezien|noem\p{L}*|heet) (?:\p{L}+ )?$/iu.test(
          `${clause} `,
        ) || /\b(?:dan|zowel|niet alleen)\b/iu.test(clause);
      return asked && !isComparison && !noEvent.test(asked)
        ? [
            {
              levels: [recall],
              wordings: [`Wanneer ${asked}?`],
              answer: `${capitalised(conjunction ?? 'als')} ${condition}.`,
            },
            {
              levels: [apply],
              wordings: [`Stel dat ${condition}. Wat gebeurt er dan? Leg uit.`],
              answer: `Dan ${asked}.`,
            },
          ]
        : [];
    },
  },
  {
    kind: 'consequence',
    pattern: new RegExp(`^(?<np>${plain}{4,60}) (?:leidt|leiden|leidde|leidden) tot (?<effect>[^;:]{4,})$`, 'iu'),
    ask: ({ np = '', effect = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`Wat is het gevolg van ${np}?`],
        answer: sentence(effect),
      },
    ],
  },
];

const lists: readonly SentenceRule[] = [
  {
    kind: 'enumeration',
    pattern: new RegExp(`^Er (?<verb>zijn|bestaan|waren) ${count} (?<what>[^:,]{4,50}): ${items}$`, 'iu'),
    ask: ({ verb, count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Welke ${number} ${what} ${verb} er?`, `Noem de ${number} ${what}.`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(String.raw`^${count} (?<what>[\p{Ll}-]+ (?:(?!waarvan|zijn\b)[^:,]){6,60}): ${items}$`, 'iu'),
    ask: ({ count: number = '', what, items: list = '' }) => [
      { levels: [recall], wordings: [`Welke ${number.toLowerCase()} ${what}?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^(?<np>(?:de|het|een) ${plain}{3,40}|\p{L}+) (?<verb>bestaat|bestaan) uit ${items}$`,
      'iu',
    ),
    ask: ({ np = '', verb, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Waaruit ${verb} ${np}?`, `Uit welke onderdelen ${verb} ${np}?`],
        answer: `Uit ${list}.`,
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^(?<np>(?:de|het|een) ${plain}{3,40}|\p{L}+) (?<verb>hangt|hangen) af van (?<items>[^;:]{4,})$`,
      'iu',
    ),
    ask: ({ np = '', verb, items: list = '' }) => [
      { levels: [recall], wordings: [`Waarvan ${verb} ${np} af?`], answer: `Van ${list}.` },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^Voor (?<what>${plain}{3,50}) zijn (?:er )?${count} (?<things>\p{L}+) nodig: ${items}$`,
      'iu',
    ),
    ask: ({ what, count: number, things, items: list = '' }) => [
      { levels: [recall], wordings: [`Welke ${number} ${things} zijn nodig voor ${what}?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(`^De ${count} (?<what>[^:,]{4,60}?) (?:zijn|waren):? ${items}$`, 'iu'),
    ask: ({ count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Wat zijn de ${number} ${what}?`, `Noem de ${number} ${what}.`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<np>(?:de|het|een) ${plain}{3,40}) (?<verb>heeft|hebben|kent|kennen|doorloopt) ${count} (?<what>[^:,]{4,50}): ${items}$`,
      'iu',
    ),
    ask: ({ np = '', verb, count: number, what, items: list = '' }) => [
      { levels: [recall], wordings: [`Welke ${number} ${what} ${verb} ${np}?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern:
      /^(?:de |belangrijke |enkele )?(?:(?:twee|drie|vier|vijf) )?(?<np>(?:oorzaken|gevolgen|kenmerken|voordelen|nadelen|functies|taken|redenen|eigenschappen|soorten) van [^:]{3,50}): (?<items>.{8,})$/iu,
    ask: ({ np = '', items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Noem twee ${np.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'example',
    pattern: new RegExp(`^(?:bekende )?voorbeelden van (?<np>${plain}{3,50}) zijn ${items}$`, 'iu'),
    ask: ({ np, items: list = '' }) => [
      { levels: [recall], wordings: [`Noem twee voorbeelden van ${np}.`], answer: `Bijvoorbeeld ${list}.` },
    ],
  },
];

/** What a thing does, and what is done: both explain a word of the lesson. */
const told: readonly SentenceRule[] = [
  {
    kind: 'definition',
    pattern: /^Bij (?<np>\p{Ll}{4,}(?:en|ing)) (?<what>(?:\p{L}+) (?:je|men|we|de|het|een) [^:;]{12,})$/u,
    ask: ({ np, what }) => [
      {
        levels: [recall],
        wordings: [`Leg uit wat er bij ${np} gebeurt.`, `Wat gebeurt er bij ${np}?`],
        answer: `Bij ${np} ${what}.`,
      },
    ],
  },
  {
    kind: 'definition',
    pattern: /^(?<np>(?:De|Het) [\p{Ll}-]+) (?<verb>zorgt|zorgen) voor (?<what>[^:;]{6,})$/u,
    ask: ({ np = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`Waar ${verb} ${np} voor?`],
        answer: `${capitalised(np)} ${verb} voor ${what}.`,
      },
    ],
  },
  {
    kind: 'definition',
    pattern:
      /^(?<np>(?:De|Het) [\p{Ll}-]{4,}) (?<verb>regelt|bewaart|kneedt|vervoert|beschermt|controleert|maakt|breekt|filtert|pompt|meet|bewaakt|bestuurt|beslist|benoemt|vangt|verwerkt|zet|voert|neemt|geeft) (?<what>[^:;]{10,})$/u,
    ask: ({ np = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`Wat doet ${np}?`, `Welke taak heeft ${np}?`],
        answer: `${capitalised(np)} ${verb} ${what}.`,
      },
    ],
  },
  {
    kind: 'contrast',
    pattern: /^Het verschil tussen (?<a>[^,;:]{3,40}?) en (?<b>[^,;:]{3,40}?) is (?<what>[^;]{10,})$/iu,
    ask: ({ a, b, what = '' }) => [
      { levels: [insight], wordings: [`Wat is het verschil tussen ${a} en ${b}?`], answer: `Het verschil is ${what}.` },
    ],
  },
  {
    kind: 'number',
    pattern: /^In (?:het jaar )?(?<year>1?\d{3}|20\d\d) (?<inverted>\p{Ll}[^;:]{10,})$/u,
    ask: ({ year, inverted: asked }) => [
      { levels: [recall], wordings: [`In welk jaar ${asked}?`], answer: `In ${year}.` },
    ],
  },
  {
    kind: 'number',
    pattern:
      /^(?:Op|Vanaf) (?<date>\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{3,4}) (?<inverted>\p{Ll}[^;:]{10,})$/u,
    ask: ({ date, inverted: asked }) => [{ levels: [recall], wordings: [`Wanneer ${asked}?`], answer: `Op ${date}.` }],
  },
];

/** From Dutch sentences to questions. */
export const nlRules: readonly SentenceRule[] = [...causes, ...consequences, ...lists, ...told];
