import { type SpanKind, setTracer, type Tracer } from './tracing.ts';

export interface TraceExport {
  /** Sends the remaining spans and stops creating new ones. */
  close(): Promise<void>;
}

/** Receives failures to send. They are only logged, because missing traces must not stop the app. */
type Warn = (about: object, message: string) => void;

const scopeName = 'exit-tickets';
/** An unreachable collector fails every batch, so this is logged once per interval. */
const warnEveryMs = 60_000;

/**
 * Starts creating spans and sends them in batches, as OTLP over HTTP, to a collector. A new trace is always recorded;
 * an incoming one if its `traceparent` requests it.
 * @param endpoint the address of the collector, without `/v1/traces`
 * @param headers `name=value` pairs separated by commas, as in OpenTelemetry
 */
export const exportTraces = async ({
  endpoint,
  headers,
  warn,
}: {
  endpoint: string;
  headers?: string | undefined;
  warn: Warn;
}): Promise<TraceExport> => {
  // Loaded only here, so that an app without tracing does not pay for it.
  const [api, { resourceFromAttributes }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  let warnAgainAt = 0;
  api.diag.setLogger(
    {
      error: (message) => {
        if (performance.now() < warnAgainAt) return;
        warnAgainAt = performance.now() + warnEveryMs;
        warn({ otel: message }, 'traces cannot be sent');
      },
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    { logLevel: api.DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    headers: pairsOf(headers),
  });
  const processor = new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 });
  const sampler = new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() });
  // A resource identifies the service of a span, so each service of this process has a separate provider.
  const providers = new Map<string, ReturnType<typeof newProvider>>();
  const newProvider = (service: string) =>
    new sdk.TracerProvider({
      resource: resourceFromAttributes({ 'service.name': `${scopeName}-${service}` }),
      sampler,
      spanProcessors: [processor],
    });
  const providerOf = (service: string) => {
    const provider = providers.get(service) ?? newProvider(service);
    providers.set(service, provider);
    return provider;
  };
  const kinds: Record<SpanKind, number> = {
    internal: api.SpanKind.INTERNAL,
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
  };
  const tracer: Tracer = (name, { service, kind = 'internal', parent, attributes = {} }) => {
    const remote = parent === undefined ? undefined : spanContextOf(parent);
    const context = remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote) : api.ROOT_CONTEXT;
    const span = providerOf(service).getTracer(scopeName).startSpan(name, { kind: kinds[kind], attributes }, context);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      service,
      set: (more) => void span.setAttributes(more),
      fail: (reason) => void span.setStatus({ code: api.SpanStatusCode.ERROR, message: reason }),
      end: () => span.end(),
    };
  };
  setTracer(tracer);
  return {
    close: async () => {
      setTracer(undefined);
      await processor.shutdown().catch((error: unknown) => warn({ err: error }, 'the last traces were not sent'));
    },
  };
};

const spanContextOf = (traceparent: string) => {
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
};

const pairsOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
    }),
  );
