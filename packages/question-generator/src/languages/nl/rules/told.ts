import type { SentenceRule } from '../../sentences.ts';
import { capitalised, insight, recall } from './parts.ts';

/** What a thing does, and what is done: both explain a word of the lesson. */
export const told: readonly SentenceRule[] = [
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
      /^(?<np>(?:De|Het) [\p{Ll}-]{4,}) (?<verb>regelt|bewaart|kneedt|vervoert|beschermt|controleert|maakt|breekt|filtert|pompt|meet|bewaakt|bestuurt|beslist|benoemt|verwerkt) (?<what>[^:;]{10,})$/u,
    ask: ({ np = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`Wat doet ${np}?`, `Welke taak heeft ${np}?`],
        answer: `${capitalised(np)} ${verb} ${what}.`,
      },
    ],
  },
  {
    // What it does would be too much to ask of a thing that does more: “Wat doet de plant?”.
    kind: 'definition',
    pattern:
      /^(?<np>(?:De|Het) [\p{Ll}-]{4,}) (?<verb>vangt|zet|voert|neemt|geeft) (?<object>(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,}) (?<rest>(?:op|af|om|uit|weg)(?: [^:;,]+)?)$/u,
    ask: ({ np = '', verb, object, rest }) => [
      {
        levels: [recall],
        wordings: [`Wat ${verb} ${np} ${rest}?`],
        answer: `${capitalised(np)} ${verb} ${object} ${rest}.`,
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
];

/** When something happened, of a statement that opens with it. */
export const dates: readonly SentenceRule[] = [
  {
    kind: 'number',
    pattern: /^In (?:het jaar )?(?<year>1?\d{3}|20\d\d) (?<inverted>(?!\p{Ll}+ zijn )\p{Ll}[^;:]{10,})$/u,
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
