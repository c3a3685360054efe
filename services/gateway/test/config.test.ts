import { ConfigError, loadConfig } from '@exit-tickets/service-kit';
import { expect, test } from 'vitest';
import { gatewayConfig, urlVariables } from '../src/config.ts';

const urls = urlVariables((service) => `http://${service}:3000`);
const withProxies = (TRUSTED_PROXIES: string) => loadConfig(gatewayConfig, { ...urls, TRUSTED_PROXIES });

test('trusted proxies are addresses and ranges, and none unless they are named', () => {
  expect(loadConfig(gatewayConfig, urls).TRUSTED_PROXIES).toBeUndefined();
  expect(withProxies('10.0.0.1, 192.168.0.0/16,2001:db8::/32,loopback').TRUSTED_PROXIES).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
    '2001:db8::/32',
    'loopback',
  ]);
});

// Fastify takes a number for a count of proxies, and some versions then trust nobody without a word (CVE-2026-16732).
test.each(['true', '1', '*', 'proxy.example.org', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '1.2.3'])(
  'the start ends with a clear message when %s is to be trusted',
  (proxies) => {
    expect(() => withProxies(proxies)).toThrow(ConfigError);
    expect(() => withProxies(proxies)).toThrow(/TRUSTED_PROXIES/);
  },
);

test('a service without an address is named', () => {
  expect(() => loadConfig(gatewayConfig, { ...urls, AI_URL: undefined })).toThrow(/AI_URL is not set/);
});

test.each(['javascript:alert(1)', 'school.example/imprint'])('an imprint is a page: not %s', (LEGAL_IMPRINT_URL) => {
  expect(() => loadConfig(gatewayConfig, { ...urls, LEGAL_IMPRINT_URL })).toThrow(/LEGAL_IMPRINT_URL/);
});
