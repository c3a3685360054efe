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

const nameOf = (event: EventDefinition): string =>
  Object.entries(contracts).find(([, exported]) => exported === event)?.[0] ?? event.type;

const published = declared.flatMap(({ name, traffic }) =>
  (traffic.publishes ?? [])
    .filter((event) => !statelessEvents.includes(event))
    .map((event) => [name, nameOf(event)] as const),
);

test.each(published)('%s has one place that publishes %s again from its stored state', (service, event) => {
  const sources = globSync(`services/${service}/src/**/*.ts`, { cwd: root });
  const publishers = sources.filter((file) => readFileSync(join(root, file), 'utf8').includes(`definition: ${event}`));
  expect(publishers).toHaveLength(1);
});

/** Without auth, which deletes and exports accounts itself, and the gateway, whose counts belong to no account. */
const storing = Object.keys(JSON.parse(readFileSync(join(root, 'deploy/mongo/roles.json'), 'utf8'))).filter(
  (name) => name !== 'auth' && name !== 'gateway',
);

test.each(storing)(
  '%s consumes the deletion of an account or its tickets, and contributes to the export of an account',
  async (service) => {
    const { consumes = {}, answers = [] } = await trafficOf(service);
    // The tickets of an account are deleted one by one.
    expect([accountDeleted, ticketDeleted].some((event) => Object.values(consumes).includes(event))).toBe(true);
    expect(answers.filter((request) => auth?.asks?.includes(request))).not.toEqual([]);
  },
);
