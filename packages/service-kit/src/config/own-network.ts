import { BlockList, isIP } from 'node:net';

const privateRanges = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  privateRanges.addSubnet(network, prefix, family);

/** Whether a host exists only in a private network: a private address, or a name outside the public DNS. */
export const isOfOwnNetwork = (host: string): boolean => {
  const address = host.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  if (version !== 0) return privateRanges.check(address, version === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(host);
};
