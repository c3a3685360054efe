/**
 * The questions that are the same for every sentence, in one language: each as alternatives that ask the same, of which
 * the seed picks one. Words of the material stand between quotation marks, or where the language takes them as they are.
 */
export interface Wordings {
  /**
   * @param np with its article
   * @param verb “is” or “are”
   * @param isLong whether there is enough to it to say it in one's own words
   */
  whatIs(np: string, verb: string, isLong: boolean): readonly string[];
  /** The same of a term whose article and number are not known. */
  meant(term: string, isLong: boolean): readonly string[];
  /** @param meaning a noun phrase: “Which term fits …” */
  termFor(meaning: string): readonly string[];
  /** Choose what a term is from explanations. @param np as in `whatIs`, or the quoted term */
  bestMeaning(term: string): readonly string[];
  /** @param sentence with “____” in it */
  gap(sentence: string): readonly string[];
  difference(a: string, b: string): readonly string[];
  /** @param error fits behind “that” */
  correction(error: string): readonly string[];
  /** @param error a sentence of its own */
  quotedCorrection(error: string): readonly string[];
  /** Find an example of a class of things. @param np with its indefinite article */
  ownExample(np: string): readonly string[];
  /** The model answer to that. @param example that the lesson gives @param definition a sentence that it fits */
  exampleFits(example: string, definition: string): string;
  /** A stated error as what a pupil believes. @param isClause whether it fits behind “that”, or is a sentence */
  believes(error: string, isClause: boolean): string;
  /** @param quantity what the formula gives */
  formula(quantity: string): readonly string[];
  /** @param givens “m = 4 kg” @param wanted “Fz (zwaartekracht)” @param unit to answer in */
  calculate(givens: readonly string[], wanted: string, unit: string): readonly string[];
  /** @param amount “3 km” */
  convert(amount: string, unit: string): readonly string[];
  /** Choose the group of a member. */
  group(member: string): readonly string[];
  /** Choose what something is an example of. */
  exampleOf(example: string): readonly string[];
  /** Choose the step of a process that follows. */
  nextStep(step: string): readonly string[];
  /** The same of what a pupil has to do. @param step an order or an infinitive, without its mark */
  nextTask(step: string): readonly string[];
  /**
   * A question of a rule with the place or condition in it that the sentence before gives.
   * @returns undefined where the two do not fit together
   */
  framed(question: string, frame: string): string | undefined;
  /** “X and Y” in “the lesson is about …”; one sentence. */
  suggestedFocus(topics: readonly string[], headings: readonly string[]): string;
  and: string;
}
