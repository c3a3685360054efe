import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Traffic } from '@exit-tickets/bus';
import * as contracts from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { root } from './named-tests.ts';

type EventDefinition = contracts.EventDefinition;
const { accountDeleted, answerEvaluated, rebuildRequested, services, ticketDeleted } = contracts;

const trafficOf = async (service: string): Promise<Traffic> =>
  (await import(join(root, 'services', service, 'src/traffic.ts'))).traffic;
const declared = await Promise.all(services.map(async (name) => ({ name, traffic: await trafficOf(name) })));
const auth = declared.find(({ name }) => name === 'auth')?.traffic;

/** Events without state: they only request to read or repeat something, so nothing is lost with them. */
const statelessEvents: readonly EventDefinition[] = [answerEvaluated, rebuildRequested];

/** The name under which the contracts export an event or a request. */
const nameOf = (definition: { name: string }): string =>
  Object.entries(contracts).find(([, exported]) => exported === definition)?.[0] ?? definition.name;

const published = declared.flatMap(({ name, traffic }) =>
  (traffic.publishes ?? [])
    .filter((event) => !statelessEvents.includes(event))
    .map((event) => [name, nameOf(event)] as const),
);

const sourcesOf = (service: string): string[] =>
  globSync(`services/${service}/src/**/*.ts`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const read = (service: string, file: string): string =>
  readFileSync(join(root, 'services', service, 'src', file), 'utf8');

test.each(published)('%s has one place that publishes %s again from its stored state', (service, event) => {
  const again = new RegExp(`^ *(?:yield \\{ )?definition: ${event},`, 'gm');
  expect(sourcesOf(service).flatMap((source) => source.match(again) ?? [])).toHaveLength(1);
  expect(read(service, 'published-state.ts')).toMatch(again);
  expect(read(service, 'app.ts')).toMatch(/^ *await republishOnRequest\(.* publishedState\(/m);
});

/** Without auth, which deletes and exports accounts itself, and the gateway, whose counts belong to no account. */
const storing = Object.keys(JSON.parse(readFileSync(join(root, 'deploy/mongo/roles.json'), 'utf8'))).filter(
  (name) => name !== 'auth' && name !== 'gateway',
);

test.each(storing)(
  '%s consumes the deletion of an account or its tickets, and contributes to the export of an account',
  async (service) => {
    const { consumes = {}, answers = [] } = await trafficOf(service);
    const source = sourcesOf(service).join('\n');
    // The tickets of an account are deleted one by one.
    const deletions = Object.entries(consumes).filter(
      ([, event]) => event === accountDeleted || event === ticketDeleted,
    );
    expect(deletions).not.toEqual([]);
    for (const [name] of deletions) expect(source).toMatch(new RegExp(`^ *consumer\\('${name}', `, 'm'));
    const exported = answers.filter((request) => auth?.asks?.includes(request));
    expect(exported).not.toEqual([]);
    for (const request of exported)
      expect(source).toMatch(new RegExp(`^ *await bus\\.respond\\(${nameOf(request)}, `, 'm'));
  },
);
