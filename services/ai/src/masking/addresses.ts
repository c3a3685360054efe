import type { MaskingWords } from '../languages/masking-words.ts';
import { isStopWord } from './common-words.ts';
import type { Span, Token } from './tokens.ts';
import { inAll, wordsOfAll } from './word-lists.ts';

type Streets = MaskingWords['streets'];
const streetWords = (listOf: (streets: Streets) => string | undefined): ReadonlySet<string> =>
  wordsOfAll(({ streets }) => listOf(streets) ?? '');

const streetEnding = new RegExp(`.{3}${inAll(({ streets }) => streets.inOneWord?.endings ?? '')}$`);
const capitalStreetEnding = new RegExp(`.{3}${inAll(({ streets }) => streets.inOneWord?.capitalEndings ?? '')}$`);
const notStreets = streetWords(({ inOneWord }) => inOneWord?.others);
const streetApart = streetWords(({ inOneWord }) => inOneWord?.apart);
const particlesInFront = streetWords(({ inOneWord }) => inOneWord?.particles);
const kindsBehind = streetWords(({ behindName }) => behindName?.kinds);
const sureKindsBehind = streetWords(({ behindName }) => behindName?.sure);
const kindsBefore = streetWords(({ beforeName }) => beforeName?.kinds);
const sureKindsBefore = streetWords(({ beforeName }) => beforeName?.sure);
const particlesBehind = streetWords(({ beforeName }) => beforeName?.particles);
const quantities = wordsOfAll((masking) => masking.quantities, 'm cm mm km kg g euro');

const isSpace = (gap: string): boolean => /^[ \t\u00a0]{1,2}$/.test(gap);
const isSpaceOrDot = (gap: string): boolean => /^\.?[ \t\u00a0]{1,2}$/.test(gap);

/** One to three digits, optionally with a letter: four digits are more often a year. */
const isHouseNumber = ({ text }: Token): boolean => /^[1-9]\d{0,2}[a-zA-Z]?$/.test(text);
/** A number before the street, as in English, which may be longer, except years. */
const isLeadingNumber = ({ text }: Token): boolean =>
  /^[1-9]\d{0,4}[a-zA-Z]?$/.test(text) && !/^(?:1\d|20)\d\d$/.test(text);

const endsHere = (text: string, token: Token, next: Token | undefined): boolean =>
  !(next && quantities.has(next.folded) && isSpace(next.gap)) &&
  !/^(?:[.,]\d|\s?%|\s?°|\s\d)/.test(text.slice(token.end, token.end + 2));

interface Reader {
  text: string;
  tokens: readonly Token[];
  /** Whether the lesson also has the word: its streets do not reveal a student. */
  isTaught: (token: Token) => boolean;
}

/** "Kerkstraat 12", "Lange Nieuwstraat 3", "Hauptstr. 5a", "Berliner Straße 12": its first index and the one after. */
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
    else if (!particlesInFront.has(word.folded)) break;
  }
  return [first, at + 2];
};

/** "12 High Street", "221b Baker St": the index after it. */
const addressBehindNumber = ({ tokens, isTaught }: Reader, at: number): number | undefined => {
  for (let ahead = at + 1; ahead <= at + 4; ahead += 1) {
    const word = tokens[ahead];
    if (!word || !isSpace(word.gap)) return;
    if (ahead > at + 1 && kindsBehind.has(word.folded)) {
      const names = tokens.slice(at + 1, ahead);
      const isNamed = word.isCapital && names.every(({ isCapital }) => isCapital);
      const isPlain = names.length === 1 && sureKindsBehind.has(word.folded);
      return (isNamed || isPlain) && !names.some(isTaught) ? ahead + 1 : undefined;
    }
  }
  return;
};

/** "rue de la Paix", "avenue Foch", "bd Voltaire": the index after it. */
const streetBehindKind = ({ tokens, isTaught }: Reader, at: number): number | undefined => {
  const kind = tokens[at];
  if (!kind || !kindsBefore.has(kind.folded)) return;
  let after: number | undefined;
  for (let ahead = at + 1; ahead <= at + 6; ahead += 1) {
    const word = tokens[ahead];
    if (!word || !/^(?:[ \u00a0]|['’-]|\.\s)$/.test(word.gap)) break;
    if (particlesBehind.has(word.folded)) continue;
    if (!word.isCapital && !(after === undefined && /^\p{L}+$/u.test(word.text) && sureKindsBefore.has(kind.folded)))
      break;
    if (isTaught(word)) return;
    after = ahead + 1;
  }
  return after;
};

/** "12, rue de la Paix", "3 bis avenue Foch": the index after it. */
const addressOfKind = (reader: Reader, at: number): number | undefined => {
  const [next, later] = [reader.tokens[at + 1], reader.tokens[at + 2]];
  const kind = /^(?:bis|ter)$/.test(next?.folded ?? '') ? later : next;
  const isNear = kind !== undefined && isSpace(kind.gap.replace(/^,/, ''));
  return isNear ? streetBehindKind(reader, kind === later ? at + 2 : at + 1) : undefined;
};

/** "Rue Haute 12", the Belgian form: the index after it. */
const addressBeforeNumber = (reader: Reader, at: number): number | undefined => {
  const after = streetBehindKind(reader, at);
  const [last, number] = [reader.tokens[(after ?? 0) - 1], reader.tokens[after ?? -1]];
  const isAddress =
    last?.isCapital && number && isHouseNumber(number) && isSpace(number.gap.replace(/^,/, '')) && after !== undefined;
  return isAddress && endsHere(reader.text, number, reader.tokens[after + 1]) ? after + 1 : undefined;
};

/** Postcodes, without years and quantities followed by two capitals. */
const postcode =
  /(?<![\p{L}\p{N}.,-])[1-9]\d{3}(?:(?!BC|AD|CE|NC|MW|KM|KG|ML|KJ|PK|MJ|HZ|KB|MB|GB|PX|FT|KW|GW|SA|SD|SS)[A-Z]{2}(?![\p{L}\p{N}])|\s(?!BC|AD|CE|NC|SA|SD|SS)[A-Z]{2}(?:\s{1,2}\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*)(?!\p{L}))|(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/gu;
/** Postcode and town after a street. */
const place = /,?\s{1,2}(?:[A-Z]-)?\d{4,5}(?:\s?[A-Z]{2}(?!\p{L}))?(?:\s\p{Lu}[\p{L}-]+)?(?![\p{L}\p{N}])/uy;

/**
 * Finds streets with a house number and the town that follows, and postcodes. Streets that the lesson mentions are
 * kept.
 */
export const findAddresses = (text: string, tokens: readonly Token[], isTaught: (token: Token) => boolean): Span[] => {
  const spans = [...text.matchAll(postcode)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const reader = { text, tokens, isTaught };
  for (const [at, token] of tokens.entries()) {
    const after = isLeadingNumber(token)
      ? (addressOfKind(reader, at) ?? addressBehindNumber(reader, at))
      : addressBeforeNumber(reader, at);
    const [first, end] = after === undefined ? (numberAfterStreet(reader, at) ?? []) : [at, after];
    const [from, to] = [tokens[first ?? -1], tokens[(end ?? 0) - 1]];
    if (!from || !to) continue;
    place.lastIndex = to.end;
    spans.push({ start: from.start, end: place.test(text) ? place.lastIndex : to.end });
  }
  return spans;
};
