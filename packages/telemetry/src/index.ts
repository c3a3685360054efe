export { exportTraces } from './export-traces.ts';
export { onScrape } from './instruments.ts';
export { metrics } from './metrics.ts';
export { type MetricsServer, serveMetrics } from './serve-metrics.ts';
export { currentTraceparent, inSpan, isTracing, runInSpan, type Span, startSpan } from './tracing.ts';
