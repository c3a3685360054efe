import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

/** Files that would show nothing else: what they are about is in one deployment only, or they start what they need themselves. */
const leftOut = [
  'accounts', // what the one process prints
  'alerts', // metrics of the one process
  'backup', // the embedded database
  'bad-servers', // starts each program itself, where it cannot start
  'bad-start', // what the one process says when it cannot start
  'bus-commands', // the bus within the one process, and one on a NATS of its own
  'bus-down', // a NATS of its own, which it ends
  'busy-passwords', // services within the tests
  'calls-outside', // the one process, watched
  'classroom', // no app, but a helper of the tests
  'clock-set-back', // services within the tests, whose clock it moves
  'database-calls', // counted within the one process
  'database-there', // a connection within the tests
  'distributed', // starts the processes itself
  'doctor', // the installation of the one process
  'documents', // no app
  'env-example', // no app
  'log-lines', // what the one process logs
  'mongo-state', // no app
  'npm-start', // the command that starts the one process
  'operator', // starts the processes itself
  'regular-expressions', // no app
  'replicas', // starts the processes itself
  'reset-link', // the terminal of the one process
  'restart', // the embedded database
  'security-doc', // no app
  'uploads', // memory and temporary folder of the one process
];

// A deployment for each file, and the machine for itself: one file after the other.
export default defineConfig({
  test: {
    ...sharedTests,
    exclude: leftOut.map((name) => `test/${name}.test.ts`),
    env: { TEST_DEPLOYMENT: 'distributed' },
    fileParallelism: false,
    hookTimeout: 240_000,
  },
});
