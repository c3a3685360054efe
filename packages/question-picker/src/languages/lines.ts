/**
 * How the lines of lesson material show what they are, in one language. Each pattern is case-blind and begins at the
 * beginning of a trimmed line without its bullet; `headings` are tried on lines that look like headings or end in a colon.
 */
export interface LinePatterns {
  /** What opens a part; everything below it is of that kind until the next heading. */
  headings: {
    goals: RegExp;
    keyWords: RegExp;
    /** Words with their explanation. */
    glossary: RegExp;
    /** Exercises, questions, homework, what to hand in, what the lesson's hour looks like. */
    tasks: RegExp;
    /** What is needed for an experiment or a recipe. */
    materials: RegExp;
    /** Numbered steps of an experiment, a recipe or a process. */
    procedure: RegExp;
    /** A worked example. */
    example: RegExp;
    /** A historical source, a poem, a quotation: the words of somebody else. */
    source: RegExp;
  };
  /** “I can …”, “You are able to …”. */
  goal: RegExp;
  /** Tells the pupil to do something. */
  task: RegExp;
  /** “Name: ____”, “Date:”, “Class:”, a teacher's name, the length of a part of the lesson. */
  formField: RegExp;
  /** “Slide 4”, “Page 3 of 24”, a copyright line. */
  pageFurniture: RegExp;
  /** What programs call the notes of a speaker, as alternatives of a pattern: those of every language are looked for. */
  notes: string;
  /** What a page of the web puts around its text: menus, cookies, “read more”. */
  webPage: RegExp;
  /** A worked example or a mere example on one line. */
  example: RegExp;
  /** Words with a colon that only call for attention (“Remember: …”): left out of the sentence behind them. */
  emphasis?: RegExp;
  /** Opens an explanation behind a colon or an equals sign (“X: a …”), so that X is a term. */
  opensMeaning: RegExp;
  /** Words before a colon that name no term: “Note: …”, “Disadvantage: …”. */
  label: RegExp;
  /** Announces an error that pupils make: “Common mistake:”. */
  announcesError: RegExp;
  /** Of `announcesError`, what may stand before a true statement as well (“Note:”): what follows must call it wrong. */
  callsAttention: RegExp;
  /**
   * States one, not bound to the beginning. Group `error`: what laymen think; any other: what is often said, an error only
   * where the text calls it one. Both fit behind “that”.
   */
  statesError: RegExp;
  /** Opens a sentence that calls the one before it wrong: “That is not true”, “Wrong!”. */
  denies: RegExp;
  /** Tells that a statement is wrong without saying so: “In fact …”, “wrongly”. */
  putsRight: RegExp;
  /** Opens a sentence that does not, or only in part: “That is right”, “Others think …”, “In theory …”. */
  agrees: RegExp;
  /** “But” where a correction begins or behind its verb. */
  opensContrast: RegExp;
  /** Parts an error from what is right within a sentence: “Many think that …, but …”. Not bound to the beginning. */
  but: RegExp;
  /** “And”, “or” … with its space behind: joins what is listed, and stands behind “input-”. */
  joins: RegExp;
  /** Text that talks to an assistant and not to a pupil. Not bound to the beginning. */
  toMachine: RegExp;
}
