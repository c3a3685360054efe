import type { EventDefinition, RequestDefinition, SignalDefinition } from '@exit-tickets/contracts';
import type { Bus } from './bus.ts';

/** The declared traffic of a service. `npm run nats-users` derives its NATS permissions from it. */
export interface Traffic {
  publishes?: readonly EventDefinition[];
  /** By the durable names of its consumers. */
  consumes?: Readonly<Record<string, EventDefinition>>;
  asks?: readonly RequestDefinition[];
  answers?: readonly RequestDefinition[];
  signals?: readonly SignalDefinition[];
  hears?: readonly SignalDefinition[];
}

/** A bus that throws on undeclared traffic, on either bus: otherwise only NATS would refuse it, and silently. */
export const limitTraffic = (
  bus: Bus,
  { publishes = [], consumes = {}, asks = [], answers = [], signals = [], hears = [] }: Traffic,
): Bus => {
  const assertDeclared = (isDeclared: boolean, what: string): void => {
    if (!isDeclared) throw new Error(`${what} is not in the traffic that the service declares`);
  };
  const isOneOf = (declared: readonly { name: string }[], { name }: { name: string }): boolean =>
    declared.some((one) => one.name === name);

  const limited: Bus = Object.create(bus);
  limited.publish = async (definition, envelope) => {
    assertDeclared(isOneOf(publishes, definition), `publishing ${definition.type}`);
    return bus.publish(definition, envelope);
  };
  limited.subscribe = async (consumer) => {
    assertDeclared(consumes[consumer.name]?.name === consumer.event.name, `the consumer ${consumer.name}`);
    return bus.subscribe(consumer);
  };
  limited.request = async (definition, input, options) => {
    assertDeclared(isOneOf(asks, definition), `asking ${definition.name}`);
    return bus.request(definition, input, options);
  };
  limited.respond = async (definition, handler) => {
    assertDeclared(isOneOf(answers, definition), `answering ${definition.name}`);
    return bus.respond(definition, handler);
  };
  limited.signal = (definition, data) => {
    assertDeclared(isOneOf(signals, definition), `the signal ${definition.name}`);
    bus.signal(definition, data);
  };
  limited.onSignal = async (definition, listener) => {
    assertDeclared(isOneOf(hears, definition), `hearing ${definition.name}`);
    return bus.onSignal(definition, listener);
  };
  return limited;
};
