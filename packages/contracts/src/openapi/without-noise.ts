import type { z } from 'zod';

/**
 * Removes keywords that do not help a reader: the range of safe integers and a minimum length of 0. Also removes
 * `additionalProperties`, because a later release may add fields to an answer.
 */
export const withoutNoise = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  delete jsonSchema.additionalProperties;
};
