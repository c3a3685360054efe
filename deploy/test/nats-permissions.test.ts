import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@exit-tickets/contracts';
import { eventCatalogue, rebuildRequested, services } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { root } from './support/root.ts';

const configuration = readFileSync(join(root, 'deploy', 'nats', 'nats.conf'), 'utf8');

/** What a service says in its sources, and what NATS lets its user do. */
const users = services.map((service) => ({
  service,
  source: globSync(`services/${service}/src/**/*.ts`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n'),
  permissions: configuration.split(/^ +user: /m).find((part) => part.startsWith(`${service}\n`)),
}));

/** All but the one that the bus itself publishes and hears. */
const events = Object.entries(contracts).flatMap(([name, value]) => {
  const definition = eventCatalogue.find((event) => event === value);
  return definition && definition !== rebuildRequested ? [{ name, subject: definition.subject }] : [];
});

test.each(events)('$name is stored by a service that may publish it', ({ name, subject }) => {
  const storing = users.filter(({ source }) => new RegExp(`\\bnewEvent\\(\\s*${name}\\b`).test(source));
  expect(storing).not.toEqual([]);
  for (const { service, permissions } of storing) expect(permissions, service).toContain(`"${subject}"`);
});

test.each(events)('$name is heard by a service that may consume it', ({ name }) => {
  const hearing = users.flatMap(({ source, permissions }) =>
    [...source.matchAll(new RegExp(`\\bconsumer\\(\\s*'([\\w-]+)',\\s*${name}\\b`, 'g'))].map(([, durable]) => ({
      durable,
      permissions,
    })),
  );
  expect(hearing).not.toEqual([]);
  for (const { durable, permissions } of hearing)
    for (const subject of [
      `$JS.API.CONSUMER.CREATE.EXIT_TICKETS.${durable}.>`,
      `$JS.API.CONSUMER.INFO.EXIT_TICKETS.${durable}`,
      `$JS.API.CONSUMER.MSG.NEXT.EXIT_TICKETS.${durable}`,
      `$JS.ACK.EXIT_TICKETS.${durable}.>`,
      `exit-tickets-dead.${durable}`,
    ])
      expect(permissions).toContain(`"${subject}"`);
});
