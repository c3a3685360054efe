// The embedded database as a separate process, so that it can be killed; started by `database-process.ts`.
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';

const [, , dataDir = '', port] = process.argv;
const { url } = await startEmbeddedMongo({ dataDir, tcpPort: Number(port) });
process.send?.(url);
// The channel ends it with the tests, however these end.
process.once('disconnect', () => process.exit());
