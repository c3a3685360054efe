import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTicket, listResponses } from '@exit-tickets/contracts';
import { imageOf, root } from '@exit-tickets/deploy/testing';
import { aDraft, runProgram } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

// Volumes that somebody may mount as /data. The tests run the image's command with its environment and as its user, and a
// folder replaces the volume. `npm run test:image` does the same with the image itself.

const { command, environment, user = '' } = imageOf('all-in-one');
const uid = Number.parseInt(user, 10);
const run = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
const canMount =
  process.getuid?.() === 0 && run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp') && uid > 0;

let volume: string;
beforeAll(() => {
  volume = mkdtempSync(join(tmpdir(), 'volume-'));
});
afterAll(() => rmSync(volume, { recursive: true }));

const startMs = 60_000;

/** Runs the command of the image until it is ready or ends. */
const start = async (more: Record<string, string> = {}) => {
  const [, ...args] = command;
  const child = spawn(process.execPath, args, {
    cwd: root,
    uid,
    gid: uid,
    env: { ...environment, PORT: String(await freePort()), DATA_DIR: volume, ...more },
  });
  let output = '';
  const ended = once(child, 'close');
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('ready at')) resolve();
      });
  });
  const stop = async (): Promise<number | null> => {
    child.kill();
    await ended;
    return child.exitCode;
  };
  onTestFinished(async () => void (await stop()));
  await Promise.race([isReady, ended]);
  return { lines: () => output.trim().split('\n'), exitCode: () => child.exitCode, stop };
};

/** The exit code and the output of a start that must fail. */
const refusal = async (more: Record<string, string> = {}) => {
  const { lines, exitCode } = await start(more);
  return { code: exitCode(), lines: lines() };
};
const expectRefusal = async (line: string) => expect(await refusal()).toEqual({ code: 1, lines: [line] });

describe.runIf(canMount)('the all-in-one image, as its own user,', { timeout: startMs }, () => {
  beforeEach(() => chownSync(volume, uid, uid));

  test('starts in an empty volume, stops cleanly, and starts again with its stored data', async () => {
    for (const _ of ['a first time', 'a second time']) {
      const { lines, stop } = await start();
      expect(lines()[0]).toMatch(/^Exit tickets is ready at http:\/\/localhost:\d+$/);
      await vi.waitFor(() => expect(lines()[1]).toMatch(/make the first one here: http:\/\/localhost:3000\/auth/));
      expect(await stop()).toBe(0);
    }
  });

  test('reports the owner of a volume of another user', async () => {
    chownSync(volume, 0, 0);
    await expectRefusal(
      `DATA_DIR ${volume} cannot be written to: ${volume} is of user 0, and the app runs as user ${uid}: chown -R ${uid} the folder, where it comes from`,
    );
  });

  test.each(['database/data.mdb', 'database-url', 'session-secret'])(
    'reports the owner of %s when it belongs to another user',
    async (name) => {
      const path = join(volume, name);
      const own = mkdtempSync(join(tmpdir(), 'volume-'));
      onTestFinished(() => rmSync(own, { recursive: true }));
      mkdirSync(join(own, 'database'));
      writeFileSync(join(own, name), '', { mode: 0o600 });
      for (const folder of [own, join(own, 'database')]) chownSync(folder, uid, uid);
      const { code, lines } = await refusal({ DATA_DIR: own });
      expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
      expect(lines[0]).toContain(`${path.replace(volume, own)} is of user 0`);
    },
  );

  /** Mounts something over the volume until the test ends. */
  const mount = (...args: string[]): void => {
    expect(run('mount', ...args, volume)).toBe(true);
    onTestFinished(() => void run('umount', volume));
  };

  test('reports a read-only volume', async () => {
    mount('-t', 'tmpfs', '-o', `ro,uid=${uid},mode=700`, 'tmpfs');
    await expectRefusal(
      `DATA_DIR ${volume} cannot be written to: it is read-only: mount it so that it can be written to`,
    );
  });

  test('reports a full volume', async () => {
    mount('-t', 'tmpfs', '-o', `size=60m,uid=${uid},mode=700`, 'tmpfs');
    await expectRefusal(`the disk of DATA_DIR ${volume} is full: make room, and start again; nothing is lost`);
  });

  test('reports a full volume in one line from each command that writes, and lets the others read', async () => {
    mount('-t', 'tmpfs', '-o', `size=200m,uid=${uid},mode=700`, 'tmpfs');
    const { lines, stop } = await start({ REGISTRATION: 'open' });
    const { email } = await newTeacher(/http:\S+/.exec(lines()[0] ?? '')?.[0] ?? '');
    await stop();
    const { bavail, bsize } = statfsSync(volume);
    writeFileSync(join(volume, 'other'), Buffer.alloc(bavail * bsize - 1024 * 1024));
    const commandOn = (DATA_DIR: string, program: string, ...args: string[]) =>
      runProgram(new URL(`../../services/all-in-one/src/${program}`, import.meta.url), { DATA_DIR }, ...args);
    const full = 'the disk is full: make room, and try again; nothing is lost\n';
    for (const [program, ...args] of [
      ['reset-link.ts', email],
      ['accounts.ts', 'invite'],
      ['accounts.ts', 'delete', email],
    ] as const)
      expect(await commandOn(volume, program, ...args)).toEqual({ code: 1, stdout: '', stderr: full });
    expect((await commandOn(volume, 'accounts.ts', 'list')).stdout).toContain(email);
    const backups = mkdtempSync(join(tmpdir(), 'backups-'));
    onTestFinished(() => rmSync(backups, { recursive: true }));
    expect(await commandOn(volume, 'backup/main.ts', 'backup', backups)).toMatchObject({ code: 0 });
    const [name = ''] = readdirSync(backups);
    expect(await commandOn(join(volume, 'new'), 'backup/main.ts', 'import', join(backups, name))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^the disk of DATA_DIR \S+ is full: make room, and start again; nothing is lost\n$/,
      ),
    });
  });

  test('stores nothing while the volume is almost full, and stores again once there is room', async () => {
    mount('-t', 'tmpfs', '-o', `size=200m,uid=${uid},mode=700`, 'tmpfs');
    const { lines } = await start({ REGISTRATION: 'open' });
    const teacher = await newTeacher(/http:\S+/.exec(lines()[0] ?? '')?.[0] ?? '');
    const { params } = await newTicket(teacher);
    const { bavail, bsize } = statfsSync(volume);
    const other = join(volume, 'other');
    writeFileSync(other, Buffer.alloc(bavail * bsize - 60 * 1024 * 1024));
    expect((await teacher.call(createTicket, { body: aDraft() })).body).toMatchObject({ code: 'storage_full' });
    expect((await teacher.call(listResponses, { params })).status).toBe(200);
    rmSync(other);
    expect((await teacher.call(createTicket, { body: aDraft() })).status).toBe(201);
  });

  test('reports a volume that another process uses', async () => {
    const { lines } = await start();
    expect(lines()[0]).toContain('ready at');
    await expectRefusal(
      `The data folder ${join(volume, 'database')} is in use by another process: stop that one first, or give this one a folder of its own`,
    );
  });

  test('reports that its address has no DNS entry, and starts', async () => {
    const { lines } = await start({ PUBLIC_URL: 'https://tickets.invalid' });
    const line =
      'Nobody can open https://tickets.invalid yet: no DNS server knows tickets.invalid. Have a record for it made that leads to this machine, or correct PUBLIC_URL';
    await vi.waitFor(() => expect(lines()).toContainEqual(line));
  });
});
