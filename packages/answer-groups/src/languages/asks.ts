/** How a question says what it wants, as alternatives of a pattern. A question is held against those of every language. */
export interface Asks {
  /** More than one thing to name, beside “and”; whole words. */
  several: string;
  /** Opens what is to be named, and two of it; whole words. */
  naming: string;
  two: string;
  /** An answer that has an order: of time, of size, of the gaps to fill. */
  order: string;
  /** A number in a form: as a fraction, in per cent. */
  form: string;
  /** A number that need not be right to the digit. */
  estimate: string;
  /** One of many right answers. */
  example: string;
  /** Each of several, or a pair: their numbers are told apart by their order. Beside “and”. */
  each: string;
  /** Begins a task that asks on its own for something to give as an answer; whole words. */
  task: string;
  /** Asks to explain an answer, and the words in which that says no more than that; whole words. */
  explain: string;
  explained: string;
}
