import type { SentenceRule } from '../../../sentences.ts';
import { isPluralNoun, prepositions } from '../../clause.ts';
import { finiteForms } from '../../verbs.ts';
import { capitalised, count, items } from '../parts.ts';
import { behind, isJe, isPlain, joinsVerb, leans, one, statement, within } from './statement.ts';

// Which things of a kind there are.

/** “Een schaar, een kruiwagen en een koevoet zijn hefbomen.” */
export const members: SentenceRule = {
  kind: 'example',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<list>[^.;:]{2,60}(?:, [^.;:,]{2,40})* en [^.;:,]{2,40}) zijn (?<np>(?:\p{Ll}+e )?\p{Ll}+)$/u.exec(text) ??
        {};
      const head = groups?.np?.split(' ').at(-1) ?? '';
      const isKind =
        isPluralNoun(head) &&
        finiteForms(head).length === 0 &&
        !/^(?:ge|ver|be|ont)\p{L}+en$/u.test(head) &&
        !/^(?:tegenpolen|tegenstanders|vrienden|buren|broers|zussen|vijanden|verschillen|dus|ook)/u.test(
          groups?.np ?? '',
        );
      const each = (groups?.list ?? '').split(/, | en /u);
      const isPlainList = each.every(
        (item) =>
          item.split(' ').length <= 3 &&
          !prepositions.has(item.split(' ')[0]?.toLowerCase() ?? '') &&
          !/\p{L}(?<!i)e$/u.test(item) &&
          !leans.test(item),
      );
      return groups && isKind && isPlainList ? { groups } : null;
    },
  },
  ask: ({ list = '', np }) => one([`Noem twee voorbeelden van ${np}.`], `bijvoorbeeld ${within(list)}`),
};

export const examples: SentenceRule = {
  kind: 'example',
  pattern: new RegExp(`^${items} zijn (?:bekende |goede )?voorbeelden van (?<np>[^,;:]{3,50})$`, 'u'),
  ask: ({ items: list = '', np }) => one([`Noem twee voorbeelden van ${np}.`], `bijvoorbeeld ${within(list)}`),
};

export const listed = statement('enumeration', (clause, subject) => {
  const { groups } =
    new RegExp(`^(?<particle>voor )?(?<by>in|uit|met) ${count} (?<what>\\p{Ll}+): ${items}$`, 'u').exec(clause.rest) ??
    {};
  const { particle = '', by = '', what = '', items: list = '' } = groups ?? {};
  if (!groups || clause.infinitive === 'bestaan') return [];
  return one([behind(`${capitalised(by)} welke ${groups.count} ${what}`, clause, subject, particle.trim())], list);
});

export const asIn = statement('example', (clause, subject) => {
  const { groups } =
    /^(?<what>(?:\p{Ll}+e )?\p{Ll}+)(?<tail>(?: [^,;:]+)?), zoals (?<list>[^,;:]+(?:, [^,;:]+)* en [^,;:]+)$/u.exec(
      clause.rest,
    ) ?? {};
  const { what = '', tail = '', list = '' } = groups ?? {};
  const head = what.split(' ').at(-1) ?? '';
  const isObject =
    isPluralNoun(head) &&
    finiteForms(head).length === 0 &&
    !/^(?:in|op|uit|van|aan|met|door|voor)(?!\p{L})/u.test(what);
  if (
    !isObject ||
    clause.infinitive === 'zijn' ||
    !isPlain(tail) ||
    leans.test(list) ||
    joinsVerb(list) ||
    isJe(clause)
  )
    return [];
  return one([behind(`Welke ${what}`, clause, subject, tail)], `bijvoorbeeld ${list}`);
});

/** “De VOC haalde specerijen, *zoals peper*, uit Indië.” */
export const asInside = statement('example', (clause, subject) => {
  const {
    what = '',
    list = '',
    tail = '',
  } = /^(?<what>(?:\p{Ll}+e )?\p{Ll}+), zoals (?<list>[^;:]+?), (?<tail>(?:uit|in|op|naar|van) [^,;:]+)$/u.exec(
    clause.rest,
  )?.groups ?? {};
  const head = what.split(' ').at(-1) ?? '';
  if (
    !what ||
    !isPluralNoun(head) ||
    finiteForms(head).length > 0 ||
    !isPlain(tail) ||
    leans.test(list) ||
    isJe(clause)
  )
    return [];
  return one([behind(`Welke ${what}`, clause, subject, tail)], `bijvoorbeeld ${list}`);
});
