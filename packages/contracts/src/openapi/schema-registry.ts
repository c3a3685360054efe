import { z } from 'zod';
import type { JsonSchema } from './document.ts';

const place = '#/components/schemas/';

const relocated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema')
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', place) : relocated(inner),
      ]),
  );
};

/**
 * Turns the contract's schemas into JSON Schema and collects those that have an `id` in their `.meta()`: the document
 * names these, and writes everything else where it is used.
 */
export class SchemaRegistry {
  readonly components: Record<string, JsonSchema> = {};

  /** What a client sends: what has a default may be left out. */
  sent(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  /** What the server answers: every field is there. */
  answered(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  /** The schema itself, where this one only refers to it. */
  resolve(schema: JsonSchema): JsonSchema {
    const target = schema.$ref?.startsWith(place) ? this.components[schema.$ref.slice(place.length)] : undefined;
    return target ? this.resolve(target) : schema;
  }

  #convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(schema, { io, override: withoutNoise });
    const { $defs = {}, ...body } = relocated(converted) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, component] of Object.entries($defs)) this.#add(name, component);
    const name = schema.meta()?.id;
    if (name === undefined || body.$ref) return body;
    this.#add(name, body);
    return { $ref: place + name };
  }

  /** A name stands for one thing: a schema that differs when sent and when answered needs a name for each. */
  #add(name: string, component: JsonSchema): void {
    const known = this.components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`Two different schemas have the id ${name}`);
    this.components[name] = component;
  }
}

/**
 * The range of safe integers says nothing to a reader; files are binary strings, and OpenAPI 3.1 needs no more. That an
 * answer has no other fields is no promise: a later release may add some.
 */
const withoutNoise = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  delete jsonSchema.additionalProperties;
};
