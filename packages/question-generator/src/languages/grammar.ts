/**
 * How one language says that something is called, caused, conditional or opposed, as patterns with named groups.
 * A pattern finds less rather than wrong: what it takes apart must still be a correct clause when quoted.
 */
export interface Grammar {
  /** Opens a clause that points back to the one before it. */
  pointsBack: RegExp;
  /** Points back from within: "thereof", "of them". */
  leansBack: RegExp;
  articles: RegExp;
  /** Named the thing of the previous clause: `term`, sometimes `verb`. */
  namesPrevious: readonly RegExp[];
  /** Gives something a name, wherever in a sentence: two in one sentence are two clauses. Global. */
  naming: RegExp;
  /** Gives a `term` and its `meaning`, or that the whole clause tells `around` it; `np` and `verb` fit into "what X is". */
  definitions: readonly RegExp[];
  /** `effect` as a whole clause; the reason as `cause` with its conjunction, or as `main` when it is a main clause. */
  effectThenCause: readonly RegExp[];
  causeThenEffect: readonly RegExp[];
  /** `cause`, then a main clause with its verb first (`inverted`): after "why" it is a question as it stands. */
  causeThenInverted: readonly RegExp[];
  /** "Therefore" inside a clause: the `before` and `after` make the clause without it; the cause stands before. */
  therefore: readonly RegExp[];
  /** "Therefore" at the head: `inverted` (nl, de) or `effect` (en, fr). */
  thereforeFirst: readonly RegExp[];
  /** A whole clause as `cause`, and what comes of it: as `effect`, or as `after` when only a colon says so. */
  consequences: readonly RegExp[];
  /** `when` with its conjunction, `bare` without, `outcome`. */
  conditions: readonly RegExp[];
  /** In the clause after a condition: "then". */
  sequel: RegExp;
  /** `first` and `second`, opposed; by a mere `but`. */
  contrasts: readonly RegExp[];
  /** `a` and `b` are one thing each, said to differ. */
  opposedThings: readonly RegExp[];
  /** What a list can be of: needed things, or factors that something depends on. */
  needs: RegExp;
  dependsOn: RegExp;
  and: string;
  /** Words of this shape name something that happens. */
  process: RegExp;
  /** Opens the description of a situation, not the name of a thing. */
  situation: RegExp;
  preposition: RegExp;
}
