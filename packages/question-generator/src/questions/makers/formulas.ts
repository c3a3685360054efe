import type { Lesson } from '../../lesson/lesson.ts';
import type { Candidate } from '../candidate.ts';
import { withinSentence } from '../definition.ts';
import { calculationsOf } from '../sums/calculation.ts';
import { type Amount, readSum, writeAmount } from '../sums/sum.ts';
import { variantsOf } from '../sums/vary.ts';

/** Quantities are words here; a formula of symbols says nothing about what it is for. */
const namedFormula =
  /^(?:[\p{L}()]+\s?=\s?)?(?<quantity>\p{L}{4,}(?: \p{L}+){0,2})\s?=\s?(?<rule>[^=]*\p{L}{4,}[^=]*)$/u;

/** Questions for the formula of a quantity. */
const asked = (lesson: Lesson): Candidate[] =>
  lesson.formulas.flatMap(({ text, section }): Candidate[] => {
    const quantity = namedFormula.exec(text)?.groups?.quantity;
    if (!quantity || /\d/u.test(text)) return [];
    return [
      {
        kind: 'definition',
        levels: ['reproduceren-begrijpen'],
        wordings: lesson.pack.wordings.formula(withinSentence(quantity, lesson)),
        answer: text,
        passage: text,
        misconception: '',
        topic: quantity,
        section,
        weight: 0.9,
      },
    ];
  });

interface Symbol {
  name: string;
  unit: string;
  /** What the result is asked in: the word for its unit, where there is one. */
  spelled: string;
  constant: Amount | undefined;
}

/** “m = massa in kilogram (kg)”, “d : distance en km”. */
const legend =
  /^(?<symbol>\p{L}{1,3})(?: \(\p{L}+\))?\s?[=:]\s(?<name>\p{L}[\p{L} -]{2,40}?) (?:in|en) (?<unit>\p{L}[\p{L}/]*[²³]?)(?: \((?<short>[^()]{1,6})\))?$/u;
const constant = /^(?<symbol>\p{L}{1,3}) = (?<amount>\d[\d.,]* ?\S*)(?: .*)?$/u;
const formula = /^(?<left>\p{L}{1,3}) = (?<right>\p{L}{1,3}(?: ?[·×*:÷/] ?\p{L}{1,3})+)$/u;

const symbolsOf = (lesson: Lesson): ReadonlyMap<string, Symbol> => {
  const symbols = new Map<string, Symbol>();
  for (const { text, kind } of lesson.lines) {
    if (kind === 'example' || kind === 'task') continue;
    for (const part of text.split(/\s?[;]\s/u)) {
      const { symbol, name = '', unit = '', short } = legend.exec(part)?.groups ?? {};
      if (symbol) symbols.set(symbol, { name, unit: short ?? unit, spelled: unit, constant: undefined });
      const fixed = constant.exec(part)?.groups;
      const [amount] = readSum(fixed?.amount ?? '', lesson.language)?.amounts ?? [];
      if (fixed?.symbol && amount && !symbols.has(fixed.symbol))
        symbols.set(fixed.symbol, { name: '', unit: amount.unit, spelled: '', constant: amount });
    }
  }
  return symbols;
};

/** Sums with a formula of symbols that the lesson explains, and of which it works out an example. */
const calculated = (lesson: Lesson): Candidate[] => {
  const symbols = symbolsOf(lesson);
  const calculations = calculationsOf(lesson);
  const formulas = new Map(
    lesson.lines.flatMap((line) => {
      const groups = formula.exec(line.text.replace(/^\p{L}{3,}: /u, ''))?.groups;
      return groups ? [[groups.left ?? '', { ...line, right: groups.right ?? '' }] as const] : [];
    }),
  );
  return [...formulas].flatMap(([left, { right, raw, section }]): Candidate[] => {
    const wanted = symbols.get(left);
    const names = right.match(/\p{L}+/gu) ?? [];
    const terms = names.flatMap((name) => symbols.get(name) ?? []);
    const operators = readSum(right.replace(/\p{L}+/gu, '1'), lesson.language)?.operators ?? [];
    // The formula is only used where the material's own numbers come out by it.
    const example = calculations.find(
      ({ symbol, sum }) =>
        symbol === left &&
        sum.operators.join() === operators.join() &&
        terms.every((term, at) => !term.constant || term.constant.value === sum.amounts[at]?.value),
    );
    if (!wanted?.name || !example || terms.length !== names.length || new Set(names).size !== names.length) return [];
    const varied = terms.map((term) => !term.constant);
    const { amounts } = example.sum;
    return variantsOf({ ...example.sum, amounts: amounts.map((one) => ({ ...one, unit: '' })) }, varied).map(
      ({ values, result }): Candidate => ({
        kind: 'application',
        levels: ['toepassen'],
        wordings: lesson.pack.wordings.calculate(
          names.map((name, at) => `${name} = ${writeAmount(values[at] ?? 0, terms[at]?.unit ?? '', lesson.language)}`),
          `${left} (${wanted.name})`,
          wanted.spelled,
        ),
        answer: `${left} = ${writeAmount(result, wanted.unit, lesson.language)}.`,
        passage: raw,
        misconception: '',
        topic: `${wanted.name} ${terms.map(({ name }) => name).join(' ')}`,
        section,
        weight: 0.95,
      }),
    );
  });
};

/** Questions about formulas. */
export const aboutFormulas = (lesson: Lesson): Candidate[] => [...asked(lesson), ...calculated(lesson)];
