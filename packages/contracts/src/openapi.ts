import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
} from 'zod-openapi';
import type { NamedEndpoint } from './api.ts';
import { cookieNameOf } from './cookies.ts';
import { type Endpoint, serviceSummaries } from './endpoint.ts';
import { errorReply } from './errors.ts';
import { exampleOf } from './openapi/example.ts';
import { responsesOf } from './openapi/responses.ts';
import { withoutNoise } from './openapi/without-noise.ts';
import { capitalised } from './rules/fold-text.ts';

/** `POST` as OpenAPI writes it. */
const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

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

/**
 * A copy of a parameter with an example. OpenAPI puts its description next to the schema, not inside it. zod-openapi
 * itself sets `required` for mandatory parameters.
 */
const parameterOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  const parameter = z.clone(schema);
  z.globalRegistry.add(parameter, {
    param: { required: false, example: exampleOf(schema, 'input') },
    override: ({ jsonSchema }) => delete jsonSchema.description,
  });
  return parameter;
};

const pathParametersOf = ({ path, params }: Endpoint, names: string[]): z.ZodObject =>
  z.object(
    Object.fromEntries(
      parameterNames(path).map((own, place) => {
        const declared = params?.shape[own];
        if (!declared) throw new Error(`${path} does not say what its parameter ${own} is`);
        return [names[place] ?? own, parameterOf(declared)];
      }),
    ),
  );

const queryParametersOf = ({ query }: Endpoint): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(query?.shape ?? {}).map(([name, schema]) => [name, parameterOf(schema)])));

const requestBodyOf = ({ body, bodyKind }: Endpoint): ZodOpenApiRequestBodyObject | undefined => {
  if (!body) return undefined;
  const type = bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: body, example: exampleOf(body, 'input') } } };
};

const operationOf = (endpoint: NamedEndpoint, names: string[]): ZodOpenApiOperationObject => {
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: endpoint.access === 'teacher' ? [{ session: [] }] : [],
    ...((names.length > 0 || endpoint.query) && {
      requestParams: { path: pathParametersOf(endpoint, names), query: queryParametersOf(endpoint) },
    }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
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
) => {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const names = sharedNames(endpoint.path, endpoints);
    const template = templateOf(endpoint.path, names);
    paths[template] = { ...paths[template], [methods[endpoint.method]]: operationOf(endpoint, names) };
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title,
        version,
        description:
          'Errors are JSON `{message, code}`: `code` is for programs, `message` is English and safe to show.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: Object.entries(serviceSummaries).map(([name, description]) => ({ name, description })),
      paths,
      components: {
        // Registered here because error answers refer to it by name.
        schemas: { Error: errorReply },
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieNameOf('session', { isSecure: false }),
            description: `Set by \`login\` and \`register\`; named \`${cookieNameOf('session', { isSecure: true })}\` where the site is reached by https`,
          },
        },
      },
    },
    { override: withoutNoise },
  );
};
