import { z } from 'zod';

/** What strict structured outputs of the servers that have them understand; the rest is checked when the answer is there. */
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
 * The JSON schema that a model is held to: of a zod schema, what strict structured outputs accept. Lengths, patterns,
 * ranges and defaults are left out, as servers refuse the whole request for them.
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
