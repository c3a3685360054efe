import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

// Run as a process of its own with TMPDIR pointing at the folder to fill: `inflate` knows no other way to be told where,
// and a process that has ended holds no file open for writing (ETXTBSY when the browser starts).
const [packedFolder] = process.argv.slice(2);
if (packedFolder === undefined) throw new Error('usage: unpack.ts <folder of the packed files>');
const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
await Promise.all(parts.map((part) => inflate(join(packedFolder, part))));
