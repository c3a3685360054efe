/** Pattern alternatives for what a question asks for. A question is matched against those of every language. */
export interface Asks {
  /** Asks for more than one thing, besides “and”; whole words. */
  several: string;
  /** Asks to name things, and to name two; whole words. */
  naming: string;
  two: string;
  /** Asks for an answer where order matters: time, size, gaps to fill in. */
  order: string;
  /** Asks for a number in a given form: as a fraction, in per cent. */
  form: string;
  /** Asks for the form or the spelling of a word, so that every letter counts. */
  wordForm: string;
  /** Asks for a word with its article. */
  article: string;
  /** Asks for punctuation or capitals: every character counts. */
  marks: string;
  /** Asks whether words are written as one. */
  joined: string;
  /** Asks for a formula or symbol: the name of the substance is no answer. */
  formula: string;
  /** Asks for an estimate: the number need not be exact. */
  estimate: string;
  /** Asks for an example, so there are many right answers. */
  example: string;
  /** Asks for a number for each of several things, or for a pair: their order matters. Besides “and”. */
  each: string;
  /** Begins a task that alone already asks for an answer; whole words. */
  task: string;
  /** Asks to explain an answer, and the words that may follow without asking for more; whole words. */
  explain: string;
  explained: string;
}
