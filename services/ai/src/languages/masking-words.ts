/**
 * The masking words of a language. Lists are separated by spaces or line breaks; case and accents do not count. Unless
 * noted, those of every language apply.
 */
export interface MaskingWords {
  /** Precede nouns but not names; only for this language, as French “à” is not English “a”. */
  articles: string;
  /** Parts of surnames that are also function words. */
  particles: string;
  /** Join two people: "Noor en Roos". */
  conjunctions: string;
  /** Verbs of speaking and thinking: the "Wolf" that "sagt" something is a boy. */
  speechVerbs: string;
  /** Function words between a person and a verb, where a noun would need an article: “Claire n’a pas compris”. */
  beforeVerbs: string;
  /** Titles of teachers, in any case. */
  titles: string;
  /** Titles that are also verbs, and the subjects of these: "I miss Paris". */
  titlesThatAreVerbs: string;
  subjects: string;
  /** Titles that may have a dot; after any other title a dot ends the sentence. */
  abbreviatedTitles: string;
  /** Common words in lower case: "miss", "ms" for milliseconds, "mw" for megawatts. */
  capitalisedTitles: string;
  /** Titles only with a dot: "M. Dupont", "Hr. Koch", "Fr. Bauer". */
  dottedTitles: string;
  /** Family and friends; a name may follow. */
  kinship: string;
  /** "mijn", before `kinship`. */
  mine: string;
  /** "mij", as the object of an action. */
  me: string;
  /** Verbs that follow a name, besides verbs of speaking: "heeft", "is". */
  auxiliaries: string;
  /** Pattern alternatives: phrases before one's own name, or a friend's. */
  callsOneself: string;
  /** The same before the name of a person or a thing: only a capital makes it a name. */
  callsSomebody: string;
  /** The same: a school or a hospital with its name. */
  schools: string;
  /** The same: where someone lives, studies, works or comes from, up to the name of the place. */
  livesIn: string;
  /** Between such a name and a town: “in”. */
  placePrepositions: string;
  /** The same: before or after a date of birth. */
  born: string;
  /** The same. */
  months: string;
  /** The same: medical conditions. */
  health: string;
  /** Endings such as in "Noortje", "Hänschen", "Tommy", with the minimum length of the name before them. */
  diminutives: readonly (readonly [ending: string, minLength: number])[];
  /** Matches a folded word that is a name if it is capitalised inside a sentence. */
  diminutiveName?: RegExp;
  /** Spellings of a street with its number. */
  streets: {
    /** "Kerkstraat 12", "Lange Weg 3". */
    inOneWord?: {
      /** Pattern alternatives: endings that are typical of streets. */
      endings: string;
      /** The same for ambiguous endings: the street name must be capitalised. */
      capitalEndings: string;
      /** Ways and places that are not addresses. */
      others: string;
      /** Street words separate from the name. */
      apart: string;
      /** Small words within a street name. */
      particles: string;
    };
    /** "12 High Street". */
    behindName?: {
      kinds: string;
      /** Kinds of streets whose name may be in lower case. */
      sure: string;
    };
    /** "12, rue de la Paix", "Rue Haute 12". */
    beforeName?: { kinds: string; sure: string; particles: string };
  };
  /** Words after a number that make it a quantity, not a house number. */
  quantities: string;
  /** Pattern alternatives: words before a telephone number, and a word that may follow them: "call me". */
  phone: string;
  phoneIs: string;
  /** Pattern alternatives: the words for "@" in brackets. */
  at: string;
  /** Frequent first names of students that rarely occur in lessons. */
  givenNames: string;
  /** Frequent surnames, recognised after a first name. */
  familyNames: string;
  /** Names that are words in lower case: a capital inside a sentence shows the name. Only for spoken languages. */
  namesThatAreWords: string;
  /** Names that are also words always capitalised, as German nouns are: only context helps. Only spoken languages. */
  namesThatAreCapitalised: string;
}
