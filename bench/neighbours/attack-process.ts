// The attacker, in a process of its own that yields to the app: the load must not be what is measured. Prepares, says that it
// is ready, attacks from `begin` to `end`, and tells what came of its calls, attack by attack.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createAttacker, pitchCamp } from './attacker.ts';
import { attacks } from './attacks.ts';
import { attackOrder, notBegun } from './orders.ts';

const lowPriority = 10;

setPriority(lowPriority);
// A bench that ended in an error leaves no attack behind.
process.once('disconnect', () => process.exit());
const [, , given = ''] = process.argv;
const { url, side, nth, names } = attackOrder.parse(JSON.parse(given));
// Nothing listens to it, it is asked: with thousands of listeners each new one takes longer.
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
// Its end closes all that is open.
process.send?.(report, () => process.exit());
