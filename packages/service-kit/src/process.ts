// What a process needs before it loads its service. It imports little, so that slow parts can start first.
export { ConfigError } from './config/config.errors.ts';
export { flag, isLoopback, loadConfig, logLevel, natsUrl, publicUrl, secrets, wholeNumber } from './config/config.ts';
export { isOfOwnNetwork } from './config/own-network.ts';
export { createLogger, type Logger } from './logs/log.ts';
export { startTelemetry, telemetryConfig } from './logs/telemetry.ts';
export { createLifecycle, type Lifecycle } from './process/lifecycle.ts';
export { closeGracefully } from './process/shutdown.ts';
