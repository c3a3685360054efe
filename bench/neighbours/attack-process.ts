// The attacker, in a process of its own that yields to the app: the load must not be what is measured. Prepares, says that it
// is ready, attacks from `begin` to `end`, and tells what came of its calls, attack by attack.
import { once, setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createAttacker, pitchCamp } from './attacker.ts';
import { attacks } from './attacks.ts';
import { type AttackReport, attackOrder } from './orders.ts';

const lowPriority = 5;
/** For what hears that the attack is over. */
const endMs = 3_000;

setPriority(lowPriority);
const [, , given = ''] = process.argv;
const { url, side, nth, names } = attackOrder.parse(JSON.parse(given));
const over = new AbortController();
// Everything that is open waits for it.
setMaxListeners(0, over.signal);
const camp = await pitchCamp(url, side, nth);
const report: AttackReport = {};
const begun: (() => Promise<unknown>)[] = [];
for (const name of names) {
  const statuses = new Map<string, number>();
  const note = (): void => {
    report[name] = Object.fromEntries(statuses);
  };
  const attacker = createAttacker(camp, statuses, over.signal);
  try {
    const go = await attacks[name]?.begin(attacker);
    statuses.clear();
    if (go)
      begun.push(() =>
        go()
          .catch((error: unknown) => attacker.count(`failed: ${String(error)}`))
          .finally(note),
      );
  } catch (error) {
    attacker.count(`not begun: ${String(error).slice(0, 300)}`);
    note();
  }
}
process.send?.('ready');
await once(process, 'message');
const attacking = Promise.all(begun.map((go) => go()));
await once(process, 'message');
over.abort();
await Promise.race([attacking, pause(endMs)]);
process.send?.(report, () => process.exit());
