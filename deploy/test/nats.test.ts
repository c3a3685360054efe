import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consumer, defaultRetry, newEvent, type ParkedLetter } from '@exit-tickets/bus';
import { connectNats, connectNatsOperations, inspectNats } from '@exit-tickets/bus/nats';
import { rebuildRequested, type ServiceName, services, ticketChanged, ticketDeleted } from '@exit-tickets/contracts';
import { createLogger } from '@exit-tickets/service-kit';
import { aSnapshot } from '@exit-tickets/testing/builders';
import { findNatsServerForTests, type NatsServer } from '@exit-tickets/testing/nats-server';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCompose } from './support/compose.ts';
import { newVariables } from './support/deployment.ts';
import { guessable } from './support/guessable.ts';
import { startDeployedNats } from './support/nats.ts';
import { root } from './support/root.ts';

const isThere = (await findNatsServerForTests()) !== undefined;
const users = ['operator', 'gateway', ...services] as const;
type User = (typeof users)[number];

const logger = createLogger({ service: 'test', level: 'silent' });

const startNats = (): Promise<NatsServer> =>
  startDeployedNats(Object.fromEntries(users.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, passwordOf(user)])));
const urlOf = ({ url }: NatsServer, user: User): string =>
  url.replace('//', `//${user}:${encodeURIComponent(passwordOf(user))}@`);

const changed = (version: number) => {
  const origin = { source: 'tickets', now: new Date() };
  return newEvent(ticketChanged, aSnapshot({ version }), origin);
};

/** A password as a person may choose it, with characters that mean something in a NATS configuration. */
const passwordOf = (user: User): string => (user === 'gateway' ? '1234567890123456' : `${user} is long a$b'"#c\\`);

test.each(guessable)('a guessable password stops the start with the name of its variable: %s', (guessed) => {
  const passwords = Object.fromEntries(users.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, passwordOf(user)]));
  const { status, stdout, stderr } = spawnSync('sh', [join(root, 'deploy', 'nats', 'start.sh')], {
    // NATS is not on this PATH.
    env: { PATH: '/usr/bin:/bin', ...passwords, NATS_AUTH_PASSWORD: guessed },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^NATS_AUTH_PASSWORD /),
  });
});

test('NATS keeps acknowledged events on a volume, in compose and on Kubernetes, and on disk before it acknowledges', () => {
  const configuration = readFileSync(join(root, 'deploy', 'nats', 'nats.conf'), 'utf8');
  const [, folder = ''] = /^ *store_dir: "(.*)"$/m.exec(configuration) ?? [];
  expect(readCompose(newVariables()).services.nats?.volumes).toContain(`nats-data:${folder}`);
  const manifest = readFileSync(join(root, 'deploy', 'kubernetes', 'data', 'nats.yaml'), 'utf8');
  expect(manifest).toContain(`{ name: data, mountPath: ${folder} }`);
  // There is only one server, so no other has a copy.
  expect(configuration).toMatch(/^ *sync_interval: always$/m);
});

