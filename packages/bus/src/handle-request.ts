import { AppError, limits, type RequestDefinition } from '@exit-tickets/contracts';
import { inSpan } from '@exit-tickets/telemetry';
import type { Logger } from 'pino';
import type { z } from 'zod';

/** Default time to wait for a reply, in milliseconds. */
export const defaultRequestTimeoutMs = 5_000;

/**
 * Handles one request; the contract parses input and reply. Throws only `AppError`s: the handler's own, or `internal`
 * for anything else, whose cause goes only to the log. `parent` is the trace of the calling process.
 */
export const handleRequest = async <Input extends z.ZodType, Reply extends z.ZodType>(
  definition: RequestDefinition<Input, Reply>,
  handler: (input: z.output<Input>) => Promise<z.input<Reply>>,
  input: unknown,
  logger: Logger,
  parent?: string,
): Promise<unknown> => {
  // The name of a request begins with the answering service: `tickets.get`.
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

/** Encodes a value for the wire. Throws `internal` when JSON cannot represent it. */
export const encode = (value: unknown): string => {
  try {
    return JSON.stringify(value ?? null);
  } catch (error) {
    throw new AppError('internal', { cause: error });
  }
};

/** Throws `internal` when a text is too large for a message of the bus, as NATS does. */
export const refuseTooLarge = (text: string): void => {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limits.busMessageBytes) return;
  const cause = new Error(`a message of ${bytes} bytes; the bus carries ${limits.busMessageBytes}`);
  throw new AppError('internal', { cause });
};

/**
 * A value as the receiver would get it. Used within one process too, so that both deployments behave alike. `wrapping`
 * is the envelope that counts towards the size. Throws `internal` when the value does not fit into a message.
 */
export const throughJson = (value: unknown, wrapping = ''): unknown => {
  const text = encode(value);
  refuseTooLarge(wrapping + text);
  return JSON.parse(text);
};
