import { AppError, type RequestDefinition } from '@exit-tickets/contracts';
import type { Logger } from 'pino';
import type { z } from 'zod';

/** Longest to wait for a reply when the caller does not say, in milliseconds. */
export const defaultRequestTimeoutMs = 5_000;

/**
 * Answers one request: input and reply parsed by the contract. Throws only `AppError`s: a handler's own as it is,
 * anything else as `internal`, its cause in the log and nowhere else.
 */
export const answer = async <Input extends z.ZodType, Reply extends z.ZodType>(
  definition: RequestDefinition<Input, Reply>,
  handler: (input: z.output<Input>) => Promise<z.input<Reply>>,
  input: unknown,
  logger: Logger,
): Promise<unknown> => {
  try {
    return definition.reply.parse(await handler(definition.input.parse(input)));
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

/** A value as the other side of a wire would get it; in one process too, so that both deployments behave alike. */
export const throughJson = (value: unknown): unknown => JSON.parse(encode(value));
