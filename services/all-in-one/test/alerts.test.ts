import { readFile } from 'node:fs/promises';
import { forgotPassword } from '@exit-tickets/contracts';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { newTeacher } from './classroom.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

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

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let app: AllInOne;
let metricsUrl: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const METRICS_PORT = String(await freePort());
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  app = await startAllInOne({
    ...{ DATA_DIR: dataDir.path, PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent', METRICS_PORT },
    // Nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  });
});
afterAll(async () => {
  await app.context.close();
  await dataDir.remove();
});

const endings: (() => unknown)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
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

test('what the number of replicas of ai goes by is a series that it has', async () => {
  const { triggers } = scaling.parse(parse(await read('deploy/kubernetes/overlays/large/scaling.yaml'))).spec;
  const queries = triggers.flatMap(({ metadata }) => metadata.query ?? []);
  const [series, ...others] = queries.flatMap((query) => query.match(/\w+\{[^}]*\}/g) ?? []);
  expect(others).toEqual([]);
  expect(await scrape()).toContain(`\n${series} 0\n`);
});

test('every metric of our own is on the dashboard', () => {
  const all = shown.join('\n');
  expect(Object.values(metrics).filter(({ name }) => !all.includes(name))).toEqual([]);
});

test('every alert has its heading in the runbook', async () => {
  const headings = (await read('docs/operations.md')).match(/^#### \w+$/gm) ?? [];
  expect(headings).toEqual(rules.map(({ alert }) => `#### ${alert}`));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
});

describe('a rule is fulfilled', () => {
  const comparison =
    /^(?:(?:min|max|sum)(?: by \([\w, ]+\))? ?)?\(?(\w+)(?:\{(\w+)(!?=)"([^"]*)"\})?\)? (==|>) ([\d.]+)$/;

  /** Whether any series that was scraped fulfils a rule that compares one; `sum` is not needed where one is enough. */
  const isFulfilled = async (alert: string): Promise<boolean> => {
    const { expr = '' } = rules.find((one) => one.alert === alert) ?? {};
    const [, name = '', label, matches, value, operator, limit] = comparison.exec(expr) ?? [];
    expect(name, expr).not.toBe('');
    const samples = (await scrape()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
    return [...samples].some(([, labels = '', reading]) => {
      const isMeant = !label || labels.includes(`${label}="${value}"`) === (matches === '=');
      return isMeant && (operator === '>' ? Number(reading) > Number(limit) : Number(reading) === Number(limit));
    });
  };
  const expectToBecome = (alert: string) => vi.waitFor(async () => expect(await isFulfilled(alert)).toBe(true));

  test('OutboxStuck, when an event cannot be published', async () => {
    expect(await isFulfilled('OutboxStuck')).toBe(false);
    const time = new Date(Date.now() - 120_000).toISOString();
    const event = { specversion: '1.0', id: 'e1', type: 'Unknown', source: 'tickets', time, data: {} };
    const stored = { datacontenttype: 'application/json', ...event };
    const tickets = app.context.database.collection<{ _id: string; outbox: object[] }>('tickets');
    await tickets.insertOne({ _id: 'stuck', outbox: [stored] });
    await expectToBecome('OutboxStuck');
    await tickets.deleteOne({ _id: 'stuck' });
    expect(await isFulfilled('OutboxStuck')).toBe(false);
  });

  test('DeadLetters, when an event was parked', async () => {
    expect(await isFulfilled('DeadLetters')).toBe(false);
    await app.context.database.collection('dead_letters').insertOne({ consumer: 'tickets-on-response-submitted' });
    await expectToBecome('DeadLetters');
  });

  test('MailsWaiting, when the mail server is away', async () => {
    expect(await isFulfilled('MailsWaiting')).toBe(false);
    const teacher = await newTeacher(app.addresses.local);
    await teacher.call(forgotPassword, { body: { email: teacher.email } });
    await expectToBecome('MailsWaiting');
    expect(await isFulfilled('LongQueue')).toBe(false);
  });

  test.each([
    ['LongQueue', metrics.queueWaiting, { queue: 'model' }, 21],
    ['ConsumerLag', metrics.busPending, { consumer: 'tickets-on-response-submitted' }, 1_001],
    ['ConsumerStuck', metrics.busAckPending, { consumer: 'tickets-on-response-submitted' }, 401],
    ['StreamFull', metrics.busStreamFull, { stream: 'EXIT_TICKETS' }, 0.81],
    ['EventsRedelivered', metrics.busRedelivered, { consumer: 'tickets-on-response-submitted' }, 21],
  ] as const)('%s, when its metric says so', async (alert, metric, labels, value) => {
    expect(await isFulfilled(alert)).toBe(false);
    endings.push(onScrape((tell) => tell(metric as Parameters<typeof tell>[0], labels, value)));
    expect(await isFulfilled(alert)).toBe(true);
  });

  test('DependencyDown, when a service has lost the bus', async () => {
    expect(await isFulfilled('DependencyDown')).toBe(false);
    await app.context.bus.close();
    await expectToBecome('DependencyDown');
  });
});
