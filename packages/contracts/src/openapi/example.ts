import type { JsonSchema } from './document.ts';
import type { SchemaRegistry } from './schema-registry.ts';

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

/** The example that a schema carries (`.meta({ example })`), or a value that it accepts, made of those of its parts. */
export const exampleOf = (given: JsonSchema, schemas: SchemaRegistry): unknown => {
  const { const: only, enum: values, example, properties, anyOf, oneOf, items, type, minimum } = schemas.resolve(given);
  if (given.example !== undefined) return given.example;
  if (example !== undefined) return example;
  if (only !== undefined) return only;
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, exampleOf(property, schemas)]),
    );
  const choices = anyOf ?? oneOf;
  if (choices) return exampleOf(choices.find((choice) => !isNull(choice)) ?? {}, schemas);
  if (items) return [exampleOf(items, schemas)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return 'text';
};
