import { expect, test } from 'vitest';
import { addressKey } from '../src/index.ts';

test('an IPv4 address has its own key', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('203.0.113.9')).not.toBe(addressKey('203.0.113.8'));
});

test('an IPv4 address written as IPv6 has the same key', () => {
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('::FFFF:203.0.113.9')).toBe('203.0.113.9');
});

test('all IPv6 addresses of one /64 have one key, however they are written', () => {
  for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::'])
    expect(addressKey(address)).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8::5')).toBe('2001:db8:0:0::/64');
  expect(addressKey('2001:db8:0:0:5::')).toBe('2001:db8:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
});

test('a text that is no address is its own key', () => {
  expect(addressKey('not an address')).toBe('not an address');
});

test('IPv6 addresses of two /64 have different keys', () => {
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});
