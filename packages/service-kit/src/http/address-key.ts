import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The first four groups of an IPv6 address, whatever way it is written. */
const network = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Whom an address stands for. With IPv6 one household holds at least a /64, so the whole of it counts as one;
 * an IPv4 address counts by itself, also when it is written as IPv6.
 */
export const addressKey = (address: string): string => {
  const [bare = ''] = address.split('%');
  const mapped = mappedIpv4.exec(bare)?.[1];
  if (mapped) return mapped;
  return isIPv6(bare) ? `${network(bare)}::/64` : bare;
};
