import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './support/root.ts';

const settings = z.object({
  scrape_configs: z.array(z.object({ dns_sd_configs: z.array(z.object({ names: z.array(z.string()) })) })),
});
const ruleFile = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const read = (file: string): unknown => parse(readFileSync(join(root, 'deploy', 'observability', file), 'utf8'));
const all = ['gateway', ...services].sort();

test('Prometheus asks every service for its metrics', () => {
  const asked = settings
    .parse(read('prometheus.yml'))
    .scrape_configs.flatMap((scrape) => scrape.dns_sd_configs.flatMap(({ names }) => names));
  expect(asked.sort()).toEqual(all);
});

test('ServiceGone watches for every service', () => {
  const { groups } = ruleFile.parse(read('alerts.yml'));
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'ServiceGone');
  const watched = rule?.expr.matchAll(/absent\(up\{job="exit-tickets",part="(\w+)"\}\)/g) ?? [];
  expect([...watched].map(([, part]) => part).sort()).toEqual(all);
});
