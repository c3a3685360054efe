import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanOptions {
  /** The service that does the work; defaults to that of the surrounding span. */
  service?: string | undefined;
  kind?: SpanKind;
  /** The W3C `traceparent` of the parent; defaults to the surrounding span. */
  parent?: string | undefined;
  /** Named by OpenTelemetry's conventions. No ids and no user input. */
  attributes?: Record<string, string | number>;
}

/** A piece of work in a trace. */
export interface Span {
  /** Passed to work elsewhere that belongs to this span. */
  traceparent: string;
  service: string;
  set(attributes: Record<string, string | number>): void;
  /** Marks the span as failed; `reason` is a code, never a message. */
  fail(reason: string): void;
  end(): void;
}

/** Creates spans while traces are collected. */
export type Tracer = (name: string, options: SpanOptions & { service: string }) => Span;

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Sets the tracer. With undefined no spans are created, at no cost. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

export const isTracing = (): boolean => tracer !== undefined;

/** The `traceparent` of the current work, if that is traced. */
export const currentTraceparent = (): string | undefined => current.getStore()?.traceparent;

/** Begins a span, which the caller must end; undefined when traces are not collected. */
export const startSpan = (name: string, options: SpanOptions = {}): Span | undefined => {
  if (!tracer) return undefined;
  const around = current.getStore();
  const { service = around?.service ?? 'unknown', parent = around?.traceparent } = options;
  return tracer(name, { ...options, service, parent });
};

/** Runs work inside a span, which becomes the parent of new spans. */
export const runInSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? current.run(span, work) : work();

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
};

/** Runs work in a new span. */
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
