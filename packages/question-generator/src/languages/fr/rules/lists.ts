import type { SentenceRule } from '../../sentences.ts';
import { de, sentence, tail, within } from '../elision.ts';
import { count, isPluralPhrase, items, nounPhrase, recall, subjectOf } from './parts.ts';

const explained = '(?<items>[^.;]{8,})';
const isList = (list: string): boolean => /(?:,| et | ou )/u.test(list);

const name = (what: string, list: string) =>
  isList(list)
    ? [{ levels: [recall], wordings: [`Cite ${what}.`, `Nomme ${what}.`], answer: sentence(list) } as const]
    : [];

/** “Quels” and “quelles” need a gender that a pattern does not know: French names them with “Cite”. */
export const lists: readonly SentenceRule[] = [
  {
    kind: 'order',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?:se (?:fait|font|déroule(?:nt)?)|(?:a|ont) lieu|comprend|comprennent|comporte|comportent) (?:en )?${count} (?<what>(?:grandes )?(?:étapes|phases|temps|stades)(?: principales| principaux| successives)?) ?: ${explained}$`,
      'u',
    ),
    ask: ({ np = '', count: number, what, items: list = '' }) =>
      isList(list)
        ? [
            {
              levels: [recall],
              wordings: [`Cite dans l'ordre les ${number} ${what} ${de(within(np) ?? np)}.`],
              answer: sentence(list),
            },
          ]
        : [],
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^(?:Il existe|Il y a|On distingue|On compte|On connaît|On trouve) ${count} (?<what>(?:grande?s? |principa(?:ux|les) )?[^:;,]{4,50}) ?: ${explained}$`,
      'iu',
    ),
    ask: ({ count: number, what, items: list = '' }) => name(`les ${number} ${what?.trim()}`, list),
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^Les (?:${count} |(?<main>principa(?:ux|les) ))(?<what>[^:;,]{4,50}?) (?:sont|étaient) ?:? ${items}$`,
      'iu',
    ),
    ask: ({ count: number, main = '', what, items: list = '' }) => name(`les ${number ?? main.trim()} ${what}`, list),
  },
  {
    kind: 'enumeration',
    pattern: /^(?<np>Les (?:(?!\b(?:est|sont|qui|que)\b)[^:;,.]){6,60}?)(?: sont)? ?: (?<items>[^.;:]{8,})$/u,
    ask: ({ np = '', items: list = '' }) =>
      /(?<!\p{L})(?:est|peut|peuvent|doit|doivent|ont|a|font|fait|\p{L}{3,}ent)(?!\p{L})/u.test(
        np.replace(/\p{L}+ment(?!\p{L})/gu, ''),
      )
        ? []
        : name(within(np) ?? '', list),
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>comprend|comprennent|compte|comptent|comporte|comportent|possède|possèdent|a|ont|repose(?:nt)? sur|se compose(?:nt)? de|(?:est|sont) (?:composé|formé|constitué)e?s? de|se divise(?:nt)? en|(?:est|sont) divisée?s? en|s['’]organise(?:nt)? en|réuni(?:t|ssent)|regroupe(?:nt)?) ${count} (?<what>[^:;,]{4,40}?) ?[:,] (?<items>(?!qui|que|dont|mais|et|ce)[^.;:]{6,})$`,
      'u',
    ),
    ask: ({ np = '', count: number, what, items: list = '' }) =>
      name(`les ${number} ${what} ${de(within(np) ?? np)}`, list),
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?:a|ont|comprend|comprennent|présente(?:nt)?|connaît|possède(?:nt)?) (?:plusieurs|différente?s|diverse?s|de nombreu(?:x|ses)) (?<what>\\p{Ll}+s)(?: principales| principaux)? ?: (?<items>[^.;:]{8,})$`,
      'u',
    ),
    ask: ({ np = '', what, items: list = '' }) => name(`les ${what} ${de(within(np) ?? np)}`, list),
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>se compose(?:nt)?|(?:est|sont) (?:composée?s?|formée?s?|constituée?s?|faite?s?)|dépend(?:ent)?|(?:pro)?vient|(?:pro)?viennent) (?<list>(?:de |d['’]|du |des )[^;:]{4,})$`,
      'u',
    ),
    ask: ({ np = '', verb = '', list = '' }) => {
      const isOrigin = /v(?:ient|iennent)$/u.test(verb);
      if (/^d['’]une? |^d['’]abord|^d['’]ailleurs/u.test(list) && isOrigin) return [];
      const subject = within(np) ?? np;
      return [
        {
          levels: [recall],
          wordings: [`${isOrigin ? "D'où" : 'De quoi'} ${verb} ${subject}${tail}`],
          answer: sentence(`${np} ${verb} ${list}`),
        },
      ];
    },
  },
  {
    kind: 'enumeration',
    pattern: new RegExp(
      String.raw`^${nounPhrase('np')} (?<what>\p{Ll}+(?:, \p{Ll}+){1,3} et \p{Ll}+ (?:les? |la |l['’]|des |une? )[^;:]{3,60})$`,
      'u',
    ),
    ask: ({ np = '', what = '' }) => {
      const endings = (what.split(/ (?:les?|la|l['’]|des|une?)(?!\p{L})/u)[0] ?? '').split(/, | et /u);
      const plural = isPluralPhrase(np);
      return endings.every((verb) => (plural ? /ent$/u : /(?:e|it|d|t)$/u).test(verb))
        ? [
            {
              levels: [recall],
              wordings: [`Que ${plural ? 'font' : 'fait'} ${within(np) ?? np}${tail}`],
              answer: sentence(`${np} ${what}`),
            },
          ]
        : [];
    },
  },
  {
    kind: 'enumeration',
    pattern:
      /^(?:principa(?:les|ux) )?(?<np>(?:causes|conséquences|caractéristiques|avantages|inconvénients|fonctions|raisons|propriétés|types|rôles|symptômes|effets|facteurs) (?:de |du |des |d['’])[^:]{3,50}?) ?: (?<items>.{8,})$/iu,
    ask: ({ np = '', items: list = '' }) =>
      name(`deux ${np.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`, list),
  },
  {
    kind: 'example',
    pattern:
      /^(?:Des |Quelques |Les )?exemples (?<of>(?:de |d['’])[^,;:]{4,40}?)(?: sont)? ?:? (?<items>[^.;:,]{2,60}(?:, [^.;:,]{2,60})* (?:et|ou) [^.;:,]{2,60})$/iu,
    ask: ({ of, items: list = '' }) => [
      { levels: [recall], wordings: [`Donne deux exemples ${of}.`], answer: `Par exemple ${list}.` },
    ],
  },
  {
    kind: 'example',
    pattern:
      /^(?:Les|Des) (?<what>\p{Ll}+s(?: \p{Ll}+s)?),? (?:par exemple|comme|tel(?:le)?s que) (?<items>[^,;:]{3,60}), [^;:]{6,}$/u,
    ask: ({ what = '', items: list = '' }) => [
      {
        levels: [recall],
        wordings: [`Donne ${/ (?:et|ou) /u.test(list) ? 'deux exemples' : 'un exemple'} ${de(what)}.`],
        answer: `Par exemple ${list}.`,
      },
    ],
  },
  {
    kind: 'example',
    pattern:
      /^(?<clause>(?:Les|Une?) [^,;:]{10,}),? (?:par exemple|comme|tel(?:le)?s? que) (?<items>(?:les? |la |l['’]|une? |des |du |de la )[^;:]{2,90})$/u,
    ask: ({ clause = '', items: list = '' }) => {
      const { np = '', verb = '', rest = '' } = subjectOf(clause) ?? {};
      const what = np.replace(/^(?:les|une?) /iu, '');
      // Behind an object the examples are of that: “Les impôts financent les services publics, comme …”.
      const hasObject = !/^(?:est|sont)$/u.test(verb) && /^(?:les? |la |l['’]|une? |des |du )/u.test(rest);
      if (what === '' || hasObject || /(?<!\p{L})(?:est|sont|a|ont|peut|peuvent|qui|que|se) /u.test(list)) return [];
      const number = /,| (?:et|ou) /u.test(list) ? 'deux exemples' : 'un exemple';
      return [{ levels: [recall], wordings: [`Donne ${number} ${de(what)}.`], answer: `Par exemple ${list}.` }];
    },
  },
];
