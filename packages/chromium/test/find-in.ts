import { findChromium, thisMachine } from '../src/index.ts';

// Finds Chromium as if nothing were installed, with the cache in the given folder, and says where it is.
const cacheFolders = process.argv.slice(2);
const { executablePath } = await findChromium({ machine: { ...thisMachine(), pathFolders: [], cacheFolders } });
process.stdout.write(`${executablePath}\n`);
