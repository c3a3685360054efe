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

test('Prometheus asks every service for its metrics', () => {
  const text = readFileSync(join(root, 'deploy', 'observability', 'prometheus.yml'), 'utf8');
  const asked = settings
    .parse(parse(text))
    .scrape_configs.flatMap((scrape) => scrape.dns_sd_configs.flatMap(({ names }) => names));
  expect(asked.sort()).toEqual(['gateway', ...services].sort());
});
