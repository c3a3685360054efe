import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The eight groups of an IPv6 address, `::` filled in. */
const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

/**
 * Whom an address stands for when attempts are counted: an IPv4 address itself, of an IPv6 address its network
 * (/64), since one household or one attacker has all the addresses in it.
 */
export const clientNetwork = (address: string): string => {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [withoutZone = address] = address.split('%');
  return expand(withoutZone.toLowerCase())
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
