import { languagePacks } from '@exit-tickets/answer-groups';
import { type Language, languages } from '@exit-tickets/contracts';
import { byLanguage } from '../languages/languages.ts';
import { bareWord } from './tokens.ts';
import { words, wordsByLanguage } from './word-lists.ts';

const namesThatAreWords = wordsByLanguage((masking) => masking.namesThatAreWords);
const namesThatAreCapitalised = wordsByLanguage((masking) => masking.namesThatAreCapitalised);

/** Units named after people: capitalised, they mean the person. */
export const eponymousUnits: ReadonlySet<string> = words(
  'pascal newton joule watt volt ampère kelvin celsius hertz tesla ohm siemens weber henry gray curie',
);
/** Chemical symbols that are also first names. */
const elements = words('al li mo ni co na ti in as he ho ag au sb os bi ra at er la ga ge se te ta pa am no');

const foldAll = (list: ReadonlySet<string>): ReadonlySet<string> => new Set([...list].map(bareWord));
const foldedStopWords = byLanguage((language) => foldAll(languagePacks[language].words.stop));

/** Whether a folded word is a function word in any language. */
export const isStopWord = (folded: string): boolean =>
  languages.some((language) => foldedStopWords[language].has(folded));

/** Whether one of the languages capitalises all nouns. */
export const capitaliseNouns = (spoken: readonly Language[]): boolean =>
  spoken.some((language) => languagePacks[language].words.capitalisesNouns);

/** Evidence that a folded word needs to be a name: `name` none, `word` a capital or context, `capitalised` context. */
export type WordKind = 'name' | 'word' | 'capitalised';

/** @param spoken the languages of the answer and of the lesson */
export const wordKind = (folded: string, spoken: readonly Language[]): WordKind => {
  if (elements.has(folded) || spoken.some((language) => namesThatAreCapitalised[language].has(folded)))
    return 'capitalised';
  if (eponymousUnits.has(folded)) return capitaliseNouns(spoken) ? 'capitalised' : 'word';
  return spoken.some((language) => namesThatAreWords[language].has(folded) || foldedStopWords[language].has(folded))
    ? 'word'
    : 'name';
};
