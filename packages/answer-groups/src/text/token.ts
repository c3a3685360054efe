/** A word, number or sign of an answer, folded so that it is equal wherever it says the same. */
export interface Token {
  kind: 'word' | 'number' | 'unit' | 'sign';
  text: string;
  /** As it was written. */
  written: string;
}
