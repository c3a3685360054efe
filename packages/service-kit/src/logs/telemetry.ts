import { exportTraces, serveMetrics } from '@exit-tickets/telemetry';
import { z } from 'zod';
import { ConfigError } from '../config/config.errors.ts';
import { wholeNumber } from '../config/config.ts';
import type { StatelessContext } from '../context.ts';

/** The settings of metrics and traces. */
export const telemetryConfig = z.object({
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('Where Prometheus finds the metrics of this process, at `/metrics`; unset: none are kept'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'The address that metrics are served on; nobody logs in to read them, so never one that the internet reaches',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('An OpenTelemetry collector that takes OTLP over HTTP, without `/v1/traces`; unset: nothing is traced'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('What the collector wants to be sent, `name=value`, separated by commas'),
});

type TelemetryConfig = z.infer<typeof telemetryConfig>;

/**
 * Starts metrics and traces if the environment asks for them. Runs before everything else, so that all of it is
 * covered.
 * @throws {ConfigError} when metrics cannot be served at their address
 */
export const startTelemetry = async (
  config: TelemetryConfig,
  { manage, logger }: Pick<StatelessContext, 'manage' | 'logger'>,
): Promise<void> => {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  const headers = config.OTEL_EXPORTER_OTLP_HEADERS;
  if (endpoint) manage(await exportTraces({ endpoint, headers, warn: (about, text) => logger.warn(about, text) }));
  if (port === undefined) return;
  try {
    const { url } = manage(await serveMetrics({ host, port }));
    logger.info({ url }, 'metrics');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(`METRICS_PORT ${port} on METRICS_HOST ${host} cannot be listened on: ${reason}`);
  }
};
