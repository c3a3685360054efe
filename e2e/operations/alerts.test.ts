import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consumer, newEvent } from '@exit-tickets/bus';
import { connectNats } from '@exit-tickets/bus/nats';
import { forgotPassword, judgeTicket, ticketDeleted } from '@exit-tickets/contracts';
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
import { folderOfTests } from '@exit-tickets/testing/folders';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;

const readText = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

const rule = z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook_url: z.string() }) });
const ruleFile = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
const rules = ruleFile
  .parse(parse(await readText('deploy/observability/alerts.yml')))
  .groups.flatMap((group) => group.rules);

const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });
const dashboardExpressions = dashboard
  .parse(JSON.parse(await readText('deploy/observability/dashboard.json')))
  .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** A model that judges every answer as right. */
const workingModel = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core') return { kind: 'json', value: { core: 'Licht, water en lucht.', isOpinion: false } };
  return { kind: 'json', value: { verdicts: verdictsOn(data, () => ({ verdict: 'right' })) } };
};

const dataDir = folderOfTests();
let database: EmbeddedMongo;
let databaseProxy: TcpProxy;
let openai: FakeOpenAi;
let app: AllInOne;
let metricsUrl: string;

beforeAll(async () => {
  database = await startEmbeddedMongo({ dataDir: join(dataDir, 'server'), tcpPort: 0 });
  const { hostname: host, port } = new URL(database.url);
  databaseProxy = await startTcpProxy({ host, port: Number(port) });
  openai = await startFakeOpenAi();
  openai.script(workingModel);
  const METRICS_PORT = String(await freePort());
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  app = await startAllInOne({
    ...{ DATA_DIR: dataDir, PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent', METRICS_PORT },
    MONGODB_URL: `mongodb://${host}:${databaseProxy.port}/exit-tickets`,
    // No mail server listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...{ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_CONCURRENCY: '1', AI_EVALUATE: 'on-demand' },
  });
});
afterAll(async () => {
  await app.context.close();
  await openai.close();
  await databaseProxy.close();
  await database.close();
});

const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text();

/** The values of a metric's series that have these labels. */
const read = async (name: string, labels: Readonly<Record<string, string>> = {}): Promise<number[]> => {
  const series = (await scrape()).matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm);
  return [...series]
    .filter(
      ([, seriesName, seriesLabels = '']) =>
        seriesName === name &&
        Object.entries(labels).every(([key, value]) => seriesLabels.includes(`${key}="${value}"`)),
    )
    .map(([, , , value]) => Number(value));
};
const sum = async (...series: Parameters<typeof read>): Promise<number> =>
  (await read(...series)).reduce((total, value) => total + value, 0);
const max = async (...series: Parameters<typeof read>): Promise<number> => Math.max(0, ...(await read(...series)));

test('every metric in the dashboard and the rules is exported by the app', async () => {
  const types = (await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const series = [...types].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const expressions = [...dashboardExpressions, ...rules.map(({ expr }) => expr)];
  const named = expressions.flatMap((expr) => expr.match(/\b(?:exit_tickets|nodejs|process)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(rules.length);
  expect(named.filter((name) => !series.includes(name))).toEqual([]);
});

test('the metrics that scale the replicas of ai are 0 when nothing waits, instead of missing', async () => {
  expect(await read('exit_tickets_judging_jobs')).toEqual([0, 0]);
  expect(await read('exit_tickets_queue_waiting_tasks', { queue: 'model' })).toEqual([0]);
});

test('the dashboard shows every metric that the app defines', () => {
  const all = dashboardExpressions.join('\n');
  expect(Object.values(metrics).filter(({ name }) => !all.includes(name))).toEqual([]);
});

test('every alert has a heading in the runbook, and links to it', async () => {
  const headings = (await readText('docs/runbooks.md')).match(/^## \w+$/gm) ?? [];
  expect(headings).toEqual(rules.map(({ alert }) => `## ${alert}`));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook_url).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
});

/** A ticket with this many questions, each with an answer that only a model can judge. */
const answeredTicket = async (teacher: ApiClient, count = 1) => {
  const questions = Array.from({ length: count }, (_, index) => aQuestion({ id: `q${index}` }));
  const created = await newTicket(teacher, { questions });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: 'Een beetje van alles' }));
  await submit(app.addresses.local, { ticketId: created.ticket.id, answers });
  return created;
};

