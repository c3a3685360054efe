import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanOptions {
  /** The service whose work it is; that of the span around it when not said. */
  service?: string | undefined;
  kind?: SpanKind;
  /** The W3C `traceparent` that it belongs under; the span around it when not said. */
  parent?: string | undefined;
  /** Named as OpenTelemetry's conventions have it. No ids, nothing that a person typed. */
  attributes?: Record<string, string | number>;
}

/** A piece of work in a trace. */
export interface Span {
  /** What work elsewhere that belongs under it is told. */
  traceparent: string;
  service: string;
  set(attributes: Record<string, string | number>): void;
  /** Says that it failed; `reason` is a code, never a message. */
  fail(reason: string): void;
  end(): void;
}

/** Makes spans, once somebody collects them. */
export type Tracer = (name: string, options: SpanOptions & { service: string }) => Span;

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** From now on this makes spans; nothing does, and it costs nothing, when it is undefined. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

export const isTracing = (): boolean => tracer !== undefined;

/** The `traceparent` of the work under way, if that is traced. */
export const currentTraceparent = (): string | undefined => current.getStore()?.traceparent;

/** Begins a span; nothing when nobody collects them. Whoever begins it ends it. */
export const startSpan = (name: string, options: SpanOptions = {}): Span | undefined => {
  if (!tracer) return undefined;
  const around = current.getStore();
  const { service = around?.service ?? 'unknown', parent = around?.traceparent } = options;
  return tracer(name, { ...options, service, parent });
};

/** Runs work inside a span that was begun: what it begins belongs under it. */
export const runInSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? current.run(span, work) : work();

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
};

/** Does work as a span of its own. */
export const inSpan = async <Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> => {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    return await runInSpan(span, work);
  } catch (error) {
    span.fail(reasonOf(error));
    throw error;
  } finally {
    span.end();
  }
};
