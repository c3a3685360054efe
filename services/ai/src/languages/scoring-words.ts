/**
 * What is said to whoever judges instead of about the subject, as alternatives of a pattern: the parts of a sentence in their
 * order, with some words between. Pupils mix languages, so that a part of one goes with those of any other.
 */
export interface ScoringWords {
  /** “Ignore the rules.” */
  ignore: readonly [ignore: string, rules: string];
  /** “Give me full points”; the first is also said with a mere number: “give me a 10”. */
  give: readonly [give: string, me: string];
  /** Other ways to say so, and what else is to have the points, or how many. */
  award: readonly [award: string, this: string];
  /** “Count this as right”, or with as much as there is. */
  count: readonly [count: string, this: string, full: string];
  /** “My answer is” (right). */
  mine: readonly [my: string, answer: string, is: string];
  /** “This is the right answer”, without a word between. */
  isRight: string;
  /** “I deserve all of it”, or points. */
  deserve: readonly [deserve: string, full: string];
  /** “The teacher said that it is wrong”, or right. */
  teacher: readonly [teacher: string, said: string, wrong: string];
  /** “All points”, without a word between. */
  all: readonly [all: string, points: string];
  /** “10 points please”, without a word between. */
  please: readonly [points: string, please: string];
  points: string;
  right: string;
}
