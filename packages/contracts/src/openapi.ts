import type { NamedEndpoint } from './api.ts';
import { cookieNameOf } from './cookies.ts';
import { type Endpoint, serviceSummaries } from './endpoint.ts';
import { errorReply } from './errors.ts';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiParameter } from './openapi/document.ts';
import { exampleOf } from './openapi/example.ts';
import { responsesOf } from './openapi/responses.ts';
import { SchemaRegistry } from './openapi/schema-registry.ts';
import { capitalised } from './rules/fold-text.ts';

export type { JsonSchema, OpenApiDocument, OpenApiOperation } from './openapi/document.ts';
export { errorsOf, type PublicErrorCode } from './openapi/responses.ts';

/** `POST` as OpenAPI writes it. */
const methods: Record<Endpoint['method'], OpenApiMethod> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
};

const parameterNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * The names of a path's parameters. OpenAPI treats `/api/ticket/:pin` and `/api/ticket/:id` as one path, so the names
 * of such calls are joined: `idOrPin`.
 */
const sharedNames = (path: string, endpoints: readonly Endpoint[]): string[] => {
  const alike = endpoints.filter((other) => shapeOf(other.path) === shapeOf(path)).map((other) => other.path);
  return parameterNames(path).map((_name, place) => {
    const [first = '', ...others] = new Set(alike.map((other) => parameterNames(other)[place] ?? ''));
    return [first, ...others.map((name) => `Or${capitalised(name)}`)].join('');
  });
};

const templateOf = (path: string, names: string[]): string => {
  const left = [...names];
  return path.replace(/:\w+/g, () => `{${left.shift()}}`);
};

const pathParametersOf = (endpoint: Endpoint, names: string[], schemas: SchemaRegistry): OpenApiParameter[] => {
  const shape = endpoint.params?.shape ?? {};
  return parameterNames(endpoint.path).map((own, place) => {
    const declared = shape[own];
    if (!declared) throw new Error(`${endpoint.path} does not say what its parameter ${own} is`);
    // Parameters are schemas of the contract; zod's own type of a shape is the wider core one.
    const schema = schemas.sent(declared as NonNullable<Endpoint['body']>);
    const example = exampleOf(schema, schemas);
    return { name: names[place] ?? own, in: 'path', required: true, schema, example };
  });
};

const queryParametersOf = ({ query }: Endpoint, schemas: SchemaRegistry): OpenApiParameter[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.sent(query);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
    example: exampleOf(schema, schemas),
  }));
};

const requestBodyOf = (endpoint: Endpoint, schemas: SchemaRegistry): OpenApiOperation['requestBody'] => {
  if (!endpoint.body) return undefined;
  const schema = schemas.sent(endpoint.body);
  const type = endpoint.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema, example: exampleOf(schema, schemas) } } };
};

const operationOf = (endpoint: NamedEndpoint, names: string[], schemas: SchemaRegistry): OpenApiOperation => {
  const parameters = [...pathParametersOf(endpoint, names, schemas), ...queryParametersOf(endpoint, schemas)];
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: endpoint.access === 'teacher' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint, schemas, schemas.answered(errorReply)),
  };
};

/**
 * The OpenAPI 3.1 document of these calls, read from the contract: paths, queries, bodies, answers and errors with
 * examples.
 * @throws {Error} when a path has a parameter that the call does not declare
 */
export const toOpenApi = (
  endpoints: readonly NamedEndpoint[],
  { title, version }: { title: string; version: string },
): OpenApiDocument => {
  const schemas = new SchemaRegistry();
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const names = sharedNames(endpoint.path, endpoints);
    const template = templateOf(endpoint.path, names);
    paths[template] = { ...paths[template], [methods[endpoint.method]]: operationOf(endpoint, names, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description: 'Errors are JSON `{message, code}`: `code` is for programs, `message` is English and safe to show.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.entries(serviceSummaries).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNameOf('session', { isSecure: false }),
          description: `Set by \`login\` and \`register\`; named \`${cookieNameOf('session', { isSecure: true })}\` where the site is reached by https`,
        },
      },
    },
  };
};
