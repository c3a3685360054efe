import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('./cannot-stop.ts', import.meta.url));

test.for([
  ['fails', 'stopping failed'],
  ['takes too long', 'stopping took too long'],
])('a stop that %s ends the process, even if one of its threads never returns', async ([why = '', line]) => {
  const child = spawn(process.execPath, [script, why], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await ended;
  expect(output).toContain(line);
  expect(child.exitCode).not.toBe(0);
});
