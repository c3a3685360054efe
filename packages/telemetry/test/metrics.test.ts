import { afterEach, expect, test } from 'vitest';
import { type MetricsServer, metrics, onScrape, serveMetrics } from '../src/index.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const start = async (): Promise<MetricsServer> => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 });
  endings.push(server.close);
  return server;
};
const scrape = async ({ url }: MetricsServer): Promise<string> => (await fetch(url)).text();

test('what is counted and timed is served as Prometheus reads it', async () => {
  const server = await start();
  metrics.aiTokens.add({ direction: 'sent' }, 12);
  metrics.aiTokens.add({ direction: 'sent' }, 3);
  metrics.pdfRenderDuration.observe({ outcome: 'ok' }, 0.2);
  const text = await scrape(server);
  expect(text).toContain('exit_tickets_ai_tokens_total{direction="sent"} 15\n');
  expect(text).toContain('exit_tickets_pdf_render_duration_seconds_bucket{le="0.25",outcome="ok"} 1\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('every metric has a unit in its name, as Prometheus asks, and says what it is', async () => {
  const text = await scrape(await start());
  for (const { name, help, kind } of Object.values(metrics)) {
    expect(text).toContain(`# HELP ${name} ${help}\n`);
    expect(name).toMatch(/^exit_tickets_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter');
    if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

test('what several parts of the process read under the same labels adds up, and is read anew each time', async () => {
  const server = await start();
  let waiting = 2;
  endings.push(onScrape((record) => record(metrics.queueWaiting, { queue: 'pdf' }, waiting)));
  endings.push(onScrape((record) => record(metrics.queueWaiting, { queue: 'pdf' }, 5)));
  expect(await scrape(server)).toContain('exit_tickets_queue_waiting_tasks{queue="pdf"} 7\n');
  waiting = 0;
  expect(await scrape(server)).toContain('exit_tickets_queue_waiting_tasks{queue="pdf"} 5\n');
});

test('a part that fails, or hangs, hides nothing else', async () => {
  const server = await start();
  endings.push(onScrape(() => Promise.reject(new Error('the database is away'))));
  endings.push(onScrape(() => new Promise(() => undefined)));
  endings.push(onScrape((record) => record(metrics.liveStreams, {}, 3)));
  expect(await scrape(server)).toContain('exit_tickets_live_streams 3\n');
});

test('nothing but the metrics is served, and nothing is kept once the server is closed', async () => {
  const server = await start();
  expect((await fetch(new URL('/', server.url))).status).toBe(404);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  metrics.aiTokens.add({ direction: 'sent' });
  expect(await scrape(await start())).not.toContain('exit_tickets_ai_tokens_total{');
});
