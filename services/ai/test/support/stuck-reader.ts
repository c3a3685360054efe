// A reader that never exits. It writes its process id next to the file it was given.

import { writeFileSync } from 'node:fs';

const { path } = JSON.parse(process.argv[2] ?? '{}');
writeFileSync(`${path}.pid`, `${process.pid}`);
setInterval(() => undefined, 1_000);
