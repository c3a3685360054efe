import { isStopWord } from './common-words.ts';
import type { Span, Token } from './tokens.ts';

/** Endings of a Dutch or German street's name that are seldom the ending of anything else. */
const streetEnding = /.{3}(?:straat|straatje|laan|plein|gracht|singel|steeg|dreef|plantsoen|strasse|str|gasse|allee)$/;
/** Endings that other words have too: the name of a street has a capital. */
const capitalStreetEnding = /.{3}(?:weg|kade|dijk|hof|pad|markt|steenweg|platz|ring|ufer|damm|baan|lei)$/;
/** Ways and places that are no addresses. */
const notStreets = new Set(
  `zeestraat productiestraat wasstraat hoofdstraat teststraat snelweg spoorweg melkweg luchtweg waterweg omweg uitweg
  afsluitdijk kerkhof voetpad fietspad zebrapad landweg handelsweg supermarkt arbeidsmarkt zwartemarkt binnenhof
  rechenweg losungsweg umweg schulweg transportweg lernweg handelsweg seeweg ausweg luftweg atemweg meeresstrasse
  arbeitsplatz sitzplatz marktplatz spielplatz stellplatz stutzring benzolring meerenge`
    .split(/\s+/)
    .filter(Boolean),
);
const streetApart = new Set(['straat', 'strasse', 'str', 'laan', 'weg', 'platz', 'allee', 'plein']);
const englishStreet = new Set(
  'street st road rd avenue ave lane drive dr close court crescent gardens grove place terrace way square boulevard blvd'.split(
    ' ',
  ),
);
const frenchStreet = new Set('rue avenue av boulevard bd impasse allee place chemin quai square route'.split(' '));
/** French streets whose name need not have a capital. */
const sureFrenchStreet = new Set(['rue', 'avenue', 'boulevard', 'impasse']);
const frenchParticles = new Set('de la du des d l le les et'.split(' '));
const dutchParticles = new Set('van de der den het ter ten'.split(' '));
/** After a number: a quantity, not a house. */
const units = new Set(
  `m cm mm km meter metre metres meters kilometer kilometers kilometre kilometres metres jaar jaren jahre years ans kg g
  uur uren minuten minutes stunden minuten heures keer mal fois times procent percent prozent graden grad degrees degres
  euro miljoen million millionen millions huizen mensen`
    .split(/\s+/)
    .filter(Boolean),
);

const isSpace = (gap: string): boolean => /^[ \t\u00a0]{1,2}$/.test(gap);
const isSpaceOrDot = (gap: string): boolean => /^\.?[ \t\u00a0]{1,2}$/.test(gap);

/** One to three digits and perhaps a letter: four digits are a year more often than a house. */
const isHouseNumber = ({ text }: Token): boolean => /^[1-9]\d{0,2}[a-zA-Z]?$/.test(text);
/** Before the street, as the English write it, also a longer one; what looks like a year is one. */
const isLeadingNumber = ({ text }: Token): boolean =>
  /^[1-9]\d{0,4}[a-zA-Z]?$/.test(text) && !/^(?:1\d|20)\d\d$/.test(text);

const endsHere = (text: string, token: Token, next: Token | undefined): boolean =>
  !(next && units.has(next.folded) && isSpace(next.gap)) &&
  !/^(?:[.,]\d|\s?%|\s?°|\s\d)/.test(text.slice(token.end, token.end + 2));

interface Reader {
  text: string;
  tokens: readonly Token[];
  /** A word that the lesson has too: its streets are no pupil's. */
  isTaught: (token: Token) => boolean;
}

/** "Kerkstraat 12", "Lange Nieuwstraat 3 bis", "Hauptstr. 5a", "Berliner Straße 12": the index after it, or none. */
const numberAfterStreet = (
  { text, tokens, isTaught }: Reader,
  at: number,
): [first: number, after: number] | undefined => {
  const [street, number] = [tokens[at], tokens[at + 1]];
  if (!street || !number || !isHouseNumber(number) || !isSpaceOrDot(number.gap.replace(/^,/, ''))) return;
  const before = tokens[at - 1];
  const isApart =
    streetApart.has(street.folded) &&
    before?.isCapital === true &&
    !isStopWord(before.folded) &&
    /^[\s-]$/.test(street.gap);
  const isStreet =
    streetEnding.test(street.folded) || (street.isCapital && capitalStreetEnding.test(street.folded)) || isApart;
  if (!isStreet || notStreets.has(street.folded) || isTaught(street) || !endsHere(text, number, tokens[at + 2])) return;
  let first = isApart ? at - 1 : at;
  for (let back = first - 1; back >= Math.max(0, at - 4); back -= 1) {
    const [word, next] = [tokens[back], tokens[back + 1]];
    if (!word || !next || !isSpaceOrDot(next.gap)) break;
    if (word.isCapital && !isStopWord(word.folded)) first = back;
    else if (!dutchParticles.has(word.folded)) break;
  }
  return [first, at + 2];
};

