import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Bus, consumer, limitTraffic } from '../src/index.ts';
import { deployments, type Running } from './support/deployments.ts';
import { aLampBroken, aLampLit, bellSignal, lampBroken, lampLit, silent, sumRequest } from './support/messages.ts';

describe.each(deployments)('a service on a bus $name', ({ start }) => {
  let running: Running;
  let none: Bus;
  beforeAll(async () => {
    running = await start(silent);
    none = limitTraffic(running.bus, {});
  });
  afterAll(() => running.stop());

  test('does what it declares', async () => {
    const received = vi.fn();
    const bus = limitTraffic(running.bus, {
      publishes: [lampLit],
      consumes: { 'hall-on-lamp-lit': lampLit },
      asks: [sumRequest],
      answers: [sumRequest],
      signals: [bellSignal],
      hears: [bellSignal],
    });
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async ({ data }) => received(data.room)));
    await bus.respond(sumRequest, async ({ left, right }) => ({ sum: left + right }));
    await bus.onSignal(bellSignal, ({ times }) => received(times));
    await bus.publish(lampLit, aLampLit('hall'));
    bus.signal(bellSignal, { times: 2 });
    expect(await bus.request(sumRequest, { left: 1, right: 2 })).toEqual({ sum: 3 });
    await vi.waitFor(() => expect(received.mock.calls.flat().sort()).toEqual([2, 'hall']));
    expect(bus.isReady()).toBe(true);
  });

  test.each<[string, (bus: Bus) => Promise<unknown>]>([
    ['publishing LampBroken', (bus) => bus.publish(lampBroken, aLampBroken('hall'))],
    ['the consumer attic-on-lamp-lit', (bus) => bus.subscribe(consumer('attic-on-lamp-lit', lampLit, async () => {}))],
    ['asking sums.add', (bus) => bus.request(sumRequest, { left: 1, right: 2 })],
    ['answering sums.add', (bus) => bus.respond(sumRequest, async () => ({ sum: 0 }))],
    ['the signal bell.rung', async (bus) => bus.signal(bellSignal, { times: 2 })],
    ['hearing bell.rung', (bus) => bus.onSignal(bellSignal, () => {})],
  ])('cannot do what it does not declare: %s', async (what, act) => {
    await expect(act(none)).rejects.toThrow(`${what} is not in the traffic`);
  });
});
