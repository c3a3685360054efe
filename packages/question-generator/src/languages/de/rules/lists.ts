import type { SentenceRule } from '../../sentences.ts';
import { withinSentence } from '../main-clause.ts';
import { count, items, plain, recall, sentence } from './parts.ts';

const lower = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** “Three kinds”, but of what? */
const hollow = '(?:Arten|Formen|Typen|Gruppen|Dinge|Möglichkeiten|Bereiche|Teile|Schritte|Phasen|Stufen)';

/** What there is of something, and what it is made of. */
export const lists: readonly SentenceRule[] = [
  {
    kind: 'enumeration',
    pattern: new RegExp(`^(?:Es gibt|Man unterscheidet) ${count} (?<what>(?!${hollow}:)[^:,]{4,50}): ${items}$`, 'u'),
    ask: ({ count: number, what, items: list = '' }) => [
      { levels: [recall], wordings: [`Welche ${number} ${what} gibt es?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<where>(?:In|Im|Bei|Beim|Für|Zum|Zur|Am|An|Auf|Nach) ${plain}{3,50}) (?<verb>gibt es|braucht man|benötigt man|unterscheidet man|gab es) ${count} (?<what>[^:,]{4,50}): ${items}$`,
      'u',
    ),
    ask: ({ where = '', verb, count: number, what, items: list = '' }) => [
      { levels: [recall], wordings: [`Welche ${number} ${what} ${verb} ${lower(where)}?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<np>${plain}{3,50}) (?<verb>besteht|bestehen|bestand) aus ${count} (?<what>[^:,]{4,40}): ${items}$`,
      'u',
    ),
    ask: ({ np = '', verb, count: number, what, items: list }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall], wordings: [`Aus welchen ${number} ${what} ${verb} ${thing}?`], answer: `Aus ${list}.` }]
        : [];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<np>(?!Jede)${plain}{3,50}) (?<verb>besteht|bestehen|bestand|bestanden|setzt sich|setzen sich) (?:hauptsächlich |vor allem )?aus (?<items>(?:${plain}{2,60}, )*${plain}{2,60} und ${plain}{2,60}?)(?: zusammen)?$`,
      'u',
    ),
    ask: ({ np = '', verb = '', items: list }) => {
      const thing = withinSentence(np);
      const isReflexive = verb.endsWith(' sich');
      return thing
        ? [
            {
              levels: [recall],
              wordings: isReflexive ? [`Woraus ${verb} ${thing} zusammen?`] : [`Woraus ${verb} ${thing}?`],
              answer: `Aus ${list}.`,
            },
          ]
        : [];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(`^(?<np>${plain}{3,50}) (?<verb>enthält|enthalten) ${items}$`, 'u'),
    ask: ({ np = '', verb, items: list = '' }) => {
      // “… Salzsäure und hilft bei der Verdauung”: the last item is a second verb.
      const isList = !/ und \p{Ll}+(?:t|en) (?:bei|beim|der|die|das|den|dem|im|in|an|auf|mit|sich)(?!\p{L})/u.test(
        list,
      );
      const thing = isList ? withinSentence(np) : undefined;
      return thing ? [{ levels: [recall], wordings: [`Was ${verb} ${thing}?`], answer: sentence(list) }] : [];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<np>${plain}{3,50}) (?<verb>hängt|hängen) (?<of>(?:vor allem )?von [^;:,]{4,}(?:, [^;:,]+)*) ab$`,
      'u',
    ),
    ask: ({ np = '', verb, of = '' }) => {
      const thing = withinSentence(np);
      return thing ? [{ levels: [recall], wordings: [`Wovon ${verb} ${thing} ab?`], answer: sentence(of) }] : [];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(`^Die ${count} (?<what>[^:,]{4,60}?) (?<verb>sind|waren|heißen|lauten):? ${items}$`, 'u'),
    ask: ({ verb, count: number, what, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [
          `Nenne die ${number} ${what}.`,
          `Wie ${verb === 'waren' ? 'hießen' : 'heißen'} die ${number} ${what}?`,
        ],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<np>${plain}{3,50}) (?<verb>hat|haben|hatte|hatten|umfasst|durchläuft|kennt) ${count} (?<what>[^:,]{4,50}): ${items}$`,
      'u',
    ),
    ask: ({ np = '', verb, count: number, what, items: list = '' }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall], wordings: [`Welche ${number} ${what} ${verb} ${thing}?`], answer: sentence(list) }]
        : [];
    },
  },
  {
    kind: 'enumeration',
    pattern:
      /^(?<items>\p{Lu}[^.;:]{1,60} und [^.;:,]{2,40}?) (?<verb>sind|waren) (?<mid>(?:in|im|bei|für) [^,;:]{3,40} )?die (?<what>(?:\p{Ll}+en )?\p{Lu}[\p{L}-]+(?:en|n|er|e|s)(?: (?:der|des|von|im|in) [^,;:]{3,40})?)$/u,
    ask: ({ items: list = '', verb, mid = '', what }) => [
      { levels: [recall], wordings: [`Was ${verb} ${mid}die ${what}?`, `Nenne die ${what}.`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?<class>Zu(?:r|m|) ${plain}{3,50}) (?<verb>gehören|zählen|gehörten|zählten) ${items}(?:;.*)?$`,
      'u',
    ),
    ask: ({ class: group = '', verb, items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Vervollständige den Satz: „${group} ${verb} …“`],
        answer: sentence(list),
      },
    ],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^(?<np>(?:Der|Die|Das) ${plain}{3,40}?) (?<verb>beschließt|kontrolliert|wählt|speichert|filtert|regelt|schützt|reguliert|steuert|überwacht|produziert|bildet|verwaltet|leitet|ernennt|vertritt) (?<what>[^,;:]{3,60}, \p{Ll}+t [^;:]{3,}|[^,;:]{3,60} und \p{Ll}+t [^,;:]{3,})$`,
      'u',
    ),
    ask: ({ np = '', verb, what }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall], wordings: [`Welche Aufgaben hat ${thing}?`], answer: sentence(`${np} ${verb} ${what}`) }]
        : [];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^Die (?<what>(?:\p{Ll}+en )?\p{Lu}[\p{L}-]+(?: (?:der|des|von|im|in|einer|eines) ${plain}{3,40})?) (?<verb>sind|waren) (?=der |die |das |eine? |\p{Lu})${items}$`,
      'u',
    ),
    ask: ({ what, verb, items: list = '' }) => [
      { levels: [recall], wordings: [`Nenne die ${what}.`, `Was ${verb} die ${what}?`], answer: sentence(list) },
    ],
  },
  {
    kind: 'enumeration',
    pattern:
      /^(?:Die |Wichtige |Einige )?(?:(?:zwei|drei|vier|fünf) )?(?:wichtigsten |wichtige )?(?<what>(?:Ursachen|Folgen|Auswirkungen|Merkmale|Kennzeichen|Vorteile|Nachteile|Funktionen|Aufgaben|Gründe|Eigenschaften|Ziele) (?:der|des|von|eines|einer|für) [^:]{3,50}): (?<items>.{8,})$/u,
    ask: ({ what, items: list = '' }) => [
      { levels: [recall], wordings: [`Nenne zwei ${what}.`], answer: sentence(list) },
    ],
  },
  {
    kind: 'example',
    pattern: new RegExp(
      `^${items.replace('(?<items>', '(?<items>(?!Zu)')} (?<verb>gehören|zählen) (?<class>zu(?:r|m|) ${plain}{3,50})$`,
      'u',
    ),
    ask: ({ items: list = '', verb, class: group }) => [
      { levels: [recall], wordings: [`Nenne zwei Beispiele, die ${group} ${verb}.`], answer: sentence(list) },
    ],
  },
  {
    kind: 'example',
    pattern: new RegExp(`^(?:Bekannte |Typische )?Beispiele für (?<np>${plain}{3,50}) sind ${items}$`, 'u'),
    ask: ({ np, items: list = '' }) => [
      { levels: [recall], wordings: [`Nenne zwei Beispiele für ${np}.`], answer: `Zum Beispiel ${list}.` },
    ],
  },
];
