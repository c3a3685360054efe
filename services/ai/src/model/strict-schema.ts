import { z } from 'zod';

/** Keywords that strict structured outputs support; everything else is validated afterwards. */
const understood = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
]);

/**
 * Converts a zod schema to a JSON schema for strict structured outputs. Drops lengths, patterns, ranges and defaults,
 * for which servers would reject the request.
 */
export const strictSchema = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...strict } = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema))
        if (!understood.has(keyword)) Reflect.deleteProperty(jsonSchema, keyword);
    },
  });
  return strict;
};
