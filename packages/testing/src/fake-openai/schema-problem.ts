/** The keywords of strict structured outputs that this product may use; support for lengths and patterns varies. */
const keywords = new Set([
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why strict structured outputs refuse a schema, in OpenAI's words; undefined when they accept it. */
export const schemaProblem = (schema: unknown, context = '()'): string | undefined => {
  if (!isObject(schema)) return `In context=${context}, schema must have a 'type' key.`;
  const [unknown] = Object.keys(schema).filter((keyword) => !keywords.has(keyword));
  if (unknown) return `In context=${context}, '${unknown}' is not permitted.`;
  const inside: [string, unknown][] = [];
  if (isObject(schema.properties)) {
    if (schema.additionalProperties !== false)
      return `In context=${context}, 'additionalProperties' is required to be supplied and to be false.`;
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const [missing] = Object.keys(schema.properties).filter((name) => !required.has(name));
    if (missing)
      return `In context=${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    inside.push(...Object.entries(schema.properties));
  }
  if (schema.items !== undefined) inside.push(['items', schema.items]);
  if (Array.isArray(schema.anyOf))
    inside.push(...schema.anyOf.map((each, index): [string, unknown] => [String(index), each]));
  for (const [name, each] of inside) {
    const problem = schemaProblem(each, `('${name}')`);
    if (problem) return problem;
  }
  return undefined;
};
