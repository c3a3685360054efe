import { currentTraceparent, exportTraces, inSpan } from '@exit-tickets/telemetry';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OtlpReceiver, startOtlpReceiver } from '../../testing/src/otlp-receiver.ts';
import { consumer, newEvent } from '../src/index.ts';
import { deployments, type Running } from './support/deployments.ts';
import { lampLit, silent, sumRequest } from './support/messages.ts';

const traceId = (traceparent: string | undefined): string | undefined => traceparent?.split('-')[1];

describe.each(deployments)('traces over a bus $name', ({ start }) => {
  let running: Running;
  let collector: OtlpReceiver;
  let traces: Awaited<ReturnType<typeof exportTraces>>;

  beforeEach(async () => {
    collector = await startOtlpReceiver();
    traces = await exportTraces({ endpoint: collector.url, warn: () => undefined });
    running = await start(silent);
  });
  afterEach(async () => {
    await running.stop();
    await traces.close();
    await collector.close();
  });

  test('a request is answered in the trace of its caller', async () => {
    let handledIn: string | undefined;
    await running.bus.respond(sumRequest, async ({ left, right }) => {
      handledIn = currentTraceparent();
      return { sum: left + right };
    });
    const requestedIn = await inSpan('ask', { service: 'hall' }, async () => {
      await running.bus.request(sumRequest, { left: 1, right: 2 });
      return currentTraceparent();
    });
    expect(traceId(requestedIn)).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId(handledIn)).toBe(traceId(requestedIn));
  });

  test('an event is handled in the trace in which it was created', async () => {
    let handledIn: string | undefined;
    const handler = async (): Promise<void> => {
      handledIn = currentTraceparent();
    };
    await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
    const [createdIn, event] = await inSpan('light', { service: 'hall' }, async () => {
      const made = newEvent(lampLit, { room: 'hall' }, { source: 'hall', now: new Date() });
      return [currentTraceparent(), made] as const;
    });
    await running.bus.publish(lampLit, event);
    await vi.waitFor(() => expect(handledIn).toBeDefined());
    expect(traceId(handledIn)).toBe(traceId(createdIn));
  });
});
