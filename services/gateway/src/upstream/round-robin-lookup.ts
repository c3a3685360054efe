import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

const byAddress = (one: LookupAddress, other: LookupAddress): number => (one.address < other.address ? -1 : 1);

/**
 * Resolves a name to all its addresses, starting with a different one each time: replicas take turns, and if one
 * refuses the connection, the next is tried. Addresses are sorted because Docker's DNS returns them in changing order.
 */
export const createRoundRobinLookup = (resolve = lookup): LookupFunction => {
  const turns = new Map<string, number>();
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found = []) => {
      const addresses = found.toSorted(byAddress);
      const turn = turns.get(hostname) ?? 0;
      turns.set(hostname, turn + 1);
      const first = addresses.length > 0 ? turn % addresses.length : 0;
      const rotated = [...addresses.slice(first), ...addresses.slice(0, first)];
      const [next] = rotated;
      if (options.all || !next) callback(error, rotated);
      else callback(error, next.address, next.family);
    });
  };
};
