import { AppError, limits, type RequestDefinition } from '@exit-tickets/contracts';
import { inSpan } from '@exit-tickets/telemetry';
import type { Logger } from 'pino';
import type { z } from 'zod';

/** Longest to wait for a reply when the caller does not say, in milliseconds. */
export const defaultRequestTimeoutMs = 5_000;

/**
 * Handles one request: input and reply parsed by the contract. Throws only `AppError`s: a handler's own as it is,
 * anything else as `internal`, its cause in the log and nowhere else. `parent` is the trace of whoever asks, in another process.
 */
export const handleRequest = async <Input extends z.ZodType, Reply extends z.ZodType>(
  definition: RequestDefinition<Input, Reply>,
  handler: (input: z.output<Input>) => Promise<z.input<Reply>>,
  input: unknown,
  logger: Logger,
  parent?: string,
): Promise<unknown> => {
  // A request's name begins with the service that answers it: `tickets.get-ticket`.
  const [service] = definition.name.split('.');
  try {
    return await inSpan(`handle ${definition.name}`, { service, kind: 'server', parent }, async () =>
      definition.reply.parse(await handler(definition.input.parse(input))),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    logger.error({ err: error, request: definition.name }, 'request failed');
    throw new AppError('internal', { cause: error });
  }
};

/** A value as text for the wire. Throws `internal` on what JSON cannot say. */
export const encode = (value: unknown): string => {
  try {
    return JSON.stringify(value ?? null);
  } catch (error) {
    throw new AppError('internal', { cause: error });
  }
};

/** Throws `internal` on a text that is too large for a message of the bus, as NATS does. */
export const refuseTooLarge = (text: string): void => {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limits.busMessageBytes) return;
  const cause = new Error(`a message of ${bytes} bytes; the bus carries ${limits.busMessageBytes}`);
  throw new AppError('internal', { cause });
};

/**
 * A value as the other side of a wire would get it; in one process too, so that both deployments behave alike.
 * `wrapping` is what would travel around it. Throws `internal` on what does not go into a message.
 */
export const throughJson = (value: unknown, wrapping = ''): unknown => {
  const text = encode(value);
  refuseTooLarge(wrapping + text);
  return JSON.parse(text);
};
