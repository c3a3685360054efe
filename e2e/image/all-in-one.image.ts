import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createTicket, downloadPdf, listResponses, listTickets } from '@exit-tickets/contracts';
import { aDraft, sample } from '@exit-tickets/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { startedProject } from '../support/compose.ts';
import { docker, hardening, image } from '../support/docker.ts';

const { url, name } = startedProject.get();
const waitOptions = { timeout: 60_000, interval: 250 };

const inside = (...command: string[]) => docker(['exec', name, ...command]);
/** A volume that is removed after the test. */
const newVolume = (): string => {
  const volume = `exit-tickets-${randomUUID().slice(0, 8)}`;
  onTestFinished(async () => void (await docker(['volume', 'rm', '--force', volume])));
  return volume;
};
/** Runs the image until it exits, with another command than its own if given. */
const run = (options: string[], ...command: string[]) =>
  docker(['run', '--rm', ...hardening, ...options, image, ...command]);
const asRoot = (volume: string, script: string) =>
  docker(['run', '--rm', '--user', '0', '--volume', `${volume}:/data`, image, 'sh', '-c', script]);
/** Starts another container, and waits until it prints this line. */
const startUntil = async (line: string, ...options: string[]): Promise<void> => {
  const { output } = await docker(['run', '--detach', ...hardening, ...options, image]);
  const id = output.trim();
  onTestFinished(async () => void (await docker(['rm', '--force', '--volumes', id])));
  await vi.waitFor(async () => expect((await docker(['logs', id])).output).toContain(line), waitOptions);
};

test('runs without root and capabilities, and no program can gain privileges', async () => {
  expect((await inside('id', '-u')).output.trim()).toBe('1000');
  const { output: status } = await inside('cat', '/proc/1/status');
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
});

test('can write only to its volumes', async () => {
  for (const path of ['/home/node/it', '/app/it', '/var/tmp/it'])
    expect(await inside('touch', path), path).toMatchObject({ output: expect.stringMatching(/read-only/i) });
  for (const path of ['/tmp/it', '/data/it']) expect(await inside('touch', path)).toMatchObject({ code: 0 });
});

test('reports by its health check that it is ready', async () => {
  const health = async () => (await docker(['inspect', '--format', '{{.State.Health.Status}}', name])).output.trim();
  await vi.waitFor(async () => expect(await health()).toBe('healthy'), waitOptions);
});

test.each([
  'fotosynthese-nl.jpg',
  'water-cycle-en-scanned.pdf',
  'volcans-fr.pdf',
  'fotosynthese-nl.docx',
  'volcans-fr.ppt',
])('reads %s', async (file) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await sample(file))]), file);
  const answer = await fetch(`${url}/api/generate-summary`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect((await answer.text()).toLowerCase()).toMatch(/fotosynthese|water|volcan/);
});

test('prints a ticket', async () => {
  const teacher = await newTeacher(url);
  const { body: ticket } = await teacher.call(createTicket, { body: aDraft() });
  const { status } = await teacher.call(downloadPdf, { params: { id: ticket.id } });
  expect(status).toBe(200);
});

test('keeps everything in its volume across a restart, and a backup can be imported into another volume', async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  expect((await submit(url, { ticketId: ticket.id, studentName: 'Fenna' })).status).toBe(201);
  expect(await inside('node', '--run', 'backup', '--', '/data/backups')).toMatchObject({ code: 0 });
  const file = (await inside('sh', '-c', 'ls /data/backups/*.gz')).output.trim();
  const copied = newVolume();
  const both = ['--volume', `${copied}:/data`, '--volume', `${name}:/from`];
  const imported = await run(both, 'node', '--run', 'import', '--', file.replace('/data', '/from'));
  expect(imported.output).toMatch(/responses [1-9]/);
  expect(await docker(['restart', name])).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), waitOptions);
  expect((await teacher.call(listTickets)).status).toBe(200);
  expect((await teacher.call(listResponses, { params })).body).toMatchObject([{ studentName: 'Fenna' }]);
});

test('offers the commands of an operator', async () => {
  const doctor = await inside('node', '--run', 'doctor');
  expect(doctor.output).not.toMatch(/^problem/m);
  expect(doctor.output).toMatch(/^ok +Chromium/m);
  expect(doctor.output).toMatch(/^ *1 proxy +PUBLIC_URL=/m);
  expect((await inside('node', '--run', 'accounts', '--', 'invite')).output).toContain(`${url}/auth`);
  expect((await inside('node', '--run', 'privacy-pack')).output).toContain('/data/privacy-pack: 20 documents');
  expect((await inside('sh', '-c', 'head -c 5 /data/privacy-pack/fr/*.pdf')).output.match(/%PDF-/g)).toHaveLength(5);
});

describe('prints one line of advice', () => {
  const oneLine = (line: RegExp) => ({ code: 1, output: expect.stringMatching(new RegExp(`^${line.source}\\n$`)) });

  test('with a volume of another user', async () => {
    const volume = newVolume();
    await asRoot(volume, 'touch /data/something && chown 0:0 /data');
    const line = /DATA_DIR \/data cannot .*: \/data is of user 0, and the app runs as user 1000: chown -R 1000 .*/;
    expect(await run(['--volume', `${volume}:/data`])).toEqual(oneLine(line));
  });

  test('with a read-only volume', async () => {
    const line = /DATA_DIR \/data cannot be written to: it is read-only: mount it so that it can be written to/;
    expect(await run(['--volume', `${newVolume()}:/data:ro`])).toEqual(oneLine(line));
  });

  test('with a full volume', async () => {
    const full = ['--mount', 'type=tmpfs,destination=/data,tmpfs-size=65536,tmpfs-mode=1777'];
    expect(await run(full)).toEqual(oneLine(/the disk of DATA_DIR \/data is full: make room, and start again; .*/));
  });

  test('with a volume that another container uses', async () => {
    const line = /The data folder \/data\/database is in use by another process: stop that one first, or .*/;
    expect(await run(['--volume', `${name}:/data`])).toEqual(oneLine(line));
  });

  test('with data of a newer release, and starts with data of an older one', async () => {
    const volume = newVolume();
    const older = await readFile(new URL('../operations/earlier-releases/first.data.mdb.gz', import.meta.url));
    await asRoot(
      volume,
      `mkdir -p /data/database && echo ${older.toString('base64')} | base64 -d | gunzip > /data/database/data.mdb && chown -R 1000 /data`,
    );
    await startUntil('ready at', '--volume', `${volume}:/data`, '--name', volume);
    const script =
      'const { mongo } = await import("mongoose"); const { readFileSync } = await import("node:fs"); const c = new mongo.MongoClient(readFileSync("/data/database-url", "utf8")); await c.db().collection("migrations").insertOne({ _id: "tickets from-tomorrow" }); await c.close()';
    const noted = await docker(['exec', volume, 'node', '--input-type=module', '--eval', script]);
    expect(noted).toMatchObject({ code: 0 });
    await docker(['stop', volume]);
    const line =
      /The data of tickets .* newer release .*: start that release again, or restore a backup from before .*/;
    expect(await run(['--volume', `${volume}:/data`])).toEqual(oneLine(line));
  });

  test('with an address that has no DNS entry', async () => {
    await startUntil(
      'Nobody can open https://tickets.invalid yet: no DNS server knows tickets.invalid',
      ...['--env', 'PUBLIC_URL=https://tickets.invalid'],
    );
  });
});
