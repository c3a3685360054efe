/** A pattern that explains a word: group `term`, without its article. Tried on a sentence without its final mark. */
export type DefinitionPattern = RegExp;

/**
 * The words at which sentences of a language are cut and quoted, and the questions in which they are quoted. Patterns are
 * tried on a sentence without its final mark; a part between marks is quoted as it stands, and nothing is inflected.
 */
export interface Stems {
  /** Opens a sentence that goes on with the one before: “It …”, “But …”, “Then …”. */
  opensLeaning: RegExp;
  /** Opens a sentence that only adds to the one before, which does not help to understand it: “Also …”. */
  adds: RegExp;
  /** Points to another sentence, a picture or a page, wherever it stands. */
  leans: RegExp;
  /** Opens a statement whose subject has a clause that is not closed before the cut; German closes it with a comma. */
  openClause?: RegExp;
  /** Ends what is no whole statement without the words behind it: “not”, “so”, “but”, “is”. */
  hangs: RegExp;
  /** In a statement that gives only some of a cause: “not only”. */
  notOnly: RegExp;
  /** “A because B”: groups `left` and `right`, which begins with the mark. */
  cause: RegExp;
  /** “A in order to B”, cut in the same way. */
  aim?: RegExp;
  /** “A, so that B”, cut in the same way. */
  consequence: RegExp;
  /** “When A, B”: `right` is what follows from it. */
  condition: RegExp;
  /** “A, while B”, cut behind the mark. */
  contrast: RegExp;
  /** “A consists of B, C and D”: `left` ends with the mark. */
  enumeration: RegExp;
  /** “A depends on B”, “A is used to B”: what something is for or comes from, `left` ending with the mark. */
  says: RegExp;
  /** Opens a sentence that says why the one before is so, and one that says what comes of it. */
  givesCause: RegExp;
  givesConsequence: RegExp;
  definitions: readonly DefinitionPattern[];
  /** “This is called X”: the sentence before explains it. */
  definesPrevious: readonly DefinitionPattern[];
  /** “The difference between X and Y”: groups `a` and `b`. */
  difference: RegExp;
  /** Nouns that stand for something else in their sentence and make no term: “example”, “reason”, “difference”. */
  hollowNoun: RegExp;
  /** A noun as group `noun`, told by its article or its capital; global. */
  nouns: RegExp;
  /** An article with its space, at the beginning. */
  article: RegExp;
  /** An article that bends the adjective of a term behind it, with its space, at the end. */
  bendingArticle?: RegExp;
  ask: {
    meaning(term: string): string;
    cause(quoted: string): string;
    aim(quoted: string): string;
    consequence(quoted: string): string;
    difference(a: string, b: string): string;
    /** @param error fits behind “that” */
    misconception(error: string): string;
    /** @param quoted a sentence of its own */
    quotedMisconception(quoted: string): string;
    completion(quoted: string): string;
    /** A line above a list, and how many it holds. */
    list(quoted: string): string;
    gap(quoted: string): string;
  };
  /** What a pupil believes. @param error as in `misconception` */
  believes(error: string): string;
  suggestedFocus(topics: readonly string[], headings: readonly string[]): string;
}
