import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

// Run as a separate process with TMPDIR set to the folder to fill: `inflate` has no parameter for it, and an ended
// process has no file open for writing (ETXTBSY when the browser starts).
const [packedFolder] = process.argv.slice(2);
if (packedFolder === undefined) throw new Error('usage: unpack.ts <folder of the packed files>');
const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
await Promise.all(parts.map((part) => inflate(join(packedFolder, part))));
