import { median, quantile } from '../server/statistics.ts';
import type { Deployment } from './deployments.ts';
import { notBegun } from './orders.ts';
import type { Sample } from './school.ts';
import type { Observation } from './stage.ts';

/** How many times longer a neighbour may wait than without the attack. */
const maxRatio = 5;
/** If the halves of the time without an attack differ more, the machine is too busy. */
const maxNullRatio = 3;
const sliceMs = 5_000;
const isRefused = ({ status }: Sample): boolean => status === 0 || status >= 400;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)}`;
const ms = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0));

const timesOf = (samples: readonly Sample[], what: string): number[] =>
  samples.filter((sample) => sample.what === what).map((sample) => sample.ms);

/** The 99th percentile of each slice of time. */
const slicesOf = (samples: readonly Sample[], what: string): number[] => {
  const [first] = samples;
  if (!first) return [];
  const slices = Map.groupBy(samples, ({ at }) => Math.floor((at - first.at) / sliceMs));
  return [...slices.values()]
    .map((slice) => quantile(timesOf(slice, what), 0.99))
    .filter((value) => !Number.isNaN(value));
};

interface Waiting {
  what: string;
  p50: Record<'normal' | 'attacked' | 'after', number>;
  /** The median over the slices. */
  p99: Record<'normal' | 'attacked' | 'after', number>;
  /** Over all slices together: the median of slices would hide a standstill of a few seconds. */
  wholeP99: Record<'normal' | 'attacked', number>;
  ratio: number;
  wholeRatio: number;
  nullRatio: number;
}

const waitingFor = ({ samples }: Observation, what: string): Waiting => {
  const { normal, attacked, after } = samples;
  const p50 = (part: readonly Sample[]): number => median(timesOf(part, what));
  const p99 = (part: readonly Sample[]): number => median(slicesOf(part, what));
  const whole = (part: readonly Sample[]): number => quantile(timesOf(part, what), 0.99);
  const half = Math.floor(normal.length / 2);
  const [first, second] = [p99(normal.slice(0, half)), p99(normal.slice(half))];
  return {
    what,
    p50: { normal: p50(normal), attacked: p50(attacked), after: p50(after) },
    p99: { normal: p99(normal), attacked: p99(attacked), after: p99(after) },
    wholeP99: { normal: whole(normal), attacked: whole(attacked) },
    ratio: p99(attacked) / p99(normal),
    wholeRatio: whole(attacked) / whole(normal),
    nullRatio: Math.max(first / second, second / first),
  };
};

const refusals = (samples: readonly Sample[]): string => {
  const refused = Map.groupBy(samples.filter(isRefused), ({ what, status }) => `${what} ${status || 'unanswered'}`);
  return [...refused].map(([refusal, all]) => `${all.length} × ${refusal}`).join(', ') || 'none';
};

/** The result of a stage. */
export interface Verdict {
  lines: string[];
  failures: string[];
}

/** Compares a stage with its own time without an attack. */
export const judge = (title: string, observation: Observation, { memoryLimits }: Deployment): Verdict => {
  const { samples, report, peaks, normalBytes, ended } = observation;
  const failures: string[] = [];
  const lines = [title];
  for (const what of ['look-up', 'submit']) {
    const { p50, p99, wholeP99, ratio, wholeRatio, nullRatio } = waitingFor(observation, what);
    lines.push(
      `  ${what.padEnd(8)} p50 ${ms(p50.normal)} → ${ms(p50.attacked)} → ${ms(p50.after)} ms, p99 of slices ${ms(p99.normal)} → ${ms(p99.attacked)} → ${ms(p99.after)} ms (${ratio.toFixed(1)} ×), p99 of all ${ms(wholeP99.normal)} → ${ms(wholeP99.attacked)} ms (${wholeRatio.toFixed(1)} ×), null ${nullRatio.toFixed(1)} ×`,
    );
    if (!(ratio <= maxRatio && wholeRatio <= maxRatio))
      failures.push(`${what}: p99 ${Math.max(ratio, wholeRatio).toFixed(1)} × of normal`);
    if (!(nullRatio <= maxNullRatio)) failures.push(`${what}: not believed, null pair ${nullRatio.toFixed(1)} ×`);
  }
  const slowest = Map.groupBy(samples.attacked, ({ what }) => what);
  lines.push(
    `  slowest  ${[...slowest].map(([what, all]) => `${what} ${ms(Math.max(...all.map((one) => one.ms)))}`).join(', ')} ms`,
  );
  lines.push(
    `  refused  ${refusals(samples.attacked)}; after: ${refusals(samples.after)}; before: ${refusals(samples.normal)}`,
  );
  const refused = [...samples.normal, ...samples.attacked, ...samples.after].filter(isRefused).length;
  if (refused > 0) failures.push(`${refused} calls of neighbours refused`);
  const memory = Object.entries(peaks).map(([name, bytes]) => {
    const limit = memoryLimits[name];
    if (limit !== undefined && bytes >= limit) failures.push(`${name}: ${megabytes(bytes)} MiB of ${megabytes(limit)}`);
    return `${name} ${megabytes(normalBytes[name] ?? 0)} → ${megabytes(bytes)}${limit === undefined ? '' : ` of ${megabytes(limit)}`}`;
  });
  lines.push(`  memory   ${memory.join(', ')} MiB`);
  if (ended.length > 0) failures.push(`ended by itself: ${ended.join(', ')}`);
  for (const [name, statuses] of Object.entries(report)) {
    const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    lines.push(`  attack   ${name}: ${counted.join(', ') || 'no answer'}`);
    if (Object.keys(statuses).some((status) => status.startsWith(notBegun))) failures.push(`${name} was ${notBegun}`);
  }
  lines.push(`  ${failures.length === 0 ? 'met' : `NOT MET: ${failures.join('; ')}`}`);
  return { lines, failures };
};
