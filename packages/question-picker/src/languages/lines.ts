/**
 * Patterns that classify the lines of lesson material in one language. Each is case-insensitive and matches from the
 * start of a trimmed line without its bullet; `headings` are tried on lines that look like headings or end in a colon.
 */
export interface LinePatterns {
  /** Headings that start a part; the lines below belong to it until the next heading. */
  headings: {
    goals: RegExp;
    /** Words to know, also with explanations. */
    keyWords: RegExp;
    /** Exercises, questions, homework, work to hand in, the lesson plan. */
    tasks: RegExp;
    /** Materials for an experiment or ingredients of a recipe. */
    materials: RegExp;
    /** Numbered steps of an experiment, a recipe or a process. */
    procedure: RegExp;
    /** A worked example. */
    example: RegExp;
    /** A historical source, a poem, a quotation: someone else's words. */
    source: RegExp;
  };
  /** “I can …”, “You are able to …”. */
  goal: RegExp;
  /** Instructs the student to do something. */
  task: RegExp;
  /** “Name: ____”, “Date:”, “Class:”, a teacher's name, the length of a part of the lesson. */
  formField: RegExp;
  /** “Slide 4”, “Page 3 of 24”, a copyright line. */
  pageFurniture: RegExp;
  /** Pattern alternatives for the labels of speaker notes; those of every language apply. */
  notes: string;
  /** Surroundings of the text of a web page or a mail: menus, cookies, “read more”, “Dear all,”. */
  webPage: RegExp;
  /** A worked example or a mere example on one line. */
  example: RegExp;
  /** Words with a colon that only call for attention (“Remember: …”); removed from the sentence that follows. */
  emphasis?: RegExp;
  /** Starts an explanation after a colon or an equals sign (“X: a …”), which makes X a term. */
  opensMeaning: RegExp;
  /** Words before a colon that are not a term: “Note: …”, “Disadvantage: …”. */
  label: RegExp;
  /** Announces a common error: “Common mistake:”. */
  announcesError: RegExp;
  /** Labels in `announcesError` that may precede a true statement (“Note:”): the text must then call it wrong. */
  callsAttention: RegExp;
  /**
   * States an error, anywhere in a line. Group `error`: what laymen believe; any other group: a common claim that is an
   * error only if the text calls it one. Both must fit after “that”.
   */
  statesError: RegExp;
  /** Starts a sentence that calls the previous one wrong: “That is not true”, “Wrong!”. */
  denies: RegExp;
  /** Shows that a statement is wrong without calling it so: “In fact …”, “wrongly”. */
  putsRight: RegExp;
  /** Starts a sentence that agrees, at least in part: “That is right”, “Others think …”, “In theory …”. */
  agrees: RegExp;
  /** “But” at the start of a correction or after its verb. */
  opensContrast: RegExp;
  /** Separates an error from its correction within a sentence: “Many think that …, but …”. Matches anywhere. */
  but: RegExp;
  /** “And”, “or” and so on with the space after it: joins list items, and follows “input-”. */
  joins: RegExp;
  /** Text addressed to an AI assistant instead of a student. Matches anywhere. */
  toMachine: RegExp;
}
