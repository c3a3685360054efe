import type { EventEnvelope } from '@exit-tickets/contracts';
import { inSpan } from '@exit-tickets/telemetry';
import type { Logger } from 'pino';
import type { Consumer } from './bus.ts';
import { delayAfter, type RetryPolicy } from './retry.ts';

/** The outcome of one delivery attempt. */
export type Outcome =
  | { kind: 'acked' }
  | { kind: 'retry'; afterMs: number; error: unknown }
  | { kind: 'deadLettered'; error: unknown };

/**
 * Delivers an event to a consumer once (the first attempt is 1) and returns what to do next. Data that breaks the
 * contract becomes a dead letter at once, because a retry cannot help. Never throws.
 */
export const attemptDelivery = async (
  { name, event: definition, handle }: Consumer,
  event: EventEnvelope,
  nthTry: number,
  retry: RetryPolicy,
  logger: Logger,
): Promise<Outcome> => {
  const about = { consumer: name, eventId: event.id, eventType: event.type, nthTry };
  const parsed = definition.data.safeParse(event.data);
  if (!parsed.success) {
    logger.error({ ...about, err: parsed.error }, 'event is not the contract’s: dead letter');
    return { kind: 'deadLettered', error: parsed.error };
  }
  if (nthTry > retry.tries) {
    // Only reached when a process died during the last attempt; the event may be the cause.
    logger.error(about, 'event was tried too often: dead letter');
    return { kind: 'deadLettered', error: new Error(`no outcome after ${retry.tries} tries`) };
  }
  try {
    // A consumer's name begins with its service: `tickets-on-response-submitted`.
    const [service] = name.split('-on-');
    const attributes = { 'messaging.operation.type': 'process', 'messaging.destination.name': event.type };
    const options = { service, kind: 'consumer', parent: event.traceparent, attributes } as const;
    await inSpan(`process ${name}`, options, () => handle(event));
    return { kind: 'acked' };
  } catch (error) {
    if (nthTry >= retry.tries) {
      logger.error({ ...about, err: error }, 'event failed for the last time: dead letter');
      return { kind: 'deadLettered', error };
    }
    const afterMs = delayAfter(retry, nthTry);
    logger.warn({ ...about, err: error, afterMs }, 'event failed, will be tried again');
    return { kind: 'retry', afterMs, error };
  }
};
