import { setTimeout as work } from 'node:timers/promises';
import { consumer } from '../../src/index.ts';
import { connectNats } from '../../src/nats/index.ts';
import { lampLit, silent } from './messages.ts';

// Run as a process: handles events of lamps, each for a moment, and kills itself on the one of the given room.
const [, , url = '', deadly = '', tries = ''] = process.argv;
const retry = { tries: Number(tries), firstDelayMs: 10, maxDelayMs: 50 };
const bus = await connectNats({ url, name: 'lamps', logger: silent, retry, ackWaitMs: 1_000 });
await bus.subscribe(
  consumer('hall-on-lamp-lit', lampLit, async ({ data: { room } }) => {
    await work(10);
    if (room === deadly) process.kill(process.pid, 'SIGKILL');
    await work(20);
    process.stdout.write(`${room}\n`);
  }),
);
