import type { SentenceRule } from '../../../sentences.ts';
import { isName, isPluralNoun, isPluralPhrase, readClause } from '../../clause.ts';
import { insight, recall } from '../parts.ts';
import { behind, isPlain, leans, negates, one, statement } from './statement.ts';

// How two things differ, and which of all is the most so.

const sideSubject = /^(?<b>(?:(?:de|het|een) )?(?:\p{Ll}+e )?\p{Ll}{3,}) /u;

export const sides: SentenceRule = {
  kind: 'contrast',
  pattern: {
    exec: (text) => {
      const { groups } = /^(?<a>[^,;:]+), terwijl (?<rest>[^,;:]+)$/u.exec(text) ?? {};
      const left = groups && readClause(groups.a ?? '');
      const other = sideSubject.exec(groups?.rest ?? '')?.groups?.b ?? '';
      if (!left?.isSubjectFirst || !other || leans.test(text) || left.front.split(' ').length > 4) return null;
      const isSame = isPluralPhrase(other) === left.isPlural && other.split(' ').length <= 3;
      const hasArticle = /^(?:de|het|een) /u.test(other);
      return isSame &&
        (hasArticle || isPluralNoun(other.split(' ').at(-1) ?? '')) &&
        hasArticle === /^(?:De|Het|Een) /u.test(left.front)
        ? { groups: { text, np: left.front, other } }
        : null;
    },
  },
  ask: ({ text = '', np = '', other = '' }) =>
    one([`Wat is het verschil tussen ${np} en ${other}?`, `Leg het verschil uit tussen ${np} en ${other}.`], text, [
      insight,
      recall,
    ]),
};

const superlative = `(?:grootste|kleinste|hoogste|langste|diepste|snelste|belangrijkste|bekendste|oudste|zwaarste|lichtste|warmste|koudste|enige|hoofdstad|eenheid)`;

export const superlatives: SentenceRule = {
  kind: 'definition',
  pattern: new RegExp(
    `^(?<np>(?:De|Het) (?:${superlative}|${superlative} [^,;:]+|(?:hoofdstad|eenheid|symbool) van [^,;:]+?)) is (?<what>(?:de |het )?[\\p{L}-]+(?: \\p{Lu}\\p{L}+)?)(?:, [^;:]+)?$`,
    'u',
  ),
  ask: ({ np, what = '' }) => (leans.test(what) || negates.test(what) ? [] : one([`Wat is ${np}?`], what)),
};

export const best = statement('definition', (clause, subject) => {
  const { infinitive, rest, verb, front } = clause;
  const isBest = /^(?:de|het) (?:enige|(?!eerst|laatst|meest|best|naast)\p{L}{3,}ste) [^,;:]+$/u.test(rest);
  if (infinitive !== 'zijn' || !isBest || !isPlain(rest) || isName(clause) || front.split(' ').length > 4) return [];
  const isPerson =
    /(?<!\p{L})(?:koning|keizer|president|man|vrouw|persoon|schrijver|dichter|schilder|componist|leider|wetenschapper)(?!\p{L})/iu.test(
      rest,
    );
  return /^(?:Een|Alle) /u.test(front) ? [] : one([`${isPerson ? 'Wie' : 'Wat'} ${verb} ${rest}?`], subject);
});

export const ratios = statement('contrast', (clause, subject) => {
  const { groups } =
    /^(?<told>(?:twee|drie|vier|vijf|tien|\d+) keer zo (?<how>\p{Ll}+) als (?<other>(?:de|het|een) [^,;:]+))$/u.exec(
      clause.rest,
    ) ?? {};
  return groups && clause.infinitive === 'zijn' && isPlain((groups.other ?? '').replace(/ als /u, ' '))
    ? one([behind(`Hoe ${groups.how}`, clause, subject, `vergeleken met ${groups.other}`)], groups.told ?? '')
    : [];
});
