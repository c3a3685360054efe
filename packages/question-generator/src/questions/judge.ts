import { listOf } from '../languages/list-of.ts';
import { type Candidate, candidate, ofKind, type Workbench } from './candidate.ts';
import { isProcess, likeTerms, meaningOf, mixedUpWith, pairsOf } from './terms.ts';

const level = 'inzicht-toetsen';

const comparisons = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'comparison').map((found) =>
    candidate(
      level,
      'difference',
      0.95,
      found,
      bench.say.difference({ a: found.a, b: found.b, answer: found.passage }),
    ),
  );

const pairs = (bench: Workbench): Candidate[] =>
  pairsOf(bench).map(({ a, b, answer, where }) =>
    candidate(
      level,
      'difference',
      isProcess(bench, a) ? 0.9 : 0.75,
      where,
      bench.say.difference({ a: a.term, b: b.term, answer }),
    ),
  );

const contrasts = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'contrast').map((found) =>
    candidate(
      level,
      'opposite',
      found.isMarked ? 0.85 : 0.45,
      found,
      bench.say.opposite({ first: found.first, answer: found.passage }),
    ),
  );

const causes = (bench: Workbench): Candidate[] => [
  ...ofKind(bench, 'cause').flatMap((found) => {
    const how = found.inverted ? [] : [candidate(level, 'how-come', 0.85, found, bench.say.howCome(found))];
    const { cause, passage, causeIsMain } = found;
    return causeIsMain && !found.inverted
      ? [
          ...how,
          candidate(level, 'not-so', 0.8, found, bench.say.notSo({ cause, passage, isHistory: bench.isHistory })),
        ]
      : how;
  }),
  ...ofKind(bench, 'consequence').map((found) =>
    candidate(
      level,
      'not-so',
      found.isExplicit ? 0.8 : 0.5,
      found,
      bench.say.notSo({ ...found, isHistory: bench.isHistory }),
    ),
  ),
];

/** A sentence in which one term stands for another; only where the two change places without a change of grammar. */
const mistakes = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'definition').flatMap((definition) => {
    const other = likeTerms(bench, definition)[0];
    const ends = definition.passage.replace(/[.\s]+$/, '').endsWith(` ${definition.term}`);
    const before = definition.passage.slice(0, definition.passage.lastIndexOf(definition.term));
    const alike = other && isProcess(bench, definition) && isProcess(bench, other);
    if (!alike || !ends || /\b(?:the|an?|de|het|een|der|die|das|eine?|la|le|une?)\s$|['’]$/iu.test(before)) return [];
    const of = {
      wrong: `${before}${other.term}.`,
      right: definition.passage,
      term: definition.term,
      other: other.term,
    };
    return [candidate(level, 'mistake', 0.75, definition, bench.say.mistake(of))];
  });

const lists = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'enumeration')
    .filter(({ role }) => role !== 'needs')
    .map((found) => {
      const of = { passage: found.passage, list: listOf(found.items, bench.grammar.and) };
      return candidate(level, 'weigh', bench.isHistory ? 0.9 : 0.4, found, bench.say.weigh(of));
    });

/** Two terms in one sentence that explains neither: it says how they hang together. */
const links = (bench: Workbench): Candidate[] => {
  const definitions = ofKind(bench, 'definition');
  const explained = new Set(definitions.flatMap(({ sentences }) => sentences));
  return bench.material.sentences.flatMap((sentence) => {
    if (explained.has(sentence.index)) return [];
    const [a, b] = definitions.filter(({ term }) => sentence.text.toLowerCase().includes(term.toLowerCase()));
    if (!a || !b) return [];
    const where = { passage: sentence.text, sentences: [sentence.index], section: sentence.section };
    return [candidate(level, 'relate', 0.7, where, bench.say.relate({ a: a.term, b: b.term, answer: sentence.text }))];
  });
};

const absences = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'definition').flatMap((definition) => {
    if (bench.grammar.articles.test(definition.term)) return [];
    const of = { term: definition.term, meaning: meaningOf(bench, definition), other: mixedUpWith(bench, definition) };
    return [
      candidate(
        level,
        'missing',
        bench.isHistory ? 0.3 : 0.5,
        definition,
        bench.say.missing({ ...of, isHistory: bench.isHistory }),
      ),
    ];
  });

const worth = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'statement').map((found) =>
    bench.isHistory && found.holds === 'event'
      ? candidate(level, 'significance', 0.6, found, bench.say.significance(found))
      : candidate(level, 'important', 0.2, found, bench.say.important(found)),
  );

/** Questions that ask to compare, to give causes, to judge or to predict. */
export const judge = (bench: Workbench): Candidate[] =>
  [comparisons, pairs, contrasts, causes, mistakes, lists, links, absences, worth].flatMap((make) => make(bench));
