/**
 * What masking knows of a language. Lists are words with spaces or line breaks between them; case and accents do not count.
 * Where nothing else is said, those of every language are looked for.
 */
export interface MaskingWords {
  /** Before a noun and not before a name; looked for where this language is spoken, as French “à” is no English “a”. */
  articles: string;
  /** Parts of surnames that are small words too. */
  particles: string;
  /** Between two people: "Noor en Roos". */
  conjunctions: string;
  /** What people do with words, as its subject does it: the "Wolf" that "sagt" something is a boy. */
  speechVerbs: string;
  /** Small words between somebody and what they do, where no noun stands without an article: “Claire n’a pas compris”. */
  beforeVerbs: string;
  /** How a teacher is called, in any case. */
  titles: string;
  /** Titles that are verbs as well, and before which words they are: "I miss Paris". */
  titlesThatAreVerbs: string;
  subjects: string;
  /** Those that may have a dot: with one behind it, any other ends its sentence. */
  abbreviatedTitles: string;
  /** Words of their own in lower case: "miss", "ms" for milliseconds, "mw" for megawatts. */
  capitalisedTitles: string;
  /** Titles only with a dot: "M. Dupont", "Hr. Koch", "Fr. Bauer". */
  dottedTitles: string;
  /** Who belongs to somebody: a name follows. */
  kinship: string;
  /** "mijn", before those. */
  mine: string;
  /** "mij", to whom people do things. */
  me: string;
  /** What follows a name beside the verbs of speech: "heeft", "is". */
  auxiliaries: string;
  /** Alternatives of a pattern: what somebody says before their own name, or a friend's. */
  callsOneself: string;
  /** The same before the name of somebody, or of a thing: a name has a capital. */
  callsSomebody: string;
  /** The same: a school or a hospital with its name. */
  schools: string;
  /** The same: where somebody lives, learns, works or comes from, up to the name of it. */
  livesIn: string;
  /** Between such a name and that of a town: “in”. */
  placePrepositions: string;
  /** The same: before the day of a birth, or behind it. */
  born: string;
  /** The same. */
  months: string;
  /** The same: what somebody suffers from. */
  health: string;
  /** "Noortje", "Hänschen", "Tommy": endings, and how long the name before them is at least. */
  diminutives: readonly (readonly [ending: string, minLength: number])[];
  /** A folded word that is one of a name, if it has a capital inside a sentence of this language. */
  diminutiveName?: RegExp;
  /** The ways in which a street with its number is written. */
  streets: {
    /** "Kerkstraat 12", "Lange Weg 3". */
    inOneWord?: {
      /** Alternatives of a pattern: endings that are seldom the ending of anything else. */
      endings: string;
      /** The same of those that other words have too: the name of a street has a capital. */
      capitalEndings: string;
      /** Ways and places that are no addresses. */
      others: string;
      /** Words of their own behind a name. */
      apart: string;
      /** Between the words of a name. */
      particles: string;
    };
    /** "12 High Street". */
    behindName?: {
      kinds: string;
      /** Kinds of streets whose name need not have a capital. */
      sure: string;
    };
    /** "12, rue de la Paix", "Rue Haute 12". */
    beforeName?: { kinds: string; sure: string; particles: string };
  };
  /** After a number: a quantity, not a house. */
  quantities: string;
  /** Alternatives of a pattern: what stands before a telephone number, and a word that may follow it: "call me". */
  phone: string;
  phoneIs: string;
  /** Alternatives of a pattern: how the sign of an address is called, if it is put in brackets. */
  at: string;
  /** First names that many students have, and few people of whom lessons speak. */
  givenNames: string;
  /** Surnames that many have: one behind a first name. */
  familyNames: string;
  /** First names and surnames that are words in lower case: a capital inside a sentence tells them apart. Of a language spoken. */
  namesThatAreWords: string;
  /** Names that are words with a capital everywhere, as every German noun: only its company tells such a name. Of a language spoken. */
  namesThatAreCapitalised: string;
}
