import { findChromium, thisMachine } from '../src/index.ts';

// Finds Chromium as if nothing were installed, with the given cache folders, and prints its path.
const cacheFolders = process.argv.slice(2);
const { executablePath } = await findChromium({ machine: { ...thisMachine(), pathFolders: [], cacheFolders } });
process.stdout.write(`${executablePath}\n`);
