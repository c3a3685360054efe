// What a process needs before it loads its service. It imports little, so that slow parts can start first.
export { ConfigError } from './config.errors.ts';
export { flag, isLoopback, loadConfig, logLevel, natsUrl, publicUrl, secrets, wholeNumber } from './config.ts';
export { createLifecycle, type Lifecycle } from './lifecycle.ts';
export { createLogger, type Logger } from './log.ts';
export { closeGracefully } from './shutdown.ts';
export { startTelemetry, telemetryConfig } from './telemetry.ts';
