const score = '(?:points?|score|marks?|grade|punten?|cijfer|punkte?n?|note|punktzahl)';
const right = '(?:right|correct|goed|juist|richtig|korrekt|juste|correcte)';

/**
 * A few words between: told in words, since any number of letters would take long to look through. An apostrophe parts
 * two of them: as a letter as well it would be read in two ways, and a row of them in 2^n.
 */
const few = String.raw`[^\p{L}\p{N}]+(?:[\p{L}\p{N}]+[^\p{L}\p{N}]+){0,7}`;

/** What is said to whoever judges, in the four languages; words such as “points” alone are content. */
const patterns = [
  String.raw`\b(?:ignore|disregard|forget|negeer|vergeet|ignoriere?n?|vergiss|ignore[zr]?|oublie[zr]?)\b${few}(?:instructions?|rules?|prompt|instructies?|regels|opdracht(?:en)?|anweisung\p{L}*|regeln|consignes?|règles)`,
  String.raw`(?:^|\n|[.!?]\s)[^\S\n]*(?:system|assistant|\[system\]|###\s*system)(?:\s*prompt)?\s*:`,
  String.raw`<\|?(?:im_start|system|endoftext)`,
  String.raw`\b(?:give|award|grant|geef|gib|gebt|geben sie|vergib|donne[zr]?|mets?|mettez)${few}(?:me|this|it|my|full|mij|dit|mijn|deze|alle|volle|het maximale|mir|diese|dieser|mein|moi|cette|ma|tous|toutes)\b${few}${score}`,
  String.raw`\b(?:give|award|geef|gib|donne[zr]?)${few}(?:me|mij|mir|moi)\b${few}(?:a |an |een |eine? |un )?(?:10|9|8|1|20/20|\d{2,3})\b`,
  String.raw`\b(?:mark|grade|score|rate|count|judge|evaluate|reken|beoordeel|keur|markeer|bewerte|werte|note[zr]?|évalue[zr]?|compte[zr]?|marque[zr]?)${few}(?:this|it|me|my|dit|deze|mijn|het|diese|dies|meine|es|cette|ma|ceci)\b${few}(?:${right}|100|full|vol|maximaal|voll|maximum|parfait)`,
  String.raw`\b(?:this|my|dit|mijn|diese|meine|cette|ma)\s+(?:answer|antwoord|antwort|réponse)\s+(?:is|ist|est)\b${few}${right}`,
  String.raw`\b(?:dit|dat) is (?:het|een) (?:goede|juiste|correcte?) antwoord|this is the (?:right|correct) answer|das ist die richtige antwort|c['’]est la bonne réponse`,
  String.raw`\b(?:is_?correct|verdict|score)\b["']?\s*[:=]\s*["']?(?:true|right|correct|\d{1,3})`,
  String.raw`\b(?:i deserve|ik verdien|ich verdiene|je mérite)\b${few}(?:${score}|\d|full|goed|voldoende)`,
  String.raw`\b(?:the teacher|de (?:docent|leraar|juf|meester)|der lehrer|die lehrerin|le prof\p{L}*|la prof\p{L}*)\b${few}(?:said|says|zei|zegt|sagt|sagte|dit|a dit)\b${few}(?:${right}|fout|wrong|falsch|faux)`,
  String.raw`\b(?:full|maximum|alle|volle|tous les|toutes les)\s+(?:points?|marks|punten|punkte|punktzahl)\b|\b\d{1,3}\s?(?:points|punten|punkte)\s+(?:please|pls|aub|alsjeblieft|alstublieft|bitte|svp|s['’]il)`,
  String.raw`\byou are (?:now )?(?:an? )?(?:ai|language model|grader|judge|assistant|chatgpt)|\bas an ai\b|\bchatgpt\b${few}${right}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Nobody needs more words to ask for a mark. */
const maxRead = 5_000;

/** Whether an answer speaks to whoever judges it instead of about the subject: such a one is judged apart from the others. */
export const talksAboutScoring = (answer: string): boolean => {
  const text = answer.slice(0, maxRead);
  return patterns.some((pattern) => pattern.test(text));
};
