// What a process needs before it has loaded a service: light, so that what takes long can be started first.

export { ConfigError } from './config/config.errors.ts';
export { flag, isLoopback, loadConfig, logLevel, natsUrl, publicUrl, secrets, wholeNumber } from './config/config.ts';
export { createLogger, type Logger } from './logs/log.ts';
export { startTelemetry, telemetryConfig } from './logs/telemetry.ts';
export { createLifecycle, type Lifecycle } from './process/lifecycle.ts';
export { closeGracefully } from './process/shutdown.ts';
