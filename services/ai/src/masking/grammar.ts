import { byLanguage, languageWords } from '../languages/languages.ts';
import { fold } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(fold));

/** Parts of surnames that are words of every language too. */
export const particles = words(
  `van de der den het 't ter ten te op von vom zu zum zur und da di do dos das du des le la les el al ul bin ben bint ibn
  abu san santa st saint mac mc o d`,
);
/** Of those, the ones that are first names where a name begins with them. */
export const particlesAndNames = words('ben do di san abu');

/** By language, for the French “à” is no English “a”. */
export const articles = byLanguage((language) => words(languageWords[language].articles));

/** Between two people: "Noor en Roos". */
export const conjunctions = words('en and und et of or oder ou met with mit avec');

/** What people do with words, as its subject does it: the "Wolf" that "sagt" something is a boy. */
export const speechVerbs = words(
  `zegt zei zeggen denkt dacht vindt vond meent vraagt vroeg weet wist schrijft schreef legt legde snapt snapte begrijpt
  antwoordt antwoordde vertelt vertelde bedoelt beweert helpt hielp
  says said thinks thought tells told asks asked knows knew writes wrote explains explained answers answered believes
  helps helped
  sagt sagte meint meinte findet fand denkt dachte fragt fragte weiß wusste schreibt schrieb erklärt erklärte glaubt
  glaubte antwortet antwortete hilft half
  dit disait pense pensait croit croyait trouve trouvait demande demandait sait savait écrit explique expliquait répond
  répondait aide`,
);

/** How a teacher is called, in any case. */
const titles = words(
  `juf juffrouw meester meneer mijnheer mevrouw mister madame monsieur mademoiselle maîtresse frau herr herrn fräulein
  professor docteur dokter doctor doktor`,
);
/** Those that may have a dot: with one behind it, any other ends its sentence. */
const abbreviations = words('mevr dhr mr mrs mme mlle dr prof');
/** Words of their own in lower case: "miss", "ms" for milliseconds, "mw" for megawatts. */
const capitalised = words('ms mx miss mw');
/** Titles only with a dot: "M. Dupont", "Hr. Koch", "Fr. Bauer". */
const dotted = words('m hr fr');

/**
 * Whether a word is how somebody is called.
 * @param gapAfter what stands between it and the next word
 */
export const isTitle = ({ folded, isCapital }: { folded: string; isCapital: boolean }, gapAfter: string): boolean => {
  const hasDot = gapAfter.startsWith('.');
  if (isCapital && (capitalised.has(folded) || (hasDot && dotted.has(folded)))) return true;
  return abbreviations.has(folded) || (!hasDot && titles.has(folded));
};
