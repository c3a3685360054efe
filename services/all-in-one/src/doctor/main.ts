import { parseArgs } from 'node:util';
import { checkInstallation, sendTestMail } from './check-installation.ts';
import type { Finding, Level } from './finding.ts';

const usage = 'Usage: npm run doctor [-- --json] | npm run mail-test -- --to ADDRESS [--json]';
const exitCodes: Record<Level, number> = { ok: 0, warning: 1, problem: 2 };

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const report = (findings: readonly Finding[], asJson: boolean): void => {
  const exitCode = Math.max(...findings.map(({ level }) => exitCodes[level]));
  if (asJson) print(JSON.stringify({ exitCode, findings }, null, 2));
  else for (const { level, subject, text } of findings) print(`${level.padEnd(8)} ${subject.padEnd(15)} ${text}`);
  process.exitCode = exitCode;
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [subject, ...others] = positionals;
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const environment = process.env;
  if (subject === undefined && !values.to) return report(await checkInstallation(environment), values.json);
  if (subject !== 'mail' || !values.to || others.length > 0) throw new Error(usage);
  report(await sendTestMail(environment, values.to), values.json);
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
