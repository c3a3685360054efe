import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Deployment } from './deployments.ts';
import { type AttackOrder, type AttackReport, attackReport } from './orders.ts';
import { createSchool, type Sample } from './school.ts';

const program = fileURLToPath(new URL('./attack-process.ts', import.meta.url));
const memoryMs = 500;
/** The preparation of the attack may keep the app busy for a long time, so this wait is limited. */
const maxSettleMs = 30_000;

/** The length of each part of a stage in ms: unmeasured, without the attack, with it, and after it. */
export interface Times {
  warmUp: number;
  normal: number;
  attacked: number;
  after: number;
}

/** The measurements of a stage, by its parts. */
export interface Observation {
  samples: Record<'normal' | 'attacked' | 'after', Sample[]>;
  report: AttackReport;
  /** The peak memory of each service in bytes, during and after the attack. */
  peaks: Record<string, number>;
  /** The memory of each service before. */
  normalBytes: Record<string, number>;
  ended: string[];
}

/** @returns what ends it and gives the peaks */
const watchMemory = (deployment: Deployment) => {
  const peaks: Record<string, number> = {};
  const timer = setInterval(() => {
    for (const [name, bytes] of Object.entries(deployment.readMemory()))
      peaks[name] = Math.max(peaks[name] ?? 0, bytes);
  }, memoryMs);
  return () => {
    clearInterval(timer);
    return peaks;
  };
};

/** Runs a school throughout, and an attacker during a part of that. */
export const runStage = async (
  deployment: Deployment,
  order: Omit<AttackOrder, 'url'>,
  times: Times,
): Promise<Observation> => {
  const { url } = deployment;
  const endedBefore = deployment.ended().length;
  const child = fork(program, [JSON.stringify({ url, ...order })], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const died = exited.then(([code]) => {
    throw new Error(`the attacker ended with ${code}`);
  });
  died.catch(() => undefined);
  await Promise.race([once(child, 'message'), died]);
  process.stderr.write('prepared … ');
  const school = await createSchool(url);
  await Promise.race([deployment.untilIdle(), pause(maxSettleMs)]);
  const over = new AbortController();
  const working = school.work(over.signal);
  process.stderr.write('warming up … ');
  await pause(times.warmUp);
  const normalFrom = performance.now();
  const normalBytes = deployment.readMemory();
  await pause(times.normal);

  const peaksOfMemory = watchMemory(deployment);
  const attackedFrom = performance.now();
  process.stderr.write('attacking … ');
  child.send('begin');
  await pause(times.attacked);
  const report = Promise.race([once(child, 'message'), died]);
  child.send('end');
  const afterFrom = performance.now();
  const [answer] = await report;
  await exited;
  await pause(Math.max(0, times.after - (performance.now() - afterFrom)));
  over.abort();
  await working;
  process.stderr.write('done\n');

  const between = (from: number, to: number): Sample[] => school.samples.filter(({ at }) => at >= from && at < to);
  return {
    samples: {
      normal: between(normalFrom, attackedFrom),
      attacked: between(attackedFrom, afterFrom),
      after: between(afterFrom, Number.POSITIVE_INFINITY),
    },
    report: attackReport.parse(answer),
    peaks: peaksOfMemory(),
    normalBytes,
    ended: deployment.ended().slice(endedBefore),
  };
};
