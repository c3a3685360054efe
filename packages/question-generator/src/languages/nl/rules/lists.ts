import type { SentenceRule } from '../../sentences.ts';
import { count, items, plain, recall, sentence } from './parts.ts';

/** What belongs to something. */
export const lists: readonly SentenceRule[] = [
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