describe.runIf(isThere)('on the NATS of the deployment', () => {
  let nats: NatsServer;
  const open: NatsConnection[] = [];

  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(async () => {
    await Promise.all(open.map((connection) => connection.close()));
    await nats.stop();
  });

  const connectAs = async (user: User, pass = passwordOf(user)): Promise<NatsConnection> => {
    const servers = [nats.url.replace('nats://', '')];
    const connection = await connect({ servers, user, pass, inboxPrefix: `_INBOX.${user}`, reconnect: false });
    open.push(connection);
    return connection;
  };

  const urlAs = (user: User): string => urlOf(nats, user);

  /** The error of the server about a message or a subscription of this user; undefined when it is allowed. */
  const refusal = async (user: User, act: (connection: NatsConnection) => void): Promise<string | undefined> => {
    const connection = await connectAs(user);
    let serverError: string | undefined;
    const listening = (async () => {
      for await (const status of connection.status()) if (status.type === 'error') serverError = status.error.message;
    })();
    act(connection);
    await connection.flush();
    await connection.close();
    await listening;
    return serverError;
  };

  test.each(users)('%s can log in with its password, whatever its characters, and with no other', async (user) => {
    expect((await connectAs(user)).isClosed()).toBe(false);
    await expect(connectAs(user, 'guessed')).rejects.toThrow(/authorization/i);
  });

  test('a login without a password is refused', async () => {
    await expect(connect({ servers: [nats.url], reconnect: false })).rejects.toThrow(/authorization/i);
  });

  test.each<[User, string]>([
    ['pdf', 'exit-tickets-erasures.ticket.deleted.t1'],
    ['responses', 'exit-tickets-state.ticket.changed.t1'],
    ['tickets', 'exit-tickets.ticket.changed'],
    ['gateway', 'exit-tickets-signal.live.ticket'],
    ['tickets', 'exit-tickets-signal.auth.sessions-revoked'],
    ['pdf', 'exit-tickets-rpc.responses.page'],
    ['pdf', 'exit-tickets-state.bus.rebuild-requested.pdf'],
    ['ai', '$JS.API.DIRECT.GET.EXIT_TICKETS_STATE.exit-tickets-state.ticket.changed.t1'],
    ['pdf', 'exit-tickets-dead.ai-on-ticket-deleted'],
    ['responses', '$JS.ACK.EXIT_TICKETS_ERASURES.tickets-on-ticket-deleted.1.1.1.1.1'],
    ['ai', '$JS.API.STREAM.DELETE.EXIT_TICKETS_STATE'],
    ['ai', '$JS.API.STREAM.PURGE.EXIT_TICKETS_ERASURES'],
    ['ai', '$JS.API.STREAM.MSG.GET.EXIT_TICKETS_DEAD'],
    ['ai', '$JS.API.STREAM.MSG.DELETE.EXIT_TICKETS_DEAD'],
    ['ai', '$JS.API.CONSUMER.DELETE.EXIT_TICKETS_ERASURES.pdf-on-ticket-deleted'],
    ['tickets', '_INBOX.gateway.guessed'],
  ])('%s cannot publish to %s', async (user, subject) => {
    expect(await refusal(user, (connection) => connection.publish(subject))).toMatch(/permissions violation/i);
  });

  test.each<[User, string]>([
    ['gateway', 'exit-tickets-state.>'],
    ['ai', 'exit-tickets-rpc.auth.revoked-sessions'],
    ['pdf', '_INBOX.responses.>'],
    ['auth', '>'],
  ])('%s cannot subscribe to %s', async (user, subject) => {
    expect(await refusal(user, (connection) => connection.subscribe(subject))).toMatch(/permissions violation/i);
  });

  test('a service can publish its own events through its bus, and no others', async () => {
    const event = {
      specversion: '1.0',
      id: '1',
      type: ticketDeleted.type,
      source: 'test',
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { ticketId: '1' },
    } as const;
    const publishAs = async (name: ServiceName): Promise<void> => {
      const bus = await connectNats({ url: urlAs(name), name, logger, publishTimeoutMs: 1_000 });
      await bus.publish(ticketDeleted, event).finally(() => bus.close());
    };
    await publishAs('tickets');
    const tickets = await connectNats({ url: urlAs('tickets'), name: 'tickets', logger });
    for (const version of [1, 2]) await tickets.publish(ticketChanged, changed(version));
    await tickets.close();
    await expect(publishAs('ai')).rejects.toMatchObject({ code: expect.stringMatching(/^service_/) });
  });

  test('there is room for all streams at their maximum size', async () => {
    const warned = createLogger({ service: 'test', level: 'silent' });
    const warn = vi.spyOn(warned, 'warn');
    for (const name of services) await (await connectNats({ url: urlAs(name), name, logger: warned })).close();
    // A stream that does not fit gets no limit.
    expect(warn.mock.calls.flat()).not.toContainEqual(expect.stringContaining('less room'));
    const { streams } = await inspectNats(urlAs('operator'));
    expect(streams.map(({ maxBytes }) => maxBytes)).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
  });

  test('after an update the stored events of the previous release are consumed, and there is room for all streams', async () => {
    const updated = await startNats();
    onTestFinished(() => updated.stop());
    const servers = [updated.url.replace('nats://', '')];
    const operator = await connect({ servers, user: 'operator', pass: passwordOf('operator') });
    const { streams } = await jetstreamManager(operator);
    await streams.add({ name: 'EXIT_TICKETS', subjects: ['exit-tickets.>'], max_bytes: 2.75 * 1024 ** 3 });
    await streams.add({ name: 'EXIT_TICKETS_DEAD', subjects: ['exit-tickets-dead.>'], max_bytes: 0.5 * 1024 ** 3 });
    await jetstream(operator).publish('exit-tickets.ticket.changed', JSON.stringify(changed(1)));
    await operator.close();
    const tickets = await connectNats({ url: urlOf(updated, 'tickets'), name: 'tickets', logger });
    const responses = await connectNats({ url: urlOf(updated, 'responses'), name: 'responses', logger });
    const versions: number[] = [];
    const onChanged = consumer('responses-on-ticket-changed', ticketChanged, async ({ data }) => {
      versions.push(data.version);
    });
    await responses.subscribe(onChanged);
    await tickets.publish(ticketChanged, changed(2));
    await expect.poll(() => versions.toSorted()).toEqual([1, 2]);
    await Promise.all([tickets.close(), responses.close()]);
    const { streams: found } = await inspectNats(urlOf(updated, 'operator'));
    expect(found.map(({ name, maxBytes }) => [name, maxBytes])).toEqual([
      ['EXIT_TICKETS_STATE', expect.any(Number)],
      ['EXIT_TICKETS_ERASURES', expect.any(Number)],
      ['EXIT_TICKETS', expect.any(Number)],
      ['EXIT_TICKETS_DEAD', expect.any(Number)],
    ]);
  });

  test('the operator can have services publish again, and can read and remove dead letters', async () => {
    const bus = await connectNats({
      url: urlAs('tickets'),
      name: 'tickets',
      logger,
      retry: { ...defaultRetry, tries: 1 },
    });
    const operations = await connectNatsOperations(urlAs('operator'));
    const deadLetters = async () => {
      const letters: ParkedLetter[] = [];
      for await (const letter of operations.deadLetters()) letters.push(letter);
      return letters;
    };
    try {
      expect(await deadLetters()).toEqual([]);
      const onRebuild = consumer('tickets-on-rebuild-requested', rebuildRequested, async () => {
        throw new Error('the disk is full');
      });
      await bus.subscribe(onRebuild);
      const data = { services: ['tickets' as const] };
      await operations.publish(newEvent(rebuildRequested, data, { source: 'operator', now: new Date() }));
      await expect
        .poll(deadLetters, { timeout: 10_000 })
        .toMatchObject([{ consumer: onRebuild.name, event: { data } }]);
      for (const { id } of await deadLetters()) await operations.drop(id);
      expect(await deadLetters()).toEqual([]);
    } finally {
      await bus.close();
      await operations.close();
    }
  });
});
