import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isInstalled } from './support/manifests.ts';
import { root } from './support/root.ts';

const settings = z.object({
  scrape_configs: z.array(z.object({ dns_sd_configs: z.array(z.object({ names: z.array(z.string()) })) })),
});
const ruleFile = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const read = (file: string): unknown => parse(readFileSync(join(root, 'deploy', 'observability', file), 'utf8'));
const all = ['gateway', ...services].sort();

test('Prometheus scrapes every service', () => {
  const scraped = settings
    .parse(read('prometheus.yml'))
    .scrape_configs.flatMap((scrape) => scrape.dns_sd_configs.flatMap(({ names }) => names));
  expect(scraped.sort()).toEqual(all);
});

test('ServiceGone watches every service', () => {
  const { groups } = ruleFile.parse(read('alerts.yml'));
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'ServiceGone');
  const watched = rule?.expr.matchAll(/absent\(up\{job="exit-tickets",part="(\w+)"\}\)/g) ?? [];
  expect([...watched].map(([, part]) => part).sort()).toEqual(all);
});

const ruleTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z
        .array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) }))
        .default([]),
      promql_expr_test: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});
const { tests } = ruleTests.parse(read('alerts.test.yml'));

test('alerts.test.yml makes each rule fire', () => {
  const rules = ruleFile.parse(read('alerts.yml')).groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  const fired = tests.flatMap((one) => one.alert_rule_test).filter(({ exp_alerts }) => exp_alerts.length > 0);
  expect([...new Set(fired.map(({ alertname }) => alertname))].sort()).toEqual(rules.sort());
});

test('alerts.test.yml tests the queries that scale ai', () => {
  const scaling = z.object({
    spec: z.object({ triggers: z.array(z.object({ metadata: z.object({ query: z.string().optional() }) })) }),
  });
  const path = join(root, 'deploy', 'kubernetes', 'overlays', 'large', 'scaling.yaml');
  const { triggers } = scaling.parse(parse(readFileSync(path, 'utf8'))).spec;
  expect(tests.flatMap((one) => one.promql_expr_test.map(({ expr }) => expr))).toEqual(
    triggers.flatMap(({ metadata }) => metadata.query ?? []),
  );
});

// biome-ignore lint/style/noProcessEnv: it finds the program as `npm run test:alerts` does
const { PROMTOOL: promtool = 'promtool' } = process.env;
test.runIf(isInstalled(promtool, '--version'))(
  'promtool accepts the configuration, and the rules pass its tests',
  () => {
    const cwd = join(root, 'deploy', 'observability');
    execFileSync(promtool, ['check', 'config', 'prometheus.yml'], { cwd, stdio: 'pipe' });
    execFileSync(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd, stdio: 'pipe' });
  },
);
