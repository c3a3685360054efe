import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The first four groups of an IPv6 address in any notation. */
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
 * The unit that limits count by. An IPv6 household has at least a /64, so the whole /64 counts as one. An IPv4 address
 * counts alone, also in IPv6 notation.
 */
export const addressKey = (address: string): string => {
  const [bare = ''] = address.split('%');
  const mapped = mappedIpv4.exec(bare)?.[1];
  if (mapped) return mapped;
  return isIPv6(bare) ? `${network(bare)}::/64` : bare;
};
