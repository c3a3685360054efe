import type { Grammar } from '../../languages/grammar.ts';
import { asSentence, type Clause, passageOf, quotable } from './clauses.ts';
import type { Cause, Comparison, Condition, Consequence, Contrast, Definition } from './finding.ts';

type Groups = Record<string, string | undefined>;

/** The first of some patterns that fits a clause. */
const match = (patterns: readonly RegExp[], text: string): Groups | undefined => {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return groups;
  }
  return undefined;
};

const backing = (clause: Clause): Clause | undefined => (clause.pointsBack ? clause.previous : undefined);

const causeBefore = (clause: Clause, grammar: Grammar): Cause | undefined => {
  const before = clause.previous;
  if (!before) return undefined;
  const inner = match(grammar.therefore, clause.text);
  const first = match(grammar.thereforeFirst, clause.text);
  if (!inner && !first) return undefined;
  const effect = asSentence(inner ? `${inner.before}${inner.after}` : (first?.effect ?? first?.inverted ?? ''));
  if (grammar.pointsBack.test(effect)) return undefined;
  const leansBack = before.previous !== undefined && grammar.leansBack.test(before.text);
  return {
    kind: 'cause',
    cause: leansBack ? `${before.previous?.text} ${before.text}` : before.text,
    causeIsMain: !before.pointsBack && !leansBack,
    effect,
    inverted: first?.inverted,
    ...passageOf(leansBack ? before.previous : backing(before), before, clause),
  };
};

const causeWithin = (clause: Clause, grammar: Grammar): Cause | undefined => {
  const whole = match([...grammar.effectThenCause, ...grammar.causeThenEffect], clause.text);
  const turned = match(grammar.causeThenInverted, clause.text);
  const found = whole ?? turned;
  // "In a city there is less infiltration, so the risk is greater": the effect alone has lost its place.
  if (found?.main && grammar.preposition.test(found.main)) return undefined;
  const cause = found?.main ?? found?.cause;
  if (!found || !cause) return undefined;
  const effect = quotable(clause, asSentence(found.effect ?? found.inverted ?? ''));
  if (!effect || (!clause.pointsBack && grammar.pointsBack.test(effect))) return undefined;
  return {
    kind: 'cause',
    cause: asSentence(cause),
    causeIsMain: found.main !== undefined && !clause.pointsBack,
    effect,
    inverted: turned?.inverted,
    ...passageOf(backing(clause), clause),
  };
};

export const findCauses = (clauses: readonly Clause[], grammar: Grammar): Cause[] =>
  clauses.flatMap((clause) => causeBefore(clause, grammar) ?? causeWithin(clause, grammar) ?? []);

export const findConsequences = (clauses: readonly Clause[], grammar: Grammar): Consequence[] =>
  clauses.flatMap((clause) => {
    const placed = match([...grammar.causeThenEffect, ...grammar.causeThenInverted], clause.text);
    const found =
      match(grammar.consequences, clause.text) ?? (grammar.preposition.test(placed?.main ?? '') ? placed : undefined);
    const told = found?.cause ?? found?.main;
    const cause = told && quotable(clause, asSentence(told));
    if (!found || !cause) return [];
    const isExplicit = found.after === undefined;
    return [{ kind: 'consequence' as const, cause, isExplicit, ...passageOf(backing(clause), clause) }];
  });

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** French "il" and English "it" after a conjunction, when the clause before says what they stand for. */
const spellOut = (bare: string, clause: Clause, definitions: readonly Definition[]): string | undefined => {
  const pronoun = /^(?:il|elle|it|he|she|they|ils|elles|hij|ze|zij|er|sie)\s/iu.exec(bare)?.[0];
  if (!pronoun) return bare;
  const before = definitions.find(({ np, sentences }) => np && sentences.at(-1) === clause.sentence.index - 1);
  const fits = { 'il ': /^(?:le|un)\s/, 'elle ': /^(?:la|une)\s/, 'it ': /^(?:an?|the)\s/ }[pronoun.toLowerCase()];
  if (!before?.np || !fits?.test(before.np)) return undefined;
  return `${before.np.replace(/^une?\s/, '').length < before.np.length && /^une?\s/.test(before.np) ? before.np.replace(/^une\s/, 'la ').replace(/^un\s/, 'le ') : before.np} ${bare.slice(pronoun.length)}`;
};

export const findConditions = (
  clauses: readonly Clause[],
  grammar: Grammar,
  definitions: readonly Definition[],
): Condition[] =>
  clauses.flatMap((clause, index) => {
    const found = match(grammar.conditions, clause.text);
    if (!found?.when || !found.bare || !found.outcome) return [];
    const bare = spellOut(found.bare, clause, definitions);
    if (!bare) return [];
    const next = clauses[index + 1];
    const goesOn = next?.previous === clause && grammar.sequel.test(next.text) ? next : undefined;
    const conjunction = found.when.slice(0, -found.bare.length);
    const when = bare === found.bare ? found.when : `${conjunction.replace(/qu['’]$/iu, 'que ')}${bare}`;
    const outcome = asSentence(found.outcome);
    return [
      {
        kind: 'condition' as const,
        when: lowerFirst(when),
        bare,
        outcome: goesOn ? `${outcome} ${goesOn.text}` : outcome,
        ...passageOf(bare === found.bare ? undefined : clause.previous, clause, goesOn),
      },
    ];
  });

export const findContrasts = (clauses: readonly Clause[], grammar: Grammar): Contrast[] =>
  clauses.flatMap((clause) => {
    const found = match(grammar.contrasts, clause.text);
    const first = found?.first && quotable(clause, asSentence(found.first));
    if (!first || !found.second || grammar.sequel.test(first)) return [];
    const isMarked = found.but === undefined;
    return [{ kind: 'contrast' as const, first, isMarked, ...passageOf(backing(clause), clause) }];
  });

const opening = (text: string): string => /^[^,:;.]{6,60}(?=,)/u.exec(text)?.[0] ?? '';
const fewestShared = 2;

/** Two sentences in a row that open alike and then part: "Dans une éruption effusive, … Dans une éruption explosive, …". */
const sideBySide = (clause: Clause, grammar: Grammar): Comparison | undefined => {
  const before = clause.previous;
  if (!before) return undefined;
  const [a, b] = [opening(before.text), opening(clause.text)];
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  const shared = wordsA.findIndex((word, index) => word !== wordsB[index]);
  if (!a || !b || a === b || shared < fewestShared) return undefined;
  const strip = (text: string): string => {
    const bare = text.replace(grammar.preposition, '');
    return bare.charAt(0).toLowerCase() + bare.slice(1);
  };
  return { kind: 'comparison', a: strip(a), b: strip(b), isSideBySide: true, ...passageOf(before, clause) };
};

export const findComparisons = (clauses: readonly Clause[], grammar: Grammar): Comparison[] =>
  clauses.flatMap((clause) => {
    const found = match(grammar.opposedThings, clause.text);
    if (found?.a && found.b)
      return [
        {
          kind: 'comparison' as const,
          a: lowerFirst(found.a),
          b: found.b,
          isSideBySide: false,
          ...passageOf(clause),
        },
      ];
    return sideBySide(clause, grammar) ?? [];
  });
