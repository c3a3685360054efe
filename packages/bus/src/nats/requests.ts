import { AppError, isErrorCode, type RequestDefinition } from '@exit-tickets/contracts';
import { currentTraceparent, inSpan } from '@exit-tickets/telemetry';
import { headers, type Msg, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RequestOptions } from '../bus.ts';
import { defaultRequestTimeoutMs, encode, handleRequest } from '../handle-request.ts';
import type { InFlight } from '../in-flight.ts';
import type { Connection } from './connection.ts';
import { asAppError } from './failures.ts';
import { requestSubject } from './names.ts';

const wireError = z.object({
  code: z.string().transform((code) => (isErrorCode(code) ? code : 'internal')),
  message: z.string(),
  field: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
});

/** A reply on the wire. */
const wireReply = z.union([z.object({ error: wireError }), z.object({ reply: z.unknown() })]);

/**
 * Sends a request to any replica of the service. Throws only `AppError`s: the answering service's own, or why there is
 * no answer.
 */
export const sendRequest = async <Input extends z.ZodType, Reply extends z.ZodType>(
  { nats, whileConnected }: Connection,
  { name, reply }: RequestDefinition<Input, Reply>,
  input: z.input<Input>,
  { timeoutMs = defaultRequestTimeoutMs }: RequestOptions = {},
): Promise<z.output<Reply>> => {
  const text = encode(input);
  const message = await inSpan(`request ${name}`, { kind: 'client' }, () =>
    whileConnected(() => nats.request(requestSubject(name), text, { timeout: timeoutMs, ...traceHeaders() })),
  ).catch((error: unknown) => {
    throw asAppError(error);
  });
  try {
    const wire = wireReply.parse(message.json());
    if ('error' in wire) throw new AppError(wire.error.code, wire.error);
    return reply.parse(wire.reply);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('service_failed', { cause: error });
  }
};

/**
 * Answers requests with the handler; replicas of the service share them. Resolves once the server knows the
 * subscription.
 */
export const handleRequests = async <Input extends z.ZodType, Reply extends z.ZodType>(
  { nats }: Connection,
  definition: RequestDefinition<Input, Reply>,
  handler: (input: z.output<Input>) => Promise<z.input<Reply>>,
  { service, logger, inFlight }: { service: string; logger: Logger; inFlight: InFlight },
): Promise<Subscription> => {
  const respond = async (message: Msg): Promise<void> => {
    const parent = message.headers?.get(traceHeader) || undefined;
    const wire = await handleRequest(definition, handler, json(message), logger, parent).then(
      (reply) => ({ reply }),
      ({ code, message, field, retryAfterSeconds }: AppError) => ({
        error: { code, message, field, retryAfterSeconds },
      }),
    );
    try {
      message.respond(JSON.stringify(wire));
    } catch (error) {
      logger.error({ err: error, request: definition.name }, 'reply could not be sent');
      message.respond(JSON.stringify({ error: { code: 'internal', message: new AppError('internal').message } }));
    }
  };
  const subscription = nats.subscribe(requestSubject(definition.name), {
    queue: service,
    callback: (error, message) => {
      if (error) logger.error({ err: error, request: definition.name }, 'requests cannot be heard');
      else inFlight.track(respond(message));
    },
  });
  await nats.flush();
  return subscription;
};

const traceHeader = 'traceparent';

/** The current trace for the answering service; empty when there is none. */
const traceHeaders = () => {
  const traceparent = currentTraceparent();
  if (traceparent === undefined) return {};
  const carrier = headers();
  carrier.set(traceHeader, traceparent);
  return { headers: carrier };
};

/** Decodes a message; undefined, which no contract accepts, when it is not JSON. */
export const json = (message: { data: Uint8Array }): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(message.data));
  } catch {
    return undefined;
  }
};
