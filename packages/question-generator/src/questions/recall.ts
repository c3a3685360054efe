import { listOf } from '../languages/list-of.ts';
import { type Candidate, candidate, ofKind, type Workbench } from './candidate.ts';
import { isSubject, likeTerms, meaningOf, mixedUpWith } from './terms.ts';

const level = 'reproduceren-begrijpen';
const wrongOptions = 3;
const longestDescription = 220;

const meanings = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'definition').map((definition) => {
    const of = { term: definition.term, meaning: meaningOf(bench, definition), other: mixedUpWith(bench, definition) };
    const { np, verb } = definition;
    const asked = np && verb ? bench.say.whatIs({ ...of, np, verb }) : bench.say.meaning(of);
    return candidate(level, 'meaning', isSubject(bench, definition) ? 1.25 : 1, definition, asked);
  });

/** Options must not differ in what can be seen: one word or two, one thing or many. */
const isAlikeInForm = (a: string, b: string): boolean =>
  a.split(' ').length === b.split(' ').length && /(?:s|en)$/.test(a) === /(?:s|en)$/.test(b);

/** One right term among others of the same lesson: each wrong one is a real mix-up. */
const choices = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'definition').flatMap((definition) => {
    const { term, meaning } = definition;
    const others = likeTerms(bench, definition)
      .filter((other) => isAlikeInForm(other.term, term))
      .slice(0, wrongOptions)
      .map((other) => other.term);
    if (!definition.isDescription || others.length < wrongOptions || meaning.length > longestDescription) return [];

    // The title gives its own subject away.
    if (isSubject(bench, definition)) return [];
    const options = [term, ...others].sort((a, b) => a.localeCompare(b, bench.material.language));
    const asked = bench.say.whichTerm({ term, meaning, other: others[0] });
    return [{ ...candidate(level, 'choice', 1.1, definition, asked), options, correctAnswer: term }];
  });

const lists = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'enumeration').map((found) => {
    const of = { stem: found.stem, items: found.items, list: `${listOf(found.items, bench.grammar.and)}.` };
    return found.isAnnounced
      ? candidate(level, 'list', 0.9, found, bench.say.listed(of))
      : candidate(level, 'list', 0.6, found, bench.say.finish(of));
  });

const reasons = (bench: Workbench): Candidate[] => [
  ...ofKind(bench, 'cause').map((found) =>
    found.inverted && bench.say.whyInverted
      ? candidate(level, 'why', 0.9, found, bench.say.whyInverted({ ...found, inverted: found.inverted }))
      : candidate(level, 'why', 0.85, found, bench.say.why(found)),
  ),
  ...ofKind(bench, 'consequence').map((found) =>
    candidate(level, 'result', found.isExplicit ? 0.85 : 0.6, found, bench.say.result(found)),
  ),
];

/** Present-tense questions: a history lesson tells its conditions in the past. */
const conditions = (bench: Workbench): Candidate[] =>
  bench.isHistory
    ? []
    : ofKind(bench, 'condition').map((found) => candidate(level, 'when', 0.85, found, bench.say.whatHappens(found)));

const explanations = (bench: Workbench): Candidate[] =>
  ofKind(bench, 'statement').map((found) => candidate(level, 'own-words', 0.3, found, bench.say.ownWords(found)));

/** Questions that ask to recall and to explain in one's own words. */
export const recall = (bench: Workbench): Candidate[] =>
  [meanings, choices, lists, reasons, conditions, explanations].flatMap((make) => make(bench));
