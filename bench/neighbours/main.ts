// One stranger attacks while thirty students elsewhere join and submit: do they notice? See bench/README.md.
import { parseArgs } from 'node:util';
import { print } from '../report.ts';
import type { Side } from './attacker.ts';
import { attacksOfAccounts } from './attacks/of-accounts.ts';
import { attacks } from './attacks.ts';
import { type Deployment, deployments } from './deployments.ts';
import { runStage, type Times } from './stage.ts';
import { judge } from './verdict.ts';

const sides: readonly Side[] = ['address', 'account'];
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    only: { type: 'string' },
    each: { type: 'boolean', default: false },
    deployment: { type: 'string' },
    side: { type: 'string' },
  },
});

const chosen = <Name extends string>(
  option: string,
  given: string | undefined,
  all: readonly Name[],
): readonly Name[] => {
  const names = given?.split(',') ?? [];
  const unknown = names.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there are ${all.join(', ')}`);
  return given === undefined ? all : all.filter((name) => names.includes(name));
};

const attacked = Number(options.seconds) * 1_000;
if (!(attacked > 0)) throw new Error(`--seconds ${options.seconds} is no number of seconds`);
const times = { normal: Math.max(10_000, attacked / 4), attacked, after: Math.max(5_000, attacked / 8) };
const names = chosen('only', options.only, Object.keys(attacks));

/** The attacks of an account from several addresses, or of an address with and without accounts. */
const namesOf = (side: Side): string[] => names.filter((name) => side === 'address' || name in attacksOfAccounts);
const stages = chosen('side', options.side, sides).flatMap((side) =>
  options.each ? namesOf(side).map((name) => ({ side, names: [name] })) : [{ side, names: namesOf(side) }],
);

/** V8 compiles its code during the first few thousand requests of an app. */
const warmUpMs = { first: 10_000, later: 2_000 };
/** An unmeasured attack by another attacker, because an app that has run for a day has compiled all its calls. */
const rehearsal: Times = { warmUp: warmUpMs.first, normal: 1_000, attacked: 20_000, after: 10_000 };

let attackers = 0;
const rehearse = async (deployment: Deployment, { side }: { side: Side }): Promise<void> => {
  attackers += 1;
  process.stderr.write(`rehearsing, one ${side}: `);
  await runStage(deployment, { side, names: namesOf(side), nth: attackers }, rehearsal);
};

for (const name of chosen('deployment', options.deployment, Object.keys(deployments))) {
  const start = deployments[name];
  if (!start) continue;
  let deployment = await start();
  let isNew = true;
  for (const stage of stages) {
    if (isNew) await rehearse(deployment, stage);
    isNew = false;
    attackers += 1;
    process.stderr.write(`${name}, one ${stage.side}: ${stage.names.join(', ')}: preparing … `);
    const observation = await runStage(deployment, { ...stage, nth: attackers }, { ...times, warmUp: warmUpMs.later });
    const what = options.each
      ? `${stage.names}: ${attacks[stage.names[0] ?? '']?.what}`
      : `${stage.names.length} attacks at once`;
    const { lines, failures } = judge(`${name}, one ${stage.side}, ${what}`, observation, deployment);
    for (const line of lines) print(line);
    if (failures.length > 0) process.exitCode = 1;
    if (observation.ended.length === 0) continue;
    await deployment.close();
    deployment = await start();
    isNew = true;
  }
  await deployment.close();
}
