/** A word, number, unit or sign of an answer, folded so that equal meanings have equal tokens. */
export interface Token {
  kind: 'word' | 'number' | 'unit' | 'sign';
  text: string;
  /** As written. */
  written: string;
}
