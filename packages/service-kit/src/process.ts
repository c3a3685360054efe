// What a process needs before it has loaded a service: light, so that what takes long can be started first.
export { ConfigError } from './config.errors.ts';
export { flag, isLoopback, loadConfig, logLevel, natsUrl, publicUrl, secrets, wholeNumber } from './config.ts';
export { createLifecycle, type Lifecycle } from './lifecycle.ts';
export { createLogger, type Logger } from './log.ts';
export { closeGracefully } from './shutdown.ts';
export { startTelemetry, telemetryConfig } from './telemetry.ts';
