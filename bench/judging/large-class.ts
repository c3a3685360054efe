import type { AnsweredQuestion, RealQuestion } from '@exit-tickets/testing';

/** A deterministic generator, so that every run measures the same class. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** The same answer typed by another student: capitalised, with other punctuation, or a typo in a long word. */
const typings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  (text) => `${text}!!`,
  (text) => text.replace(/(\p{L}{5})\p{L}(\p{L}{3,})/u, '$1$2'),
];

/**
 * A class of many students. Most repeat an answer of others, the first ones far more often than the last, with small
 * typing differences; some say the same thing twice.
 */
export const enlarge = ({ question, answers }: RealQuestion, students: number, seed: number): AnsweredQuestion => {
  const next = numbers(seed);
  const oneOf = <Item>(items: readonly Item[], towardsFirst = 1): Item | undefined =>
    items[Math.floor(next() ** towardsFirst * items.length)];
  const write = () => {
    const first = oneOf(answers, 2);
    if (!first) throw new Error('a question without answers');
    const { answer, truth, says } = first;
    const isWhole = truth === 'right' || truth === 'wrong';
    const second = isWhole && next() < 1 / 3 ? oneOf(answers.filter((other) => other.says === says)) : undefined;
    const words = second && second !== first ? `${answer}, ${second.answer}` : answer;
    const misconception = truth === 'wrong' ? says.replaceAll('-', ' ') : undefined;
    return { answer: oneOf(typings)?.(words) ?? words, truth, misconception };
  };
  return { question, answers: Array.from({ length: students }, write) };
};