/** "12 High Street", "221b Baker St". */
const englishAddress = ({ tokens, isTaught }: Reader, at: number): number | undefined => {
  for (let ahead = at + 1; ahead <= at + 4; ahead += 1) {
    const word = tokens[ahead];
    if (!word || !isSpace(word.gap)) return;
    if (ahead > at + 1 && englishStreet.has(word.folded)) {
      const names = tokens.slice(at + 1, ahead);
      const isNamed = word.isCapital && names.every(({ isCapital }) => isCapital);
      const isPlain = names.length === 1 && /^(?:street|avenue)$/.test(word.folded);
      return (isNamed || isPlain) && !names.some(isTaught) ? ahead + 1 : undefined;
    }
  }
  return;
};

/** "rue de la Paix", "avenue Foch", "bd Voltaire": the index after it. */
const frenchStreetName = ({ tokens, isTaught }: Reader, at: number): number | undefined => {
  const kind = tokens[at];
  if (!kind || !frenchStreet.has(kind.folded)) return;
  let after: number | undefined;
  for (let ahead = at + 1; ahead <= at + 6; ahead += 1) {
    const word = tokens[ahead];
    if (!word || !/^(?:[ \u00a0]|['’-]|\.\s)$/.test(word.gap)) break;
    if (frenchParticles.has(word.folded)) continue;
    if (!word.isCapital && !(after === undefined && /^\p{L}+$/u.test(word.text) && sureFrenchStreet.has(kind.folded)))
      break;
    if (isTaught(word)) return;
    after = ahead + 1;
  }
  return after;
};

/** "12, rue de la Paix", "3 bis avenue Foch". */
const frenchAddress = (reader: Reader, at: number): number | undefined => {
  const [next, later] = [reader.tokens[at + 1], reader.tokens[at + 2]];
  const kind = /^(?:bis|ter)$/.test(next?.folded ?? '') ? later : next;
  const isNear = kind !== undefined && isSpace(kind.gap.replace(/^,/, ''));
  return isNear ? frenchStreetName(reader, kind === later ? at + 2 : at + 1) : undefined;
};

/** "Rue Haute 12", as it is written in Belgium. */
const belgianAddress = (reader: Reader, at: number): number | undefined => {
  const after = frenchStreetName(reader, at);
  const [last, number] = [reader.tokens[(after ?? 0) - 1], reader.tokens[after ?? -1]];
  const isAddress =
    last?.isCapital && number && isHouseNumber(number) && isSpace(number.gap.replace(/^,/, '')) && after !== undefined;
  return isAddress && endsHere(reader.text, number, reader.tokens[after + 1]) ? after + 1 : undefined;
};

/** What Dutch and English codes of places are not: years and quantities with their two capitals. */
const postcode =
  /(?<![\p{L}\p{N}.,-])[1-9]\d{3}(?:(?!BC|AD|CE|NC|MW|KM|KG|ML|KJ|PK|MJ|HZ|KB|MB|GB|PX|FT|KW|GW|SA|SD|SS)[A-Z]{2}(?![\p{L}\p{N}])|\s(?!BC|AD|CE|NC|SA|SD|SS)[A-Z]{2}(?:\s{1,2}\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*)(?!\p{L}))|(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/gu;
/** What follows a street: the code of its place and the place. */
const place = /,?\s{1,2}(?:[A-Z]-)?\d{4,5}(?:\s?[A-Z]{2}(?!\p{L}))?(?:\s\p{Lu}[\p{L}-]+)?(?![\p{L}\p{N}])/uy;

/**
 * Streets with a house number, in the four languages, with the place that follows, and codes of places. A street that the
 * lesson speaks of stays.
 */
export const findAddresses = (text: string, tokens: readonly Token[], isTaught: (token: Token) => boolean): Span[] => {
  const spans = [...text.matchAll(postcode)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const reader = { text, tokens, isTaught };
  for (const [at, token] of tokens.entries()) {
    const after = isLeadingNumber(token)
      ? (frenchAddress(reader, at) ?? englishAddress(reader, at))
      : belgianAddress(reader, at);
    const [first, end] = after === undefined ? (numberAfterStreet(reader, at) ?? []) : [at, after];
    const [from, to] = [tokens[first ?? -1], tokens[(end ?? 0) - 1]];
    if (!from || !to) continue;
    place.lastIndex = to.end;
    spans.push({ start: from.start, end: place.test(text) ? place.lastIndex : to.end });
  }
  return spans;
};
