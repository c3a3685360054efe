import { z } from 'zod';
import { withoutNoise } from './without-noise.ts';

type Json = z.core.JSONSchema._JSONSchema;

const made = (schema: Json | undefined, defs: Record<string, Json>): unknown => {
  if (typeof schema !== 'object') return 'text';
  const { $ref, const: only, enum: values, example, properties, anyOf, oneOf, items, type, minimum } = schema;
  if (example !== undefined) return example;
  if ($ref) return made(defs[$ref.replace('#/$defs/', '')], defs);
  if (only !== undefined) return only;
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, made(property, defs)]));
  const choices = anyOf ?? oneOf;
  if (choices)
    return made(
      choices.find((choice) => typeof choice !== 'object' || choice.type !== 'null'),
      defs,
    );
  if (items) return [made(Array.isArray(items) ? items[0] : items, defs)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return 'text';
};

/** The example of a schema (`.meta({ example })`), or a valid value composed from the examples of its parts. */
export const exampleOf = (schema: z.core.$ZodType, io: 'input' | 'output'): unknown => {
  const json = z.toJSONSchema(schema, { io, override: withoutNoise });
  return made(json, json.$defs ?? {});
};
