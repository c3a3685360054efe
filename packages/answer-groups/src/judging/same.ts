import { foldSaid } from '../text/fold-answer.ts';
import type { Token } from '../text/token.ts';
import type { GivenAnswer } from './answer-line.ts';
import type { Listed } from './answer-list.ts';
import type { Subject } from './subject.ts';

/** Equal answers and their content. */
export interface SaidLine {
  /** The first answer's text. */
  answer: string;
  responseIds: [string, ...string[]];
  said: readonly Token[];
  /** The listed items, sorted alphabetically, if their order is irrelevant. */
  listed?: readonly Token[] | undefined;
  /** The first response for each other order of the items. */
  otherOrders?: readonly string[];
}

/** Most tokens that are compared with slips: nobody writes a longer answer twice. */
const maxCompared = 40;
/** Allows one further slip per this many words. */
const wordsPerSlip = 6;

const isSameUpToSlips = (a: readonly Token[], b: readonly Token[], { isSameWord }: Subject): boolean => {
  let left = 1 + Math.floor(a.length / wordsPerSlip);
  return a.every((token, at) => {
    const other = b[at];
    if (other === undefined || token.kind !== other.kind) return false;
    if (token.text === other.text) return true;
    left -= 1;
    return left >= 0 && token.kind === 'word' && isSameWord(token.text, other.text);
  });
};

/** The tokens that an answer is compared by. */
const comparedIn = ({ said, listed }: Pick<SaidLine, 'said' | 'listed'>): readonly Token[] => listed ?? said;

const uses = ({ said }: SaidLine, word: string): boolean => said.some(({ text }) => text === word);

/** Remembers whether a student used both words in one answer, which shows that they differ in meaning. */
const createBothUsed = (lines: readonly SaidLine[]): ((a: string, b: string) => boolean) => {
  const known = new Set<string>();
  return (a, b) => {
    const pair = `${a} ${b}`;
    if (!known.has(pair) && lines.some((line) => uses(line, a) && uses(line, b))) known.add(pair);
    return known.has(pair);
  };
};

/**
 * Merges equal answers to an open question into lines: the same words apart from articles, set phrases and spelling
 * slips, or the same list items in any order. Answers are compared only with the first one of a line, so that later
 * answers never change how earlier ones are read.
 * @param answers in order of arrival
 */
export const linesOf = (
  answers: readonly GivenAnswer[],
  subject: Subject,
  listIn: (answer: string) => Listed | undefined,
): SaidLine[] => {
  const lines: SaidLine[] = [];
  const areBothUsed = createBothUsed(lines);
  const byKey = new Map<string, SaidLine>();
  const byLength = new Map<number, SaidLine[]>();
  const firstsOf = new Map<SaidLine, Map<string, string>>();
  for (const { answer, responseId } of answers) {
    const said = subject.read(answer);
    const { things: listed, order } = listIn(answer) ?? {};
    const compared = comparedIn({ said, listed });
    const key = foldSaid(compared, answer);
    const ofLength = byLength.get(compared.length) ?? [];
    const isSlipOf = (line: SaidLine): boolean => {
      const other = comparedIn(line);
      return (
        isSameUpToSlips(other, compared, subject) &&
        !other.some(({ text }, at) => text !== compared[at]?.text && areBothUsed(text, compared[at]?.text ?? ''))
      );
    };
    const known = byKey.get(key) ?? (compared.length <= maxCompared ? ofLength.find(isSlipOf) : undefined);
    const line: SaidLine = known ?? { answer: answer.trim(), responseIds: [responseId], said, listed };
    byKey.set(key, line);
    if (order !== undefined) {
      const firsts = firstsOf.get(line) ?? new Map<string, string>();
      firstsOf.set(line, firsts);
      if (!firsts.has(order)) firsts.set(order, responseId);
    }
    if (known) known.responseIds.push(responseId);
    else {
      lines.push(line);
      ofLength.push(line);
      byLength.set(compared.length, ofLength);
    }
  }
  return lines.map((line) => {
    const [, ...otherOrders] = firstsOf.get(line)?.values() ?? [];
    return otherOrders.length > 0 ? { ...line, otherOrders } : line;
  });
};

/** Answers to a choice or a scale: one line for each option that was chosen. */
export const linesOfOptions = (answers: readonly GivenAnswer[]): SaidLine[] => {
  const lines = new Map<string, SaidLine>();
  for (const { answer, responseId } of answers) {
    const option = answer.trim();
    const line = lines.get(option);
    if (line) line.responseIds.push(responseId);
    else lines.set(option, { answer: option, responseIds: [responseId], said: [] });
  }
  return [...lines.values()];
};
