import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type * as PromClient from 'prom-client';
import { collectors, type Gauge, type Labels, type RecordReading, setRecorder } from './instruments.ts';
import { metrics } from './metrics.ts';

/** Longest that a scrape waits for what it looks at: a database or a bus that hangs shall not hide everything else. */
const collectMs = 2_000;

/** Where Prometheus asks. */
export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Counts from now on, and serves `GET /metrics` in Prometheus' text format: one registry for the whole process.
 * @throws what `listen` fails with, when the port is taken
 */
export const serveMetrics = async ({ host, port }: { host: string; port: number }): Promise<MetricsServer> => {
  // Loaded only here: whoever scrapes nothing pays nothing.
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const { gauges, recorder } = createInstruments(prometheus, registry);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    await collect(gauges);
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  prometheus.collectDefaultMetrics({ register: registry });
  setRecorder(recorder);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}/metrics`,
    close: async () => {
      setRecorder(undefined);
      registry.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const createInstruments = (prometheus: typeof PromClient, registry: PromClient.Registry) => {
  const counters = new Map<string, PromClient.Counter>();
  const histograms = new Map<string, PromClient.Histogram>();
  const gauges = new Map<string, PromClient.Gauge>();
  for (const metric of Object.values(metrics)) {
    const { name, help } = metric;
    const options = { name, help, labelNames: [...metric.labels], registers: [registry] };
    if (metric.kind === 'counter') counters.set(name, new prometheus.Counter(options));
    else if (metric.kind === 'gauge') gauges.set(name, new prometheus.Gauge(options));
    else histograms.set(name, new prometheus.Histogram({ ...options, buckets: [...metric.buckets] }));
  }
  const recorder: Parameters<typeof setRecorder>[0] = {
    add: ({ name }, labels, by) => counters.get(name)?.inc(labels, by),
    observe: ({ name }, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
  };
  return { gauges, recorder };
};

/** Reads every gauge anew. What comes too late is dropped: it would be added to the next scrape's. */
const collect = async (gauges: ReadonlyMap<string, PromClient.Gauge>): Promise<void> => {
  let isOver = false;
  const read: { metric: Gauge; labels: Labels<string>; value: number }[] = [];
  const record: RecordReading = (metric, labels, value) => {
    if (!isOver) read.push({ metric: metric as Gauge, labels, value });
  };
  const timer = new AbortController();
  const all = Promise.allSettled([...collectors].map(async (collector) => collector(record)));
  await Promise.race([all, pause(collectMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
  isOver = true;
  // At once, with no pause in between: two who ask at the same time see whole readings.
  for (const each of gauges.values()) each.reset();
  for (const { metric, labels, value } of read) gauges.get(metric.name)?.inc(labels, value);
};
