import { createHash } from 'node:crypto';

/** What the index of a list holds of a text, which the embedded database must have whole to give an order. */
const maxKeyLength = 64;
const maxDigits = 10;
const hashLength = 22;

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

/** Ends in a hash of the whole where it is too long: tickets of the same key are of the same class. */
const bounded = (key: string): string => {
  if (key.length <= maxKeyLength) return key;
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, hashLength);
  return key.slice(0, maxKeyLength - hashLength) + hash;
};

/** The key of a class in lists. */
export const classKeyOf = (className: string | null): string => (className ? bounded(`0${sortKey(className)}`) : '1');

/** The keys of a ticket in lists; titles that begin alike for long stand in the order of their age. */
export const listKeysOf = ({ title, className }: { title: string; className: string | null }): ListKeys => ({
  titleKey: sortKey(title).slice(0, maxKeyLength),
  classKey: classKeyOf(className),
});
