import { listOf } from '../languages/list-of.ts';
import { type Candidate, candidate, ofKind, type Workbench } from './candidate.ts';
import { isProcess, isSubject, meaningOf, mixedUpWith, pairsOf } from './terms.ts';

const level = 'toepassen';

const newCases = (bench: Workbench): Candidate[] =>
  bench.isHistory
    ? []
    : ofKind(bench, 'condition').map((found) => candidate(level, 'imagine', 1, found, bench.say.imagine(found)));

const lists = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'enumeration').flatMap((found) => {
    const list = listOf(found.items, bench.grammar.and);
    const [item = ''] = found.items;
    const { passage } = found;
    if (found.role === 'needs')
      return [candidate(level, 'without', 0.95, found, bench.say.without({ passage, item, list }))];
    return found.role === 'factors'
      ? [candidate(level, 'change-one', 0.95, found, bench.say.changeOne({ passage, list }))]
      : [];
  });

const otherPlaces = (bench: Workbench): Candidate[] =>
  bench.isHistory
    ? []
    : [...ofKind(bench, 'cause'), ...ofKind(bench, 'consequence').filter(({ isExplicit }) => isExplicit)].map((found) =>
        candidate(level, 'elsewhere', 0.8, found, bench.say.elsewhere(found)),
      );

const examples = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'definition').flatMap((definition) => {
    // A German term with its article ("der Dritte Stand") does not fit after a preposition.
    if (bench.grammar.articles.test(definition.term)) return [];
    const of = { term: definition.term, meaning: meaningOf(bench, definition), other: mixedUpWith(bench, definition) };
    return bench.isHistory
      ? [candidate(level, 'today', 0.75, definition, bench.say.today(of))]
      : [
          candidate(
            level,
            'example',
            isProcess(bench, definition) && !isSubject(bench, definition) ? 0.85 : 0.4,
            definition,
            bench.say.example(of),
          ),
        ];
  });

const statements = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'statement').flatMap((found) => {
    const told = [
      candidate(level, 'elsewhere-seen', found.holds === 'fact' ? 0.3 : 0.15, found, bench.say.seenElsewhere(found)),
    ];
    if (found.holds === 'number') told.push(candidate(level, 'picture', 0.6, found, bench.say.picture(found)));
    if (found.holds === 'event' && bench.isHistory)
      told.push(candidate(level, 'newspaper', found.isDated ? 0.9 : 0.75, found, bench.say.newspaper(found)));
    return told;
  });

/** Told apart by what one sees of them: two things that the material sets side by side, or that happen alike. */
const twins = (bench: Workbench): Candidate[] =>
  bench.isHistory
    ? []
    : [
        ...ofKind(bench, 'comparison')
          .filter(({ a }) => !bench.grammar.situation.test(a))
          .map((found) =>
            candidate(
              level,
              'recognise',
              found.isSideBySide ? 0.9 : 0.5,
              found,
              bench.say.recognise({ ...found, answer: found.passage }),
            ),
          ),
        ...pairsOf(bench)
          .filter(({ a }) => isProcess(bench, a))
          .map(({ a, b, answer, where }) =>
            candidate(level, 'recognise', 0.7, where, bench.say.recognise({ a: a.term, b: b.term, answer })),
          ),
      ];

const past = (bench: Workbench): Candidate[] =>
  bench.isHistory
    ? ofKind(bench, 'contrast').map((found) =>
        candidate(level, 'lived-then', 0.95, found, bench.say.livedThen({ text: found.passage })),
      )
    : [];

/** Questions that ask to use something from the lesson in a new, concrete case. */
export const apply = (bench: Workbench): Candidate[] =>
  [newCases, lists, otherPlaces, examples, statements, twins, past].flatMap((make) => make(bench));
