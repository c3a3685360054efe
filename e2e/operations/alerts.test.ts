import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consumer, newEvent } from '@exit-tickets/bus';
import { connectNats } from '@exit-tickets/bus/nats';
import { forgotPassword, judgeTicket, services, ticketDeleted } from '@exit-tickets/contracts';
import { type EmbeddedMongo, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { createLogger } from '@exit-tickets/service-kit';
import { metrics } from '@exit-tickets/telemetry';
import {
  type ApiClient,
  aQuestion,
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
  startTcpProxy,
  type TcpProxy,
  verdictsOn,
} from '@exit-tickets/testing';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, temporaryDataDir } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { evaluate, parseSamples, type Sample } from '../support/promql.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

const rule = z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook_url: z.string() }) });
const ruleFile = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
const rules = ruleFile
  .parse(parse(await read('deploy/observability/alerts.yml')))
  .groups.flatMap((group) => group.rules);

const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });
const shown = dashboard
  .parse(JSON.parse(await read('deploy/observability/dashboard.json')))
  .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const scaling = z.object({
  spec: z.object({ triggers: z.array(z.object({ metadata: z.object({ query: z.string().optional() }) })) }),
});

/** A model that takes every answer for right. */
const wellModel = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core') return { kind: 'json', value: { core: 'Licht, water en lucht.', isOpinion: false } };
  return { kind: 'json', value: { verdicts: verdictsOn(data, () => ({ verdict: 'right' })) } };
};

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let database: EmbeddedMongo;
let wayToDatabase: TcpProxy;
let openai: FakeOpenAi;
let app: AllInOne;
let metricsUrl: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  database = await startEmbeddedMongo({ dataDir: join(dataDir.path, 'server'), tcpPort: 0 });
  const { hostname: host, port } = new URL(database.url);
  wayToDatabase = await startTcpProxy({ host, port: Number(port) });
  openai = await startFakeOpenAi();
  openai.script(wellModel);
  const METRICS_PORT = String(await freePort());
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  app = await startAllInOne({
    ...{ DATA_DIR: dataDir.path, PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent', METRICS_PORT },
    MONGODB_URL: `mongodb://${host}:${wayToDatabase.port}/exit-tickets`,
    // Nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...{ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_CONCURRENCY: '1', AI_EVALUATE: 'on-demand' },
  });
});
afterAll(async () => {
  await app.context.close();
  await openai.close();
  await wayToDatabase.close();
  await database.close();
  await dataDir.remove();
});

const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text();

test('every metric of the dashboard and the rules is one that a process has', async () => {
  const types = (await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const series = [...types].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const expressions = [...shown, ...rules.map(({ expr }) => expr)];
  const named = expressions.flatMap((expr) => expr.match(/\b(?:exit_tickets|nodejs|process)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(rules.length);
  expect(named.filter((name) => !series.includes(name))).toEqual([]);
});

describe('what the number of replicas of ai goes by', async () => {
  const { triggers } = scaling.parse(parse(await read('deploy/kubernetes/overlays/large/scaling.yaml'))).spec;
  const queries = triggers.flatMap(({ metadata }) => metadata.query ?? []);
  const answers = (...samples: Sample[]) =>
    queries.map((query) => evaluate(query, [samples])).map((vector) => vector.map(({ value }) => value));

  test('is 0 where nothing waits, and not nothing', async () => {
    expect(answers(...parseSamples(await scrape(), { instance: 'a' }))).toEqual([[0], [0]]);
  });

  test('counts what lies in the database once, and adds up what each has in its own memory', () => {
    const said = `
exit_tickets_judging_jobs{state="due"} 5
exit_tickets_judging_jobs{state="claimed"} 4
exit_tickets_queue_waiting_tasks{queue="model"} 3
exit_tickets_queue_waiting_tasks{queue="judging"} 7`;
    const ofTwo = ['a', 'b'].flatMap((instance) => parseSamples(said, { instance }));
    expect(answers(...ofTwo)).toEqual([[9], [6]]);
  });
});

test('every metric of our own is on the dashboard', () => {
  const all = shown.join('\n');
  expect(Object.values(metrics).filter(({ name }) => !all.includes(name))).toEqual([]);
});

test('every alert has its heading in the runbook', async () => {
  const headings = (await read('docs/runbooks.md')).match(/^## \w+$/gm) ?? [];
  expect(headings).toEqual(rules.map(({ alert }) => `## ${alert}`));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook_url).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
});

/** The rules that were seen to be silent, and those that were seen to fire. */
const seen = { silent: new Set<string>(), firing: new Set<string>() };

/** Asks targets as Prometheus does, one for each part that has an address; by itself the app is one without a part. */
const startWatch = (targets: Readonly<Record<string, string>> = { '': metricsUrl }) => {
  const scrapes: Sample[][] = [];
  return {
    /** Stands for the passing of time: a rate goes from the first scrape to the last. */
    scrape: async (from = targets): Promise<void> => {
      const asked = Object.entries(from).map(async ([part, url]) => {
        const target = { job: 'exit-tickets', instance: new URL(url).host, ...(part && { part }) };
        const text = await fetch(url).then(
          (response) => response.text(),
          () => undefined,
        );
        return [{ name: 'up', labels: target, value: text === undefined ? 0 : 1 }, ...parseSamples(text ?? '', target)];
      });
      scrapes.push((await Promise.all(asked)).flat());
    },
    /** The alerts of a rule, as their labels. */
    firing: (alert: string) => {
      const { expr = '' } = rules.find((one) => one.alert === alert) ?? {};
      const alerts = evaluate(expr, scrapes).map(({ labels }) => labels);
      seen[alerts.length > 0 ? 'firing' : 'silent'].add(alert);
      return alerts;
    },
  };
};

/** What a rule that needs no more than one scrape says now. */
const firingNow = async (alert: string) => {
  const watch = startWatch();
  await watch.scrape();
  return watch.firing(alert);
};
const expectToFire = (alert: string, labels: object = {}) =>
  vi.waitFor(async () => expect(await firingNow(alert)).toContainEqual(expect.objectContaining(labels)));
const expectSilent = async (...alerts: string[]): Promise<void> => {
  for (const alert of alerts) expect(await firingNow(alert), alert).toEqual([]);
};

/** A ticket of so many questions, each with an answer that only a model can judge. */
const answeredTicket = async (teacher: ApiClient, count = 1) => {
  const questions = Array.from({ length: count }, (_, index) => aQuestion({ id: `q${index}` }));
  const made = await newTicket(teacher, { questions });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: 'Een beetje van alles' }));
  await submit(app.addresses.local, { ticketId: made.ticket.id, answers });
  return made;
};

