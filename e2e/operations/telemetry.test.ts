import { randomUUID } from 'node:crypto';
import { findTicketByPin, getTicket, services } from '@exit-tickets/contracts';
import { createApiClient, type OtlpReceiver, startOtlpReceiver } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { type DeployedApp, isDistributed, startDeployedApp } from '../support/deployed-app.ts';

let collector: OtlpReceiver;
let app: DeployedApp;
let url: string;
let metricsUrl: string;

beforeAll(async () => {
  collector = await startOtlpReceiver();
  const METRICS_PORT = String(await freePort());
  const OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  app = await startDeployedApp({ METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'x-school=1' });
  url = app.url;
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
});
afterAll(async () => {
  await app.close();
  await collector.close();
});

const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text();

test('a submission is one trace through gateway, responses, database, event and tickets', async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  await submit(url, { ticketId: ticket.id, studentName: 'Noor Jansen' });
  await vi.waitFor(async () => expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(1));

  const inTrace = () => {
    const root = collector.spans.find(({ name, service }) => name === 'submitResponse' && /gateway$/.test(service));
    return collector.spans.filter(({ traceId }) => traceId === root?.traceId);
  };
  const path = (name: RegExp, service: string): string[] => {
    const spans = inTrace();
    const named: string[] = [];
    let at = spans.find((span) => name.test(span.name) && span.service === `exit-tickets-${service}`);
    for (; at; at = spans.find(({ spanId }) => spanId === at?.parentSpanId)) named.unshift(`${at.service} ${at.name}`);
    return named.map((one) => one.replace('exit-tickets-', ''));
  };
  const hops = ['gateway submitResponse', 'responses submitResponse'];
  await vi.waitFor(() => {
    expect(path(/^insert responses$/, 'responses')).toEqual([...hops, 'responses insert responses']);
    expect(path(/^handle tickets\./, 'tickets')).toEqual([
      ...hops,
      expect.stringMatching(/^responses request tickets\./),
      expect.stringMatching(/^tickets handle tickets\./),
    ]);
    const publish = expect.stringMatching(/^responses publish /);
    expect(path(/^publish /, 'responses')).toEqual([...hops, publish]);
    const processing = /^process tickets-on-response-submitted$/;
    expect(path(processing, 'tickets')).toEqual([...hops, 'tickets process tickets-on-response-submitted']);
    const { spanId } = inTrace().find(({ name }) => processing.test(name)) ?? {};
    expect(inTrace().filter(({ parentSpanId }) => parentSpanId === spanId)).not.toEqual([]);
  });
  expect(collector.headers()).toMatchObject({ 'x-school': '1' });
});

test('span names and attributes contain no student or school names, no ids and no PIN', async () => {
  const { ticket } = await newTicket(await newTeacher(url));
  const pin = String(ticket.pin);
  const traceId = randomUUID().replaceAll('-', '');
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  expect((await fetch(`${url}${findTicketByPin.path.replace(':pin', pin)}`, { headers })).status).toBe(200);
  const textsOf = (spans: OtlpReceiver['spans']) =>
    JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })));
  const ofLookUp = () => collector.spans.filter((span) => span.traceId === traceId);
  await vi.waitFor(() => expect(ofLookUp().map(({ service }) => service)).toContain('exit-tickets-tickets'));
  await vi.waitFor(() => expect(ofLookUp().map(({ service }) => service)).toContain('exit-tickets-gateway'));
  expect(textsOf(ofLookUp())).not.toMatch(new RegExp(`(?<!\\d)${pin}(?!\\d)`));
  expect(textsOf(collector.spans)).not.toMatch(/Noor|Jansen|school\.nl|[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}/);
});

test('a trace that was started by a proxy in front continues', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await fetch(`${url}${findTicketByPin.path.replace(':pin', '0000')}`, { headers });
  await vi.waitFor(() => {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    expect(spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')?.service).toMatch(/gateway$/);
    expect(spans.some(({ service }) => /tickets$/.test(service))).toBe(true);
  });
});

// With a process per service each has its own registry, on an unknown port.
test.skipIf(isDistributed)(
  'one registry exports requests, dependencies, outboxes and queues of every service, and metrics of Node',
  async () => {
    await createApiClient(url).call(findTicketByPin, { params: { pin: '0000' } });
    await vi.waitFor(async () =>
      expect(await scrape()).toMatch(/_count\{service="gateway",endpoint="\w+",status_class="4xx"\} /),
    );
    const text = await scrape();
    for (const service of ['gateway', ...services])
      expect(text).toContain(`exit_tickets_dependency_up{service="${service}",dependency="bus"} 1\n`);
    for (const collection of ['tickets', 'responses', 'analyses', 'judgements']) {
      expect(text).toContain(`exit_tickets_outbox_documents{collection="${collection}"} 0\n`);
      expect(text).toContain(`exit_tickets_outbox_oldest_event_age_seconds{collection="${collection}"} 0\n`);
    }
    expect(text).toContain('exit_tickets_bus_dead_letters 0\n');
    for (const queue of ['extraction', 'computing', 'pdf'])
      expect(text).toContain(`exit_tickets_queue_waiting_tasks{queue="${queue}"} 0\n`);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d[\d.]*(?:e-\d+)?$/m);
    expect(text).not.toMatch(/="0000"|school\.nl|[0-9a-f]{8}-[0-9a-f]{4}/);
  },
);

// Starts the one process a second time.
test.skipIf(isDistributed)('a METRICS_PORT that is in use fails the start with a line that names it', async () => {
  const { port } = new URL(metricsUrl);
  const start = startAllInOne({ DATA_DIR: folderOfTest(), PORT: String(await freePort()), METRICS_PORT: port });
  await expect(start).rejects.toThrow(
    `METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 cannot be listened on: EADDRINUSE`,
  );
});
