import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type * as PromClient from 'prom-client';
import { collectors, type Gauge, type Labels, type RecordReading, setRecorder } from './instruments.ts';
import { metrics } from './metrics.ts';

/** Longest wait of a scrape for its collectors: a hanging database or bus must not hide all other metrics. */
const collectMs = 2_000;

/** The endpoint that Prometheus scrapes. */
export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts recording, and serves `GET /metrics` in Prometheus' text format: one registry for the whole process.
 * @throws the error of `listen` when the port is taken
 */
export const serveMetrics = async ({ host, port }: { host: string; port: number }): Promise<MetricsServer> => {
  // Loaded only here, so that an app without metrics does not pay for it.
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

/** Reads every gauge anew. Late readings are dropped: they would be added to those of the next scrape. */
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
  // Synchronous from here on, so that concurrent scrapes see complete readings.
  for (const each of gauges.values()) each.reset();
  for (const { metric, labels, value } of read) gauges.get(metric.name)?.inc(labels, value);
};
