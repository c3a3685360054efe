import { parseArgs } from 'node:util';
import { print } from '../run-command.ts';
import { checkInstallation, sendTestMail, stepsOf } from './check-installation.ts';
import type { Finding, Level } from './finding.ts';
import type { Step } from './first-steps.ts';

const usage = 'Usage: npm run doctor [-- --json] | npm run mail-test -- --to ADDRESS [--json]';
const exitCodes: Record<Level, number> = { ok: 0, warning: 1, problem: 2 };

const printSteps = (steps: readonly Step[]): void => {
  const numbered = steps.map((step, index) => ({ ...step, number: index + 1 }));
  const open = numbered.filter(({ state }) => state === 'open');
  const unseen = numbered.filter(({ state }) => state === 'unseen').map(({ number, name }) => `${number} ${name}`);
  print(`\nOf the ten steps (docs/first-steps.md) ${open.length === 0 ? 'none is open' : 'these are open'}:`);
  for (const { number, name, todo } of open) print(`${String(number).padStart(2)} ${name.padEnd(15)} ${todo}`);
  if (unseen.length > 0) print(`   not seen from here: ${unseen.join(', ')}`);
};

const report = (findings: readonly Finding[], asJson: boolean, steps: readonly Step[] = []): void => {
  const exitCode = Math.max(...findings.map(({ level }) => exitCodes[level]));
  process.exitCode = exitCode;
  if (asJson) {
    print(JSON.stringify({ exitCode, findings, steps }, null, 2));
    return;
  }
  for (const { level, subject, text } of findings) print(`${level.padEnd(8)} ${subject.padEnd(15)} ${text}`);
  if (steps.length > 0) printSteps(steps);
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [subject, ...others] = positionals;
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const environment = process.env;
  if (subject === undefined && !values.to)
    return report(await checkInstallation(environment), values.json, await stepsOf(environment));
  if (subject !== 'mail' || !values.to || others.length > 0) throw new Error(usage);
  report(await sendTestMail(environment, values.to), values.json);
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
