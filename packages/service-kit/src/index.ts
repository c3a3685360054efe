export { languageFor } from './accept-language.ts';
export { addressKey } from './address-key.ts';
export { type AppOptions, createApp } from './app.ts';
export { inBatchesWhileBusy } from './batching.ts';
export { BoundedMap } from './bounded-map.ts';
export { ClaimWatch } from './claim-watch.ts';
export { ConfigError } from './config.errors.ts';
export { flag, isLoopback, loadConfig, logLevel, publicUrl, secrets, wholeNumber } from './config.ts';
export {
  type ContextOverrides,
  createContext,
  createStatelessContext,
  type ServiceContext,
  type StatelessContext,
} from './context.ts';
export { commandTimeoutMs, connectDatabase, isConnected } from './database.ts';
export { checkDatabaseUrl, databaseProblem } from './database-problems.ts';
export { duplicateKeyOf } from './duplicate-key.ts';
export { asAppError, errorBody, sendError } from './error-handler.ts';
export { FairGate } from './fair-gate.ts';
export { createFairQueue, type FairQueue } from './fair-queue.ts';
export { ensureIndex } from './indexes.ts';
export { createLifecycle, type Lifecycle } from './lifecycle.ts';
export { listenWidely } from './listening.ts';
export { createLogger, type Logger } from './log.ts';
export {
  dropIndex,
  inBatches,
  type Migration,
  type Migrations,
  prepareDatabase,
  refuseNewerData,
} from './migrations.ts';
export { processConfig, processConfigWithDatabase } from './process-config.ts';
export type { Progress } from './progress.ts';
export { runService, runStatelessService } from './run-service.ts';
export { secretNames } from './secrets.ts';
export { type RequestContext, serve } from './serve.ts';
export { createSessions, type Session, type Sessions } from './sessions.ts';
export { closeGracefully } from './shutdown.ts';
export { singleFlight } from './single-flight.ts';
export { startTelemetry, telemetryConfig } from './telemetry.ts';
