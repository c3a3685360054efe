// A reader that computes forever and processes no messages meanwhile. It writes its process id next to the file it was given.

import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readingOrder } from '../../src/extraction/child-messages.ts';
import { startWatchdog } from '../../src/extraction/start-watchdog.ts';

const request = readingOrder.parse(JSON.parse(process.argv[2] ?? ''));
startWatchdog(request);
// The thread of the watchdog has to start before this thread is busy.
await pause(1_000);
writeFileSync(`${request.path}.pid`, `${process.pid}`);
for (;;);