/** promtool tests the rules themselves (deploy/test/prometheus.test.ts). These tests check the metrics that they read. */
describe('a metric shows', () => {
  test('an event that cannot be published (OutboxStuck)', async () => {
    const age = () => max('exit_tickets_outbox_oldest_event_age_seconds', { collection: 'tickets' });
    expect(await age()).toBeLessThan(60);
    const time = new Date(Date.now() - 120_000).toISOString();
    const event = { specversion: '1.0', id: 'e1', type: 'Unknown', source: 'tickets', time, data: {} };
    const stored = { datacontenttype: 'application/json', ...event };
    const tickets = app.context.database.collection<{ _id: string; outbox: object[] }>('tickets');
    await tickets.insertOne({ _id: 'stuck', outbox: [stored] });
    await vi.waitFor(async () => expect(await age()).toBeGreaterThan(60));
    await tickets.deleteOne({ _id: 'stuck' });
    expect(await age()).toBeLessThan(60);
  });

  test('a dead letter (DeadLetters)', async () => {
    expect(await max('exit_tickets_bus_dead_letters')).toBe(0);
    const letters = app.context.database.collection('dead_letters');
    await letters.insertOne({ consumer: 'tickets-on-response-submitted' });
    await vi.waitFor(async () => expect(await max('exit_tickets_bus_dead_letters')).toBe(1));
    await letters.deleteMany({});
  });

  test('mails that wait while the mail server is unreachable (MailsWaiting)', async () => {
    const waiting = () => sum('exit_tickets_queue_waiting_tasks', { queue: 'mail' });
    expect(await waiting()).toBe(0);
    const teacher = await newTeacher(app.addresses.local);
    await teacher.call(forgotPassword, { body: { email: teacher.email } });
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
  });

  test('tasks that wait while a model is slow (LongQueue)', async () => {
    const waiting = () => sum('exit_tickets_queue_waiting_tasks', { queue: 'model' });
    const teacher = await newTeacher(app.addresses.local);
    const tickets = [await answeredTicket(teacher, 11), await answeredTicket(teacher, 11)];
    expect(await waiting()).toBe(0);
    const failure = Promise.withResolvers<void>();
    openai.script(async () => {
      await failure.promise;
      return { kind: 'status', status: 500 };
    });
    const judged = tickets.map(({ params }) => teacher.call(judgeTicket, { params }));
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(20));
    failure.resolve();
    await Promise.all(judged);
    expect(await waiting()).toBe(0);
  });

  test('requests to the model and calls that fail (ModelFails, ManyErrors)', async () => {
    const teacher = await newTeacher(app.addresses.local);
    const judge = async () => {
      const { params } = await answeredTicket(teacher);
      return (await teacher.call(judgeTicket, { params })).status;
    };
    const calls = 'exit_tickets_http_request_duration_seconds_count';
    const counts = async () => ({
      ok: await sum('exit_tickets_ai_request_duration_seconds_count', { outcome: 'ok' }),
      all: await sum('exit_tickets_ai_request_duration_seconds_count'),
      gateway: await sum(calls, { service: 'gateway', status_class: '5xx' }),
      ai: await sum(calls, { service: 'ai', status_class: '5xx' }),
    });
    openai.script(workingModel);
    const before = await counts();
    expect(await judge()).toBe(200);
    const working = await counts();
    expect(working.ok - before.ok).toBeGreaterThan(0);
    expect(working).toMatchObject({ all: before.all + working.ok - before.ok, gateway: before.gateway, ai: before.ai });

    openai.reply({ kind: 'status', status: 500 });
    expect(await judge()).toBe(503);
    const failed = await counts();
    expect(failed).toMatchObject({ ok: working.ok, gateway: working.gateway + 1, ai: working.ai + 1 });
    expect(failed.all).toBeGreaterThan(working.all);
    openai.script(workingModel);
  });

  test('submissions that take longer than a second while the database is slow (SlowSubmissions)', async () => {
    const teacher = await newTeacher(app.addresses.local);
    const { ticket } = await newTicket(teacher);
    const submitSome = async () => {
      const answers = Array.from({ length: 5 }, () => submit(app.addresses.local, { ticketId: ticket.id }));
      for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    };
    const labels = { service: 'gateway', endpoint: 'submitResponse' };
    const slow = async () =>
      (await sum('exit_tickets_http_request_duration_seconds_count', labels)) -
      (await sum('exit_tickets_http_request_duration_seconds_bucket', { ...labels, le: '1' }));
    await submitSome();
    const before = await slow();
    await submitSome();
    expect(await slow()).toBe(before);
    databaseProxy.slow(600);
    onTestFinished(() => databaseProxy.resume());
    await submitSome();
    expect(await slow()).toBe(before + 5);
  });

  test('a blocked event loop (EventLoopBlocked)', async () => {
    const lag = () => max('nodejs_eventloop_lag_p99_seconds');
    // A scrape covers the time since the previous one.
    await scrape();
    expect(await lag()).toBeLessThan(0.25);
    await vi.waitFor(async () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
      expect(await lag()).toBeGreaterThan(0.25);
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

    test('a consumer that fails on events, and one that hangs (EventsRedelivered, ConsumerStuck, ConsumerLag)', async () => {
      const hangEnds = Promise.withResolvers<void>();
      const failing = consumer('pdf-on-ticket-deleted', ticketDeleted, async () => {
        throw new Error('the database is away');
      });
      await bus.subscribe(failing);
      const consumerMetric = (metric: string, { name }: { name: string }) =>
        max(`exit_tickets_bus_consumer_${metric}_events`, { consumer: name });
      expect(await consumerMetric('redelivered', failing)).toBe(0);
      await publish(21);
      await vi.waitFor(async () => expect(await consumerMetric('redelivered', failing)).toBeGreaterThan(20));
      const hanging = consumer('ai-on-ticket-deleted', ticketDeleted, () => hangEnds.promise);
      await bus.subscribe(hanging);
      await publish(1_600);
      await vi.waitFor(async () => {
        expect(await consumerMetric('ack_pending', hanging)).toBeGreaterThan(400);
        expect(await consumerMetric('pending', hanging)).toBeGreaterThan(1_000);
      });
      hangEnds.resolve();
    });

    test('a stream that is almost full (StreamFull)', async () => {
      const full = () => max('exit_tickets_bus_stream_full_ratio', { stream: 'EXIT_TICKETS_STATE' });
      expect(await full()).toBeLessThan(0.8);
      const connection = await connect({ servers: nats.url });
      onTestFinished(() => connection.close());
      const { streams } = await jetstreamManager(connection);
      const megabyte = 1024 ** 2;
      await jetstream(connection).publish('exit-tickets-state.ticket.changed.t1', 'x'.repeat(0.9 * megabyte));
      const { state } = await streams.info('EXIT_TICKETS_STATE');
      await streams.update('EXIT_TICKETS_STATE', { max_bytes: Math.ceil(state.bytes / 0.9) });
      await vi.waitFor(async () => expect(await full()).toBeGreaterThan(0.8));
    });
  });

  test('a process as up while it still waits for NATS, and as down once it has ended (ServiceDown)', async () => {
    const METRICS_PORT = String(await freePort());
    const environment = { PORT: '0', NATS_URL: 'nats://127.0.0.1:9', METRICS_PORT };
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../services/pdf/src/main.ts', import.meta.url))], {
      stdio: 'ignore',
      // biome-ignore lint/style/noProcessEnv: the program gets the environment of the tests, as a shell would give it
      env: { ...process.env, ...environment, SESSION_SECRET: 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ask = () => fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    await vi.waitFor(async () => expect((await ask()).status).toBe(200));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(ask()).rejects.toThrow();
  });

  test('a service that has lost the bus (DependencyDown)', async () => {
    const isUp = () => read('exit_tickets_dependency_up', { dependency: 'bus' });
    expect(Math.min(...(await isUp()))).toBe(1);
    await app.context.bus.close();
    await vi.waitFor(async () => expect(Math.min(...(await isUp()))).toBe(0));
  });
});
