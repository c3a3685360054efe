import { type MetricsServer, serveMetrics } from '@exit-tickets/telemetry';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consumer } from '../src/index.ts';
import { deployments, hasNats, type Running } from './support/deployments.ts';
import { aLampLit, lampLit, silent } from './support/messages.ts';

describe.runIf(hasNats)('on NATS', () => {
  let running: Running;
  let server: MetricsServer;
  beforeAll(async () => {
    server = await serveMetrics({ host: '127.0.0.1', port: 0 });
    const onNats = deployments.find(({ name }) => name === 'on NATS');
    if (!onNats) throw new Error('no deployment on NATS');
    running = await onNats.start(silent);
  });
  afterAll(async () => {
    await running.stop();
    await server.close();
  });
  const scrape = async (): Promise<string> => (await fetch(server.url)).text();

  test('metrics show the lag of a consumer, its failures, how full the streams are and the number of dead letters', async () => {
    const isFixed = Promise.withResolvers<void>();
    await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, () => isFixed.promise));
    expect(await scrape()).toContain('exit_tickets_bus_consumer_ack_pending_events{consumer="hall-on-lamp-lit"} 0\n');
    await running.bus.publish(lampLit, aLampLit('hall'));
    await vi.waitFor(async () =>
      expect(await scrape()).toContain('exit_tickets_bus_consumer_ack_pending_events{consumer="hall-on-lamp-lit"} 1\n'),
    );
    isFixed.reject(new Error('too dark'));
    await vi.waitFor(async () => {
      const text = await scrape();
      expect(text).toContain('exit_tickets_bus_dead_letters 1\n');
      expect(text).toContain(
        'exit_tickets_bus_deliveries_total{consumer="hall-on-lamp-lit",outcome="deadLettered"} 1\n',
      );
      for (const stream of ['EXIT_TICKETS_STATE', 'EXIT_TICKETS_DEAD']) {
        const [, ratio] =
          new RegExp(`^exit_tickets_bus_stream_full_ratio{stream="${stream}"} (\\S+)$`, 'm').exec(text) ?? [];
        expect(Number(ratio)).toBeGreaterThan(0);
        expect(Number(ratio)).toBeLessThan(0.001);
      }
      expect(text).toContain('exit_tickets_bus_consumer_pending_events{consumer="hall-on-lamp-lit"} 0\n');
    });
  });
});
