import type { SentenceRule } from '../../../sentences.ts';
import { number } from './numbers.ts';
import { behind, isPlain, one, statement } from './statement.ts';

// How much, how long, and at how many degrees.

export const degrees = statement('number', (clause, subject) => {
  const [, at = ''] =
    /^(bij (?:ongeveer )?[\d,]+ (?:graden(?: Celsius)?|°C))(?: en \p{Ll}+ bij .*)?$/u.exec(clause.rest) ?? [];
  return at ? one([behind('Bij hoeveel graden', clause, subject)], at) : [];
});

/** “De som … is *180 graden*”. */
export const measured = statement('number', (clause, subject) => {
  const [, many = '', what = ''] =
    /^(?:gelijk aan )?((?:ongeveer |precies |altijd )?\d[\d.,]*) (graden|procent|meter|kilometer|centimeter|gram|kilogram|liter|euro|volt|ampère|seconden|minuten|uur|dagen|jaar)$/u.exec(
      clause.rest,
    ) ?? [];
  return what && clause.infinitive === 'zijn'
    ? one([behind(`Hoeveel ${what}`, clause, subject)], `${many} ${what}`)
    : [];
});

export const values = statement('number', (clause, subject) => {
  const [, value = ''] = /^(ongeveer \d[\d,]*)$/u.exec(clause.rest) ?? [];
  return value && clause.infinitive === 'zijn' ? one([behind('Hoeveel', clause, subject, 'ongeveer')], value) : [];
});

/** “Het kwadraat van 5 is *25*.” */
export const outcomes: SentenceRule = {
  kind: 'number',
  pattern: /^(?<np>(?:De|Het) \p{Ll}+ van \d[\d.,]*) is (?<value>\d[\d.,]*)$/u,
  ask: ({ np, value = '' }) => one([`Hoeveel is ${np}?`], value),
};

/** “De aarde draait *in 365 dagen* om de zon.” */
export const durations = statement('number', (clause, subject) => {
  const { groups } =
    new RegExp(
      `^(?<when>in (?<many>${number}) (?<what>seconden|minuten|uur|dagen|weken|maanden|jaar)) (?<tail>[^,;:]+)$`,
      'u',
    ).exec(clause.rest) ?? {};
  return groups && isPlain(groups.tail ?? '')
    ? one([behind(`In hoeveel ${groups.what}`, clause, subject, groups.tail)], groups.when ?? '')
    : [];
});

export const lengths = statement('number', (clause, subject) => {
  const [, time = ''] =
    new RegExp(`^(${number} (?:seconden|minuten|uur|dagen|weken|maanden|jaar|eeuwen))(?:,.*)?$`, 'u').exec(
      clause.rest,
    ) ?? [];
  return time && clause.infinitive === 'duren' ? one([behind('Hoe lang', clause, subject)], time) : [];
});
