import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ChromiumNotFoundError,
  findChromium,
  killChromium,
  launchChromium,
  type Machine,
  processIdOf,
  thisMachine,
} from '../src/index.ts';
import { installedCandidates } from '../src/installed-chromium.ts';

const run = promisify(execFile);
const findIn = fileURLToPath(new URL('./find-in.ts', import.meta.url));
let scratch: string;
let npmChromium: string;

/** This machine, as if nothing were installed on it, with the caches of the test. */
const bareMachine = (cacheFolders: string[]): Machine => ({ ...thisMachine(), pathFolders: [], cacheFolders });
const findInAnotherProcess = async (cacheFolder: string) =>
  (await run(process.execPath, [findIn, cacheFolder])).stdout.trim();

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'chromium-test-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('the Chromium from npm', () => {
  const cache = () => join(scratch, 'cache');

  test('is unpacked once for two processes that start together on a cold cache, and leaves nothing else behind', async () => {
    const found = await Promise.all([findInAnotherProcess(cache()), findInAnotherProcess(cache())]);
    expect(found[0]).toBe(found[1]);
    npmChromium = found[0] ?? '';
    expect(await readdir(cache())).toHaveLength(1);
    const version = await run(npmChromium, ['--version']);
    expect(version.stdout).toContain('Chromium 153');
  });

  test('is unpacked again when a cleaner of temporary folders has removed a part of it', async () => {
    await rm(npmChromium);
    const found = await findChromium({ machine: bareMachine([cache()]) });
    expect(found).toMatchObject({ executablePath: npmChromium, source: 'npm' });
    expect(await readdir(cache())).toHaveLength(1);
  });

  test('is not trusted in a folder that others can write to, and the next folder is used', async () => {
    const shared = join(scratch, 'shared');
    const name = (await readdir(cache()))[0] ?? '';
    await mkdir(join(shared, name), { recursive: true });
    await chmod(join(shared, name), 0o777);
    const { executablePath } = await findChromium({ machine: bareMachine([shared, cache()]) });
    expect(executablePath).toBe(npmChromium);
  });

  test('gets only the part of the environment that a browser needs', async () => {
    const { env } = await findChromium({ machine: bareMachine([cache()]) });
    expect(Object.keys(env)).toContain('FONTCONFIG_FILE');
    expect(Object.keys(env)).not.toContain('VITEST');
  });

  test('is not available for other platforms, and the error says what to do', async () => {
    const search = findChromium({ machine: { ...bareMachine([cache()]), platform: 'freebsd' } });
    await expect(search).rejects.toThrow(
      /No Chromium is installed, and none comes by npm for freebsd x64.*CHROMIUM_PATH/,
    );
    await expect(search).rejects.toBeInstanceOf(ChromiumNotFoundError);
  });

  test('cannot be unpacked where nothing can be written, and the error names the folder', async () => {
    const file = join(scratch, 'a-file');
    await writeFile(file, '');
    await expect(findChromium({ machine: bareMachine([file]) })).rejects.toThrow(file);
  });
});

describe('an installed Chromium', () => {
  test('is preferred to the one from npm', async () => {
    const bin = join(scratch, 'bin');
    await mkdir(bin);
    await symlink(npmChromium, join(bin, 'google-chrome'));
    const found = await findChromium({ machine: { ...bareMachine([join(scratch, 'cache')]), pathFolders: [bin] } });
    expect(found).toMatchObject({ executablePath: join(bin, 'google-chrome'), source: 'installed' });
  });

  test('is skipped if it does not start or comes from a snap', async () => {
    const bin = join(scratch, 'broken');
    await mkdir(bin);
    await writeFile(join(bin, 'chromium'), '#!/bin/sh\nexit 1', { mode: 0o755 });
    await writeFile(join(bin, 'chromium-browser'), '#!/bin/sh\necho Chromium 153.0 snap', { mode: 0o755 });
    const found = await findChromium({ machine: { ...bareMachine([join(scratch, 'cache')]), pathFolders: [bin] } });
    expect(found.source).toBe('npm');
  });

  test('is searched where macOS and Windows keep programs', () => {
    const mac = installedCandidates({ ...bareMachine([]), platform: 'darwin', programFolders: ['/Applications'] });
    expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    const windows = installedCandidates({ ...bareMachine([]), platform: 'win32', programFolders: ['P'] });
    expect(windows.at(-1)).toContain('msedge.exe');
  });
});

describe('a specified Chromium', () => {
  test('is used as it is', async () => {
    const found = await findChromium({ chromiumPath: npmChromium });
    expect(found).toMatchObject({ executablePath: npmChromium, source: 'given' });
  });

  test.each(['/nowhere/chromium', '/bin/ls', tmpdir()])(
    'that is none (%s) is an error that names it, even if others are available',
    async (path) => {
      await expect(findChromium({ chromiumPath: path })).rejects.toThrow(`CHROMIUM_PATH "${path}" is no Chromium`);
    },
  );
});

describe('launching', () => {
  test('starts a browser that shows a page, writes a PDF and is gone after close', async () => {
    const browser = await launchChromium({ chromiumPath: npmChromium });
    const processId = await processIdOf(browser);
    const page = await browser.newPage();
    await page.setContent('<h1>Hé</h1>');
    expect(await page.textContent('h1')).toBe('Hé');
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await page.screenshot()).length).toBeGreaterThan(1000);
    await browser.close();
    await expect.poll(() => isAlive(processId)).toBe(false);
  });

  test('closing a context leaves the browser running', async () => {
    const browser = await launchChromium({ chromiumPath: npmChromium });
    const context = await browser.newContext();
    await context.newPage();
    await context.close();
    expect(browser.isConnected()).toBe(true);
    await browser.close();
  });

  test('a suspended browser can be killed, even twice', async () => {
    const browser = await launchChromium({ chromiumPath: npmChromium });
    const processId = await processIdOf(browser);
    process.kill(-processId, 'SIGSTOP');
    killChromium(processId);
    await expect.poll(() => browser.isConnected()).toBe(false);
    await expect.poll(() => isAlive(processId)).toBe(false);
    killChromium(processId);
  });
});

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
