import { afterEach, expect, test } from 'vitest';
import { type MetricsServer, metrics, onScrape, serveMetrics } from '../src/index.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

const start = async (): Promise<MetricsServer> => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 });
  cleanups.push(server.close);
  return server;
};
const scrape = async ({ url }: MetricsServer): Promise<string> => (await fetch(url)).text();

test('counters and durations are served in the format of Prometheus', async () => {
  const server = await start();
  metrics.aiTokens.add({ direction: 'sent' }, 12);
  metrics.aiTokens.add({ direction: 'sent' }, 3);
  metrics.pdfRenderDuration.observe({ outcome: 'ok' }, 0.2);
  const text = await scrape(server);
  expect(text).toContain('exit_tickets_ai_tokens_total{direction="sent"} 15\n');
  expect(text).toContain('exit_tickets_pdf_render_duration_seconds_bucket{le="0.25",outcome="ok"} 1\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('every metric has its unit in its name, and a help text', async () => {
  const text = await scrape(await start());
  for (const { name, help, kind } of Object.values(metrics)) {
    expect(text).toContain(`# HELP ${name} ${help}\n`);
    expect(name).toMatch(/^exit_tickets_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter');
    if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

test('values of several parts under the same labels are added up, and read again on each scrape', async () => {
  const server = await start();
  let waiting = 2;
  cleanups.push(onScrape((record) => record(metrics.queueWaiting, { queue: 'pdf' }, waiting)));
  cleanups.push(onScrape((record) => record(metrics.queueWaiting, { queue: 'pdf' }, 5)));
  expect(await scrape(server)).toContain('exit_tickets_queue_waiting_tasks{queue="pdf"} 7\n');
  waiting = 0;
  expect(await scrape(server)).toContain('exit_tickets_queue_waiting_tasks{queue="pdf"} 5\n');
});

test('a part that fails or hangs does not hide the others', async () => {
  const server = await start();
  cleanups.push(onScrape(() => Promise.reject(new Error('the database is away'))));
  cleanups.push(onScrape(() => new Promise(() => undefined)));
  cleanups.push(onScrape((record) => record(metrics.liveStreams, {}, 3)));
  expect(await scrape(server)).toContain('exit_tickets_live_streams 3\n');
});

test('only the metrics are served, and counts do not outlive the server', async () => {
  const server = await start();
  expect((await fetch(new URL('/', server.url))).status).toBe(404);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  metrics.aiTokens.add({ direction: 'sent' });
  expect(await scrape(await start())).not.toContain('exit_tickets_ai_tokens_total{');
});