describe('a rule is fulfilled', () => {
  test('OutboxStuck, when an event cannot be published', async () => {
    await expectSilent('OutboxStuck');
    const time = new Date(Date.now() - 120_000).toISOString();
    const event = { specversion: '1.0', id: 'e1', type: 'Unknown', source: 'tickets', time, data: {} };
    const stored = { datacontenttype: 'application/json', ...event };
    const tickets = app.context.database.collection<{ _id: string; outbox: object[] }>('tickets');
    await tickets.insertOne({ _id: 'stuck', outbox: [stored] });
    await expectToFire('OutboxStuck', { collection: 'tickets' });
    await tickets.deleteOne({ _id: 'stuck' });
    await expectSilent('OutboxStuck');
  });

  test('DeadLetters, when an event was parked', async () => {
    await expectSilent('DeadLetters');
    const letters = app.context.database.collection('dead_letters');
    await letters.insertOne({ consumer: 'tickets-on-response-submitted' });
    await expectToFire('DeadLetters');
    await letters.deleteMany({});
  });

  test('MailsWaiting, when the mail server is away', async () => {
    await expectSilent('MailsWaiting');
    const teacher = await newTeacher(app.addresses.local);
    await teacher.call(forgotPassword, { body: { email: teacher.email } });
    await expectToFire('MailsWaiting');
    await expectSilent('LongQueue');
  });

  test('LongQueue, when a model takes its time', async () => {
    const teacher = await newTeacher(app.addresses.local);
    const tickets = [await answeredTicket(teacher, 11), await answeredTicket(teacher, 11)];
    await expectSilent('LongQueue');
    const givesUp = Promise.withResolvers<void>();
    openai.script(async () => {
      await givesUp.promise;
      return { kind: 'status', status: 500 };
    });
    const judged = tickets.map(({ params }) => teacher.call(judgeTicket, { params }));
    await expectToFire('LongQueue', { queue: 'model' });
    givesUp.resolve();
    await Promise.all(judged);
    await expectSilent('LongQueue');
  });

  test('ModelFails and ManyErrors, when the server of the model fails', async () => {
    const teacher = await newTeacher(app.addresses.local);
    const judge = async () => {
      const { params } = await answeredTicket(teacher);
      return (await teacher.call(judgeTicket, { params })).status;
    };
    const watch = startWatch();
    await watch.scrape();
    openai.script(wellModel);
    expect(await judge()).toBe(200);
    await watch.scrape();
    for (const alert of ['ModelFails', 'ManyErrors']) expect(watch.firing(alert), alert).toEqual([]);

    openai.reply({ kind: 'status', status: 500 });
    expect(await judge()).toBe(503);
    // A rate begins where a series is: the first failure of a process is not among what it counts.
    await watch.scrape();
    for (let calls = 0; calls < 3; calls += 1) expect(await judge()).toBe(503);
    await watch.scrape();
    expect(watch.firing('ModelFails')).toEqual([{}]);
    expect(watch.firing('ManyErrors')).toEqual(expect.arrayContaining([{ service: 'gateway' }, { service: 'ai' }]));
    openai.script(wellModel);
  });

  test('SlowSubmissions, when the database is slow', async () => {
    const teacher = await newTeacher(app.addresses.local);
    const { ticket } = await newTicket(teacher);
    const submitSome = async () => {
      const answers = Array.from({ length: 5 }, () => submit(app.addresses.local, { ticketId: ticket.id }));
      for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    };
    await submitSome();
    const watch = startWatch();
    await watch.scrape();
    await submitSome();
    await watch.scrape();
    expect(watch.firing('SlowSubmissions')).toEqual([]);
    wayToDatabase.slow(600);
    onTestFinished(() => wayToDatabase.resume());
    await submitSome();
    wayToDatabase.resume();
    await watch.scrape();
    expect(watch.firing('SlowSubmissions')).toEqual([{}]);
  });

  test('EventLoopBlocked, when a process computes and does nothing else', async () => {
    // A scrape tells of the time since the one before.
    await scrape();
    await expectSilent('EventLoopBlocked');
    await vi.waitFor(async () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
      expect(await firingNow('EventLoopBlocked')).toEqual([expect.objectContaining({ job: 'exit-tickets' })]);
    });
  });

  describe.runIf(hasNats)('on NATS', () => {
    let nats: Awaited<ReturnType<typeof startNatsServer>>;
    let bus: Awaited<ReturnType<typeof connectNats>>;
    beforeAll(async () => {
      nats = await startNatsServer();
      const logger = createLogger({ level: 'silent', service: 'test' });
      bus = await connectNats({ url: nats.url, name: 'tickets', logger });
    });
    afterAll(async () => {
      await bus.close();
      await nats.stop();
    });
    const publish = (count: number) => {
      const event = (ticketId: string) => newEvent(ticketDeleted, { ticketId }, { source: 'tickets', now: new Date() });
      return Promise.all(Array.from({ length: count }, (_, index) => bus.publish(ticketDeleted, event(`${index}`))));
    };

    test('EventsRedelivered, when a consumer fails on events; ConsumerStuck and ConsumerLag, when it is done with none', async () => {
      const isMended = Promise.withResolvers<void>();
      const failing = consumer('pdf-on-ticket-deleted', ticketDeleted, async () => {
        throw new Error('the database is away');
      });
      await bus.subscribe(failing);
      const alerts = ['EventsRedelivered', 'ConsumerStuck', 'ConsumerLag'];
      await expectSilent(...alerts);
      await publish(21);
      await expectToFire('EventsRedelivered', { consumer: failing.name });
      const hanging = consumer('ai-on-ticket-deleted', ticketDeleted, () => isMended.promise);
      await bus.subscribe(hanging);
      await publish(1_600);
      for (const alert of ['ConsumerStuck', 'ConsumerLag']) await expectToFire(alert, { consumer: hanging.name });
      isMended.resolve();
    });

    test('StreamFull, when a stream may hold little more', async () => {
      await expectSilent('StreamFull');
      const connection = await connect({ servers: nats.url });
      onTestFinished(() => connection.close());
      const { streams } = await jetstreamManager(connection);
      const megabyte = 1024 ** 2;
      await jetstream(connection).publish('exit-tickets-state.ticket.changed.t1', 'x'.repeat(0.9 * megabyte));
      const { state } = await streams.info('EXIT_TICKETS_STATE');
      await streams.update('EXIT_TICKETS_STATE', { max_bytes: Math.ceil(state.bytes / 0.9) });
      await expectToFire('StreamFull', { stream: 'EXIT_TICKETS_STATE' });
    });
  });

  test('ServiceDown, when a process has ended, and ServiceGone, when there is none to ask', async () => {
    const METRICS_PORT = String(await freePort());
    // Its metrics are there from the first moment, also while it waits for NATS.
    const environment = { PORT: '0', NATS_URL: 'nats://127.0.0.1:9', METRICS_PORT };
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../services/pdf/src/main.ts', import.meta.url))], {
      stdio: 'ignore',
      // biome-ignore lint/style/noProcessEnv: the program gets the environment of the tests, as a shell would give it
      env: { ...process.env, ...environment, SESSION_SECRET: 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const pdf = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    const others = Object.fromEntries(
      ['gateway', ...services].flatMap((part) => (part === 'pdf' ? [] : [[part, metricsUrl]])),
    );
    const watch = startWatch({ ...others, pdf });
    await vi.waitFor(async () => {
      await watch.scrape();
      expect(watch.firing('ServiceDown')).toEqual([]);
    });
    expect(watch.firing('ServiceGone')).toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await watch.scrape();
    expect(watch.firing('ServiceDown')).toEqual([expect.objectContaining({ part: 'pdf' })]);
    expect(watch.firing('ServiceGone')).toEqual([]);
    await watch.scrape(others);
    expect(watch.firing('ServiceGone')).toEqual([{ job: 'exit-tickets', part: 'pdf' }]);
    await expectSilent('ServiceGone');
  });

  test('DependencyDown, when a service has lost the bus', async () => {
    await expectSilent('DependencyDown');
    await app.context.bus.close();
    await expectToFire('DependencyDown', { dependency: 'bus' });
  });

  test.runIf(hasNats)('each was seen silent, and seen fulfilled', () => {
    const all = rules.map(({ alert }) => alert).sort();
    for (const alerts of Object.values(seen)) expect([...alerts].sort()).toEqual(all);
  });
});
