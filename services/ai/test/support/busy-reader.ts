// A reader that computes without end and hears nothing meanwhile. It leaves its process id beside the file that it was given.

import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readingOrder } from '../../src/extraction/child-messages.ts';
import { startWatchdog } from '../../src/extraction/start-watchdog.ts';

const order = readingOrder.parse(JSON.parse(process.argv[2] ?? ''));
startWatchdog(order);
// The thread has to begin before this one is busy.
await pause(1_000);
writeFileSync(`${order.path}.pid`, `${process.pid}`);
for (;;);
