import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { JS, NFA, Words } from 'refa';
import { analyse, type Literal } from 'scslre';

/** A repetition with a higher maximum counts as unbounded. */
const maxRepetition = 100;

const parse = ({ source, flags }: Literal): AST.Pattern =>
  new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });

const isEndless = ({ max }: AST.Quantifier): boolean => max > maxRepetition;

/** The expression with every repetition of more than `most` made unbounded. */
const withoutBounds = (literal: Literal, most: number): Literal => {
  const bounded: AST.Quantifier[] = [];
  visitRegExpAST(parse(literal), {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max > Math.max(most, quantifier.min)) bounded.push(quantifier);
    },
  });
  let { source } = literal;
  for (const { element, end, min, greedy } of bounded.sort((one, other) => other.end - one.end))
    source = `${source.slice(0, element.end)}{${min},}${greedy ? '' : '?'}${source.slice(end)}`;
  return { source, flags: literal.flags };
};

/** The source of what a part of an expression matches: a positive lookbehind counts, other assertions do not. */
const read = (node: AST.Node): string => {
  let [text, at] = ['', node.start];
  visitRegExpAST(node, {
    onAssertionEnter: (assertion) => {
      // Nested in another assertion.
      if (assertion.start < at) return;
      const isPositiveLookbehind = assertion.kind === 'lookbehind' && !assertion.negate;
      text += node.raw.slice(at - node.start, assertion.start - node.start);
      if (isPositiveLookbehind) text += `(?:${assertion.alternatives.map(read).join('|')})`;
      at = assertion.end;
    },
  });
  return text + node.raw.slice(at - node.start);
};

const toNfa = (source: string, flags: string): NFA => {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({ backreferences: 'disable' });
  return NFA.fromRegex(expression, { maxCharacter });
};

const canFail = (element: AST.Element): boolean => {
  if (element.type === 'Quantifier') return element.min > 0 && canFail(element.element);
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return true;
  return element.alternatives.every(({ elements }) => elements.some(canFail));
};

/** What precedes an unbounded repetition; undefined if it is tried at one place only, or nothing after it can fail. */
const readBefore = (quantifier: AST.Quantifier, flags: string): string | undefined => {
  let [before, canFailAfter] = ['', false];
  for (let element: AST.Element = quantifier; ; ) {
    const parent: AST.Element['parent'] = element.parent;
    if (parent.type === 'Quantifier') {
      element = parent;
      continue;
    }
    if (parent.type !== 'Alternative') return undefined;
    const at = parent.elements.indexOf(element);
    const earlier = parent.elements.slice(0, at);
    if (!flags.includes('m') && earlier.some(({ raw }) => raw === '^')) return undefined;
    before = earlier.map(read).join('') + before;
    canFailAfter ||= parent.elements.slice(at + 1).some(canFail);
    if (parent.parent.type === 'Pattern') return canFailAfter ? before : undefined;
    if (parent.parent.type === 'Assertion') return undefined;
    element = parent.parent;
  }
};

/** `name.*end` reads “name name name …” to its end once per name, because the repetition also matches its prefix. */
const restarts = (literal: Literal): string[] => {
  const { source, flags } = literal;
  const attacks: string[] = [];
  visitRegExpAST(parse(literal), {
    onQuantifierEnter: (quantifier) => {
      const before = isEndless(quantifier) && !flags.includes('y') ? readBefore(quantifier, flags) : undefined;
      const isGuarded = /\(\?<?[!=]|\\\d/.test(quantifier.element.raw);
      if (!before || isGuarded || /\\[1-9]/.test(before)) return;
      const repeated = toNfa(`(?:${read(quantifier.element)})*`, flags);
      for (const set of NFA.fromIntersection(toNfa(before, flags), repeated).wordSets()) {
        const word = String.fromCodePoint(...(Words.pickMostReadableWord(set) ?? []));
        // If the repeated word itself is a match, nothing is read twice.
        if (word !== '' && !new RegExp(source, flags.replace('g', '')).test(word.repeat(10)))
          attacks.push(`slow on ${JSON.stringify(word)}.repeat(n)`);
        break;
      }
    },
  });
  return attacks;
};

type State = NFA.ReadonlyNode;

const reachableFrom = <Node>(start: Node, next: (node: Node) => Iterable<Node>): Set<Node> => {
  const reached = new Set<Node>();
  const waiting = [...next(start)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    waiting.push(...next(node));
  }
  return reached;
};

/** Whether some text leads from a state back to itself in two ways: n repetitions of it can be read in 2^n ways. */
const isAmbiguousAt = (start: State): boolean => {
  const cycle = new Set<State>(
    [...reachableFrom(start, ({ out }) => out.keys())].filter((state) =>
      reachableFrom(state, ({ out }) => out.keys()).has(start),
    ),
  );
  const pairs = new Map<State, Map<State, [State, State]>>();
  const pairOf = (one: State, other: State): [State, State] => {
    const others = pairs.get(one) ?? new Map<State, [State, State]>();
    pairs.set(one, others);
    const pair = others.get(other) ?? [one, other];
    others.set(other, pair);
    return pair;
  };
  const next = ([one, other]: [State, State]): [State, State][] =>
    [...one.out].flatMap(([to, characters]) =>
      [...other.out].flatMap(([too, others]) =>
        cycle.has(to) && cycle.has(too) && !characters.isDisjointWith(others) ? [pairOf(to, too)] : [],
      ),
    );
  const both = pairOf(start, start);
  return [...reachableFrom(both, next)].some((pair) => pair[0] !== pair[1] && reachableFrom(pair, next).has(both));
};

/** Ignores bounds, because even `(?:\d{2,9}){1,5}` has 8^5 readings. */
const isExponential = (literal: Literal): boolean => {
  const endless = withoutBounds(literal, 1);
  return (
    analyse(endless).reports.some(({ exponential }) => exponential) ||
    // Without a group there is only one reading.
    (/\)[*+{]/.test(endless.source) && [...toNfa(read(parse(endless)), endless.flags).nodes()].some(isAmbiguousAt))
  );
};

/**
 * Why an expression may take more than linear time, each with a text that shows it: two repetitions can match the same
 * text (found by scslre), a repetition can start again within its own match, or a repeated text has several readings.
 */
export const problemsOf = (literal: Literal): string[] => {
  const shared = analyse(withoutBounds(literal, maxRepetition)).reports.map(
    ({ character }) => `slow on ${JSON.stringify(character.pick)}.repeat(n)`,
  );
  return [...new Set([...shared, ...restarts(literal), ...(isExponential(literal) ? ['exponential'] : [])])];
};
