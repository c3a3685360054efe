import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api, type Endpoint, endpoint, errorReply, errorsOf, type NamedEndpoint } from '../src/index.ts';
import { toOpenApi } from '../src/openapi.ts';

const contentByType = z.record(
  z.string(),
  z.looseObject({
    schema: z.looseObject({ properties: z.record(z.string(), z.json()).optional(), required: z.json().optional() }),
    example: z.json().optional(),
    examples: z.record(z.string(), z.looseObject({ value: z.json() })).optional(),
  }),
);

const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.json(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.enum(['path', 'query']), example: z.json() })).optional(),
  requestBody: z.looseObject({ content: contentByType }).optional(),
  responses: z.record(z.string(), z.looseObject({ headers: z.json().optional(), content: contentByType.optional() })),
});

/** The parts of the document that these tests read; the validator checks the rest. */
const openApi = z.looseObject({
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.json()) }),
});

const document = openApi.parse(toOpenApi(api, { title: 'Exit tickets', version: '0.1.0' }));

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = ({ id }: NamedEndpoint) => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not in the document`);
  return found.operation;
};

/** Every object inside a value, the value itself first. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
};

const named = (calls: readonly NamedEndpoint[]) => calls.map((call) => [call.id, call] as const);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' });
});

test('every call of the contract is in the document once, by its id', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(api.map(({ id }) => id).sort());
});

test('every call keeps its method and its path, up to the names of parameters', () => {
  const written = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`);
  expect(written.sort()).toEqual(api.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`).sort());
});

test('no two paths differ only in the names of their parameters', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(document.paths).toHaveProperty(['/api/ticket/{idOrPin}', 'get', 'operationId'], 'findTicketByPin');
  expect(document.paths).toHaveProperty(['/api/ticket/{idOrPin}', 'delete', 'operationId'], 'deleteTicket');
});

test('every path parameter is declared, and no other one is', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(declared.map(({ name }) => name)).toEqual(inPath);
  }
});

test('every reference resolves, and every component is used', () => {
  const references = new Set(objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : [])));
  const components = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...references].sort()).toEqual(components.sort());
});

test('every component is the same in requests and in replies', () => {
  // zod-openapi gives the schema of a reply this name where it differs.
  expect(Object.keys(document.components.schemas).filter((name) => name.endsWith('Output'))).toEqual([]);
});

test('every tag of a call is explained in the document', () => {
  const tags = document.tags.map(({ name }) => name);
  for (const { operation } of operations) expect(tags).toEqual(expect.arrayContaining(operation.tags));
});

test.each(named(api))('%s: the document says who can make it', (_id, call) => {
  expect(operationOf(call).security).toEqual(call.access === 'teacher' ? [{ session: [] }] : []);
});

test.each(named(api.filter(({ bodyKind, body }) => body && bodyKind !== 'multipart')))(
  '%s: the contract accepts the example of its request',
  (_id, call) => {
    expect(
      call.body?.safeParse(operationOf(call).requestBody?.content['application/json']?.example).error,
    ).toBeUndefined();
  },
);

test.each(named(api.filter(({ reply }) => reply)))('%s: the example of its reply fits the contract', (_id, call) => {
  const response = operationOf(call).responses[call.status ?? 200];
  expect(call.reply?.safeParse(response?.content?.['application/json']?.example).error).toBeUndefined();
});

test('the contract accepts the examples of parameters', () => {
  for (const call of api)
    for (const [place, schema] of Object.values(call.params?.shape ?? {}).entries())
      expect(z.safeParse(schema, operationOf(call).parameters?.[place]?.example).success).toBe(true);
});

test('the contract accepts the examples of queries', () => {
  for (const call of api.filter(({ query }) => query)) {
    const parameters = operationOf(call).parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    const example = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
    expect(call.query?.safeParse(example).error).toBeUndefined();
  }
});

test.each(named(api))('%s: every possible error is described under an error status, with an example', (_id, call) => {
  const { responses } = operationOf(call);
  for (const code of errorsOf(call)) {
    const [status, response] =
      Object.entries(responses).find(([, { content }]) => content?.['application/json']?.examples?.[code]) ?? [];
    const example = errorReply.parse(response?.content?.['application/json']?.examples?.[code]?.value);
    expect(example.code).toBe(code);
    expect(Number(status)).toBeGreaterThanOrEqual(400);
  }
});

describe('by kind of call', () => {
  const common = { path: '/api/x', service: 'ai', access: 'anyone', summary: 'x' } as const;
  const only = (call: Endpoint) => {
    const [item] = Object.values(openApi.parse(toOpenApi([{ ...call, id: 'x' }], { title: 'x', version: '1' })).paths);
    const [operation] = Object.values(item ?? {});
    if (!operation) throw new Error('no operation');
    return operation;
  };

  test('an empty reply has no content in the document', () => {
    const call = endpoint({ ...common, method: 'DELETE', status: 204, replyKind: 'empty' });
    expect(only(call).responses['204']).not.toHaveProperty('content');
  });

  test('a PDF is binary, a live stream is an event stream', () => {
    const pdf = endpoint({ ...common, method: 'GET', replyKind: 'pdf' });
    const live = endpoint({ ...common, method: 'GET', replyKind: 'event-stream' });
    expect(Object.keys(only(pdf).responses['200']?.content ?? {})).toEqual(['application/pdf']);
    expect(Object.keys(only(live).responses['200']?.content ?? {})).toEqual(['text/event-stream']);
  });

  test('a call that reports progress replies with JSON or an event stream', () => {
    const call = endpoint({ ...common, method: 'POST', reply: z.object({}), reportsProgress: true });
    expect(Object.keys(only(call).responses['200']?.content ?? {})).toEqual(['application/json', 'text/event-stream']);
  });

  test('an upload is multipart with a binary file', () => {
    const call = endpoint({
      ...common,
      method: 'POST',
      bodyKind: 'multipart',
      body: z.object({ file: z.file() }),
    });
    const schema = only(call).requestBody?.content['multipart/form-data']?.schema;
    expect(schema?.properties?.file).toMatchObject({ type: 'string', format: 'binary' });
  });

  test('every call can be refused for too many requests', () => {
    for (const call of api) expect(errorsOf(call), call.path).toContain('too_many_requests');
  });

  test('a field with a default is optional in a request', () => {
    const body = z.object({ levels: z.array(z.string()).default([]), title: z.string() });
    const call = endpoint({ ...common, method: 'POST', body });
    expect(only(call).requestBody?.content['application/json']?.schema.required).toEqual(['title']);
  });

  test('query parameters are documented with their limits, and so are the headers of the reply', () => {
    const query = z.object({ size: z.coerce.number().int().max(9).default(5).describe('how many'), kind: z.string() });
    const call = endpoint({ ...common, method: 'GET', query, replyHeaders: { 'x-left': 'what is left' } });
    expect(errorsOf(call)).toContain('invalid_request');
    expect(only(call).parameters).toMatchObject([
      { name: 'size', in: 'query', required: false, description: 'how many', schema: { type: 'integer', maximum: 9 } },
      { name: 'kind', in: 'query', required: true, schema: { type: 'string' } },
    ]);
    expect(only(call).responses['200']?.headers).toMatchObject({ 'x-left': { description: 'what is left' } });
  });

  test('an undeclared path parameter is refused', () => {
    const call = endpoint({ ...common, path: '/api/x/:id', method: 'GET' });
    expect(() => only(call)).toThrow('parameter id');
  });
});
