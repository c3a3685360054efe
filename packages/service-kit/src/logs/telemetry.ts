import { exportTraces, serveMetrics } from '@exit-tickets/telemetry';
import { z } from 'zod';
import { ConfigError } from '../config/config.errors.ts';
import { wholeNumber } from '../config/config.ts';
import type { StatelessContext } from '../context.ts';

/** The settings of metrics and traces. */
export const telemetryConfig = z.object({
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('The port where Prometheus finds the metrics of this process, at `/metrics`. Unset: none are counted'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The address that serves metrics. They need no login, so never use one that the internet reaches'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('An OpenTelemetry collector for OTLP over HTTP, without `/v1/traces`. Unset: nothing is traced'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers for the collector, `name=value`, separated by commas')
    .meta({ isSecret: true }),
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
