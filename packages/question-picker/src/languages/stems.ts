/**
 * Where to cut and quote the sentences of a language, and the questions that quote them. Patterns are tried on a
 * sentence without its final mark; the parts are quoted verbatim, never inflected.
 */
export interface Stems {
  /** Starts a sentence that depends on the previous one: “It …”, “But …”, “Then …”. */
  opensLeaning: RegExp;
  /** Starts a sentence that only adds to the previous one, which does not help to understand it: “Also …”. */
  adds: RegExp;
  /** Refers to another sentence, a picture or a page; matches anywhere. */
  leans: RegExp;
  /** Starts a statement whose subject has a clause still open at the cut; German closes it with a comma. */
  openClause?: RegExp;
  /** What makes no statement: ends with “not”, “so”, “but” or “is”, or is only a clause such as “if …”. */
  hangs: RegExp;
  /** Shows that a statement gives only part of a cause: “not only”. */
  notOnly: RegExp;
  /** “A because B”: groups `left` and `right`, which begins with the mark. */
  cause: RegExp;
  /** “A in order to B”, cut in the same way. */
  aim: RegExp;
  /** “A, so that B”, cut in the same way. */
  consequence: RegExp;
  /** Words before a main clause that an answer can do without: “because”. In “because of …” no clause follows. */
  opensReason: RegExp;
  /** “When A, B”: `right` is the consequence. */
  condition: RegExp;
  /** “A, while B”, cut after the conjunction. */
  contrast: RegExp;
  /** “A consists of B, C and D”: `left` includes the verb. */
  enumeration: RegExp;
  /** “A depends on B”, “A is used to B”: a purpose or an origin; `left` includes the verb. */
  says: RegExp;
  /** Starts a sentence that gives the cause or the consequence of the previous one. */
  givesCause: RegExp;
  givesConsequence: RegExp;
  /** Starts a sentence that adds another cause to the one before it: “In addition, …”. */
  addsCause: RegExp;
  /** A sentence that explains a word: group `term`, without its article. */
  definitions: readonly RegExp[];
  /** “This is called X”: the previous sentence explains it. */
  definesPrevious: readonly RegExp[];
  /** “The difference between X and Y”: groups `a` and `b`. */
  difference: RegExp;
  /** Nouns that only refer to something else and cannot be a term: “example”, “reason”, “difference”. */
  hollowNoun: RegExp;
  /** A noun as group `noun` or `subject`, recognised by its article or capital; global. */
  nouns: RegExp;
  /** An article at the beginning, with the space after it. */
  article: RegExp;
  /** An article that inflects the adjective of the term after it, at the end, with its space. */
  bendingArticle?: RegExp;
  ask: {
    meaning(term: string): string;
    cause(quoted: string): string;
    aim(quoted: string): string;
    consequence(quoted: string): string;
    difference(a: string, b: string): string;
    /** @param error must fit after “that” */
    misconception(error: string): string;
    /** @param quoted a complete sentence */
    quotedMisconception(quoted: string): string;
    completion(quoted: string): string;
    /** @param quoted the line above the list */
    list(quoted: string): string;
    gap(quoted: string): string;
  };
  /** A student's belief. @param error as in `misconception` */
  believes(error: string): string;
  suggestedFocus(topics: readonly string[], headings: readonly string[]): string;
}
