import { z } from 'zod';

export type Json = z.infer<ReturnType<typeof z.json>>;

const published = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z.object({ content: z.record(z.string(), z.object({ example: z.json().optional() })) }).optional(),
      }),
    ),
  ),
});

/** By call, the example body in the published document, for calls with a JSON body. */
export const examplesOf = async (address: string): Promise<Map<string, Json | undefined>> => {
  const { paths } = published.parse(await (await fetch(`${address}/api/openapi.json`)).json());
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.map(({ operationId, requestBody }) => [operationId, requestBody?.content['application/json']?.example]),
  );
};
