export { ConfigError } from './config/config.errors.ts';
export { flag, isLoopback, loadConfig, logLevel, publicUrl, secrets, wholeNumber } from './config/config.ts';
export { isOfOwnNetwork } from './config/own-network.ts';
export { secretNamesIn } from './config/secrets.ts';
export {
  type ContextOverrides,
  createContext,
  createStatelessContext,
  type ServiceContext,
  type StatelessContext,
  withTraffic,
} from './context.ts';
export { inBatchesWhileBusy } from './database/batching.ts';
export { ClaimWatch } from './database/claim-watch.ts';
export { commandTimeoutMs, connectDatabase, isConnected } from './database/database.ts';
export { checkDatabaseUrl, databaseProblem } from './database/database-problems.ts';
export { duplicateKeyOf, unlessDuplicate } from './database/duplicate-key.ts';
export { ensureIndex } from './database/indexes.ts';
export {
  dropIndex,
  inBatches,
  type Migration,
  type Migrations,
  prepareDatabase,
  refuseNewerData,
} from './database/migrations.ts';
export { singleFlight } from './database/single-flight.ts';
export { createTombstones, type Tombstones } from './database/tombstones.ts';
export { countOne, createWindowCounts, type StoredCount } from './database/window-counts.ts';
export { languageFor } from './http/accept-language.ts';
export { addressKey } from './http/address-key.ts';
export { type AppOptions, createApp } from './http/app.ts';
export { escapeHtml } from './http/escape-html.ts';
export { listenWidely } from './http/listening.ts';
export type { Progress } from './http/progress.ts';
export { type RequestContext, serve } from './http/serve.ts';
export { createSessions, type Session, type Sessions } from './http/sessions.ts';
export { createLogger, type Logger } from './logs/log.ts';
export { startTelemetry, telemetryConfig } from './logs/telemetry.ts';
export { createLifecycle, type Lifecycle } from './process/lifecycle.ts';
export { type PeriodicWork, startPeriodicWork } from './process/periodic-work.ts';
export { processConfig, processConfigWithDatabase } from './process/process-config.ts';
export { runService, runStatelessService } from './process/run-service.ts';
export { closeGracefully } from './process/shutdown.ts';
export { BoundedMap } from './queues/bounded-map.ts';
export { FairGate } from './queues/fair-gate.ts';
export { createFairQueue, type FairQueue } from './queues/fair-queue.ts';
export { createKeyedLock, type KeyedLock } from './queues/keyed-lock.ts';
export { createLowPriorityGate, type LowPriorityGate } from './queues/low-priority-gate.ts';
export { Totals } from './queues/totals.ts';
export { hashOf, newSecret } from './secret.ts';
