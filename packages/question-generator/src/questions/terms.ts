import { ofKind, type Workbench } from './candidate.ts';
import { asSentence } from './findings/clauses.ts';
import type { Definition, Finding } from './findings/finding.ts';
import { shareOf, stemsOf } from './resemblance.ts';

const longestMeaning = 420;

/** Whether the material is about this very term. */
export const isSubject = ({ material }: Workbench, { term }: Definition): boolean =>
  material.headings[0]?.toLowerCase().includes(term.toLowerCase()) ?? false;

/** What the material says about a term; for its very subject also what else the paragraph says. */
export const meaningOf = (bench: Workbench, definition: Definition): string => {
  if (!isSubject(bench, definition)) return definition.meaning;
  const last = bench.material.sentences[definition.sentences.at(-1) ?? 0];
  const more = bench.material.sentences
    .filter(({ paragraph, index }) => paragraph === last?.paragraph && index > last.index)
    .map(({ text }) => text);
  const meaning = more.reduce(
    (told, sentence) => (told.length + sentence.length < longestMeaning ? `${told} ${sentence}` : told),
    definition.meaning,
  );
  return /[.!?]$/.test(definition.meaning) ? meaning : definition.meaning;
};

const likeness = (bench: Workbench, a: Definition, b: Definition): number => {
  const { process } = bench.grammar;
  const words = (text: string): number => text.split(' ').length;
  return (
    (process.test(a.term) === process.test(b.term) ? 2 : 0) +
    (words(a.term) === words(b.term) ? 1 : 0) +
    (Math.abs(a.section - b.section) <= 1 ? 1 : 0)
  );
};

/** The other terms of the material, those that a pupil would sooner take for this one first. */
export const likeTerms = (bench: Workbench, definition: Definition): Definition[] =>
  ofKind(bench, 'definition')
    .filter((other) => other !== definition && !definition.meaning.toLowerCase().includes(other.term.toLowerCase()))
    .filter((other) => !other.term.toLowerCase().includes(definition.term.toLowerCase()))
    .map((other) => ({ other, score: likeness(bench, definition, other) }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);

/** Two processes near each other, or two things that one section explains in the same way: these are mixed up. */
const areTwins = (bench: Workbench, a: Definition, b: Definition): boolean => {
  const distance = Math.abs(a.section - b.section);
  if (isProcess(bench, a) && isProcess(bench, b)) return distance <= 1;
  const alike = (a.np === undefined) === (b.np === undefined) && isProcess(bench, a) === isProcess(bench, b);
  const words = (definition: Definition): string[] => stemsOf(definition.meaning, bench.material.language);
  return alike && distance === 0 && shareOf(words(a), words(b)) > 0;
};

/** The term that a pupil is likely to mix this one up with, where the material has such a one. */
export const mixedUpWith = (bench: Workbench, definition: Definition): string | undefined => {
  const same = (text: string): boolean => text.toLowerCase() === definition.term.toLowerCase();
  const compared = ofKind(bench, 'comparison').find(({ a, b }) => same(a) || same(b));
  if (compared) return same(compared.a) ? compared.b : compared.a;
  return likeTerms(bench, definition).find((other) => areTwins(bench, definition, other))?.term;
};

/** Whether the material treats the term as something that happens, of which there are examples. */
export const isProcess = ({ grammar }: Workbench, { term }: Definition): boolean => grammar.process.test(term);

interface Pair {
  a: Definition;
  b: Definition;
  /** What the material says of each. */
  answer: string;
  where: Pick<Finding, 'passage' | 'sentences' | 'section'>;
}

/** Pairs of terms that belong together: near each other, and alike enough to be mixed up. */
export const pairsOf = (bench: Workbench): Pair[] => {
  const definitions = ofKind(bench, 'definition');
  const { quote } = bench.say;
  return definitions.flatMap((a, index) => {
    const b = definitions.slice(index + 1).find((other) => areTwins(bench, a, other));
    if (!b) return [];
    const passage = a.passage === b.passage ? a.passage : `${a.passage} ${b.passage}`;
    const sentences = [...new Set([...a.sentences, ...b.sentences])];
    const answer = `${quote(a.term)}: ${asSentence(a.meaning)} ${quote(b.term)}: ${asSentence(b.meaning)}`;
    return [{ a, b, answer, where: { passage, sentences, section: b.section } }];
  });
};
