import { startEmbeddedMongo } from '../../src/index.ts';

const [, , dataDir = ''] = process.argv;
const { url } = await startEmbeddedMongo({ dataDir });
process.stdout.write(`${url}\n`);
