/** What pupils write when they write nothing: "don't know" in the four languages, and keys pressed at random. */
const nothing =
  /^(?:(?:ik )?(?:weet|wist)(?: ik)?(?: het)? (?:echt |ook )?niet(?: meer)?|geen (?:idee|antwoord)|weet niet|wnn|i ?(?:do ?n['’]?t|do not) know|(?:dunno|idk|no idea|nothing)|(?:ich )?wei(?:ß|ss)(?: ich)?(?: es)? (?:leider )?nicht|keine (?:ahnung|antwort)|k\.?a\.?|je (?:ne )?sais pas|jsp|aucune id[ée]e|pas d['’]id[ée]e|n\/?a|niks|niets|nichts|rien)$/iu;

/** Whether an answer says nothing: it is blank then, not wrong (a good analysis keeps these apart). */
export const isBlank = (answer: string): boolean => {
  const text = answer.trim().replace(/(?<![.!?…\s])[.!?…\s]+$/u, '');
  return !/[\p{L}\p{N}]/u.test(text) || nothing.test(text) || /^(\p{L})\1{2,}$/iu.test(text);
};
