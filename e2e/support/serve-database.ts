// The embedded database in a process of its own, so that it can be killed: `database-process.ts` starts it.
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';

const [, , dataDir = '', port] = process.argv;
const { url } = await startEmbeddedMongo({ dataDir, tcpPort: Number(port) });
process.send?.(url);
// The channel ends it with the tests, whatever ends these.
process.once('disconnect', () => process.exit());
