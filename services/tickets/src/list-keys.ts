import { foldClassName, searchKey, withoutAccents } from '@exit-tickets/contracts';
import { hashOf } from '@exit-tickets/service-kit';

/** Longest sort key, in characters. The embedded database can only sort by an index that holds the whole key. */
const maxKeyLength = 64;
const maxDigits = 10;
const hashLength = 22;

/** The sort key of a text: lower case, no accents, numbers padded, so that "2B" comes before "10A". */
const sortKey = (text: string): string =>
  withoutAccents(text).replaceAll(/\d{1,10}/g, (digits) => digits.padStart(maxDigits, '0'));

/** The stored sort keys of a ticket. Tickets without a class come last. */
export interface ListKeys {
  titleKey: string;
  classKey: string;
}

/** Truncates long class keys and appends a hash of the whole, so that equal keys mean equal classes. */
const bounded = (key: string): string => {
  if (key.length <= maxKeyLength) return key;
  return key.slice(0, maxKeyLength - hashLength) + hashOf(key).slice(0, hashLength);
};

/** The sort key of a class, the same for every spelling of its name. */
export const classKeyOf = (className: string | null): string =>
  className ? bounded(`0${sortKey(foldClassName(className))}`) : '1';

/** The text a search matches: title, class and questions, one per line. */
export const searchTextOf = (ticket: {
  title: string;
  className: string | null;
  questions: readonly { text: string }[];
}): string =>
  [ticket.title, ticket.className ?? '', ...ticket.questions.map(({ text }) => text)].map(searchKey).join('\n');

/** The sort keys of a ticket. Titles with the same first characters are sorted by age. */
export const listKeysOf = ({ title, className }: { title: string; className: string | null }): ListKeys => ({
  titleKey: sortKey(title).slice(0, maxKeyLength),
  classKey: classKeyOf(className),
});
