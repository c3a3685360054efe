import { ConfigError, loadConfig } from '@exit-tickets/service-kit';
import { expect, test } from 'vitest';
import { gatewayConfig, urlVariables } from '../src/config.ts';

const urls = urlVariables((service) => `http://${service}:3000`);
const withProxies = (TRUSTED_PROXIES: string) => loadConfig(gatewayConfig, { ...urls, TRUSTED_PROXIES });

test('trusted proxies are addresses and ranges, and none by default', () => {
  expect(loadConfig(gatewayConfig, urls).TRUSTED_PROXIES).toBeUndefined();
  expect(withProxies('10.0.0.1, 192.168.0.0/16,2001:db8::/32,loopback').TRUSTED_PROXIES).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
    '2001:db8::/32',
    'loopback',
  ]);
});

// Fastify reads a number as a count of proxies, and some versions then silently trust nobody (CVE-2026-16732).
test.each(['true', '1', '*', 'proxy.example.org', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '1.2.3'])(
  'TRUSTED_PROXIES=%s ends the start with a message that names the variable',
  (proxies) => {
    expect(() => withProxies(proxies)).toThrow(ConfigError);
    expect(() => withProxies(proxies)).toThrow(/TRUSTED_PROXIES/);
  },
);

test('a missing address of a service is reported by the name of its variable', () => {
  expect(() => loadConfig(gatewayConfig, { ...urls, AI_URL: undefined })).toThrow(/AI_URL is not set/);
});

test.each(['javascript:alert(1)', 'school.example/imprint'])(
  'LEGAL_IMPRINT_URL must be a web address, not %s',
  (LEGAL_IMPRINT_URL) => {
    expect(() => loadConfig(gatewayConfig, { ...urls, LEGAL_IMPRINT_URL })).toThrow(/LEGAL_IMPRINT_URL/);
  },
);
