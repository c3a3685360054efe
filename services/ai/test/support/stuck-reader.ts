// A reader that never ends. It leaves its process id beside the file that it was given.

import { writeFileSync } from 'node:fs';

const { path } = JSON.parse(process.argv[2] ?? '{}');
writeFileSync(`${path}.pid`, `${process.pid}`);
setInterval(() => undefined, 1_000);
