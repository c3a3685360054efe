import type { z } from 'zod';

/**
 * The range of safe integers says nothing to a reader; files are binary strings, and OpenAPI 3.1 needs no more. That an
 * answer has no other fields is no promise: a later release may add some.
 */
export const withoutNoise = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  delete jsonSchema.additionalProperties;
};
