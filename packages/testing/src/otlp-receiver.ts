import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { listenOnFreePort } from './listen-on-free-port.ts';

/** A span as the collector received it. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
}

/** A local trace collector. */
export interface OtlpReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: readonly ReceivedSpan[];
  /** The headers of the last batch. */
  headers(): Record<string, unknown>;
  close(): Promise<void>;
}

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });

/** The JSON body that an exporter sends to `/v1/traces`. */
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(attribute).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

const valuesOf = (attributes: z.infer<typeof attribute>[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Starts a real OTLP receiver (HTTP, JSON) on a free port of the loopback interface. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const received: ReceivedSpan[] = [];
  let headers: Record<string, unknown> = {};
  const server = createServer(async (request, response) => {
    headers = request.headers;
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    for (const { resource, scopeSpans } of traces.parse(await json(request)).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const { attributes, name, traceId, spanId, parentSpanId } of scopeSpans.flatMap(({ spans }) => spans))
        received.push({ service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    spans: received,
    headers: () => headers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
