/** Bounds what an index holds of a title; titles that begin alike so far stand in the order of their age. */
const maxKeyLength = 64;
const maxDigits = 10;

/** Text as lists sort it: without capitals and accents, numbers by their value, so that "2B" stands before "10A". */
const sortKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\d{1,10}/g, (digits) => digits.padStart(maxDigits, '0'));

/** What a list of tickets is sorted by, stored with each: tickets without a class stand behind all others. */
export interface ListKeys {
  titleKey: string;
  classKey: string;
}

/** The key of a class in lists: whole, as tickets of the same key are of the same class. */
export const classKeyOf = (className: string | null): string => (className ? `0${sortKey(className)}` : '1');

/** The keys of a ticket in lists. */
export const listKeysOf = ({ title, className }: { title: string; className: string | null }): ListKeys => ({
  titleKey: sortKey(title).slice(0, maxKeyLength),
  classKey: classKeyOf(className),
});
