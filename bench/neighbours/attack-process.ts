// The attacker, in a process with a lower priority than the app, so that the load itself is not measured. Prepares,
// reports that it is ready, attacks from `begin` to `end`, and reports the results of its calls for each attack.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createAttacker, pitchCamp } from './attacker.ts';
import { attacks } from './attacks.ts';
import { attackOrder, notBegun } from './orders.ts';

const lowPriority = 10;

setPriority(lowPriority);
// An attack must not outlive a bench that failed.
process.once('disconnect', () => process.exit());
const [, , given = ''] = process.argv;
const { url, side, nth, names } = attackOrder.parse(JSON.parse(given));
// Polled instead of listened to: with thousands of listeners, adding one gets slower and slower.
const over = new AbortController();
const camp = await pitchCamp(url, side, nth);
const statuses = new Map<string, Map<string, number>>();
const begun: (() => void)[] = [];
for (const name of names) {
  const own = new Map<string, number>();
  statuses.set(name, own);
  const attacker = createAttacker(camp, own, over.signal);
  try {
    const go = await attacks[name]?.begin(attacker);
    own.clear();
    if (go) begun.push(() => void go().catch((error: unknown) => attacker.count(`failed: ${String(error)}`)));
  } catch (error) {
    attacker.count(`${notBegun}: ${String(error).slice(0, 300)}`);
  }
}
process.send?.('ready');
await once(process, 'message');
for (const go of begun) go();
await once(process, 'message');
over.abort();
const report = Object.fromEntries([...statuses].map(([name, own]) => [name, Object.fromEntries(own)]));
// Exiting closes all open connections.
process.send?.(report, () => process.exit());
