import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTicket, listResponses, login, removeResponse, services } from '@exit-tickets/contracts';
import { createApiClient } from '@exit-tickets/testing';
import { findNatsServerForTests } from '@exit-tickets/testing/nats-server';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { temporaryDataDir } from '../support/app-process.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';
import { prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;
const waitOptions = { timeout: 60_000, interval: 200 };
const backupCommand = 'services/all-in-one/src/backup/main.ts';
const names = ['gateway', ...services] as const;
const fresh = 'http://localhost:3000';

/** The operator's steps with docker compose from docs/operations.md, with processes instead of containers. */
describe.runIf(hasNats)('services as separate processes', () => {
  let deployed: ServiceProcesses;
  let folder: Awaited<ReturnType<typeof temporaryDataDir>>;
  beforeAll(async () => {
    folder = await temporaryDataDir();
    // PUBLIC_URL has the default of docker-compose.yml. Secrets come from files here, and from variables in all other tests.
    const environment = { PUBLIC_URL: fresh, COMPOSE_FILE: 'docker-compose.yml:deploy/compose/secrets.yml' };
    deployed = await prepareProcesses({ environment });
  });
  afterAll(async () => {
    await deployed.close();
    await folder.remove();
  });

  const startAll = async (): Promise<void> => {
    for (const name of names) deployed.start(name);
    await vi.waitFor(async () => expect(await deployed.isReady('gateway')).toBe(true), waitOptions);
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(names.map((name) => deployed.stop(name, 'SIGTERM')));
  };
  /** Does the same as `mongosh --eval 'db.dropDatabase()'`. */
  const dropDatabase = async (): Promise<void> => {
    const client = await new mongo.MongoClient(deployed.databaseUrl).connect();
    await client
      .db()
      .dropDatabase()
      .finally(() => client.close());
  };
  const backups = () => join(folder.path, 'backups');
  const importBackup = async () => {
    const [name = ''] = await readdir(backups());
    return deployed.runOperator(backupCommand, 'import', join(backups(), name));
  };

  test('are backed up and restored by the operator’s commands, with the existing NATS', async () => {
    onTestFailed(() => console.error(deployed.output()));
    await startAll();
    const teacher = await newTeacher(deployed.url);
    const { ticket, params } = await newTicket(teacher);
    for (const studentName of ['Noor', 'Sem'])
      expect((await submit(deployed.url, { ticketId: ticket.id, studentName })).status).toBe(201);
    const expectCount = async (count: number) =>
      vi.waitFor(
        async () => expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(count),
        waitOptions,
      );
    await expectCount(2);
    expect(await deployed.runOperator(backupCommand, 'backup', backups())).toMatchObject({
      code: 0,
      output: expect.stringContaining('responses 2'),
    });
    const [response] = (await teacher.call(listResponses, { params })).body;
    if (!response) throw new Error('no response is there');
    await teacher.call(removeResponse, { params: { ...params, responseId: response.id } });
    await expectCount(1);

    await stopAll();
    expect(await importBackup()).toMatchObject({ code: 1, output: expect.stringContaining('holds something already') });
    await dropDatabase();
    expect(await importBackup()).toMatchObject({ code: 0, output: expect.stringMatching(/^imported .*responses 2/) });
    await startAll();
    expect(await deployed.runOperator('services/all-in-one/src/bus/rebuild.ts')).toMatchObject({ code: 0 });

    const client = createApiClient(deployed.url);
    expect((await client.call(login, { body: { email: teacher.email, password } })).status).toBe(200);
    expect((await client.call(listResponses, { params })).body.map(({ studentName }) => studentName).sort()).toEqual([
      'Noor',
      'Sem',
    ]);
    await expectCount(2);
  });

  test('can be checked and managed with the operator’s other commands', async () => {
    const { email } = await newTeacher(deployed.url);
    const commands: [string[], { code: number; output: RegExp }][] = [
      [['services/all-in-one/src/doctor/main.ts'], { code: 1, output: /^warning +public address .*set PUBLIC_URL/m }],
      [['services/all-in-one/src/doctor/main.ts', 'mail', '--to', email], { code: 2, output: /SMTP_URL is not set/ }],
      [['services/ai/src/doctor/main.ts'], { code: 0, output: /^No AI model is configured/ }],
      [['services/all-in-one/src/bus/dead-letters.ts', 'list'], { code: 0, output: /^0 dead letters$/m }],
      [['services/all-in-one/src/reset-link.ts', email], { code: 0, output: new RegExp(`^${fresh}/`, 'm') }],
      [['services/all-in-one/src/accounts.ts', 'invite'], { code: 0, output: new RegExp(`^${fresh}/auth.*#inv`, 'm') }],
      [['services/all-in-one/src/accounts.ts', 'list'], { code: 0, output: new RegExp(`^${email} `, 'm') }],
      [['services/all-in-one/src/accounts.ts', 'disable', email], { code: 0, output: /is disabled$/m }],
      [['services/all-in-one/src/accounts.ts', 'delete', email], { code: 0, output: /is being deleted: /m }],
    ];
    for (const [command, { code, output }] of commands)
      expect(await deployed.runOperator(...command), command.join(' ')).toMatchObject({
        code,
        output: expect.stringMatching(output),
      });
  });

  test('store data as soon as they start, so an import afterwards is refused', async () => {
    await stopAll();
    await dropDatabase();
    await startAll();
    await stopAll();
    expect(await importBackup()).toMatchObject({ code: 1, output: expect.stringContaining('holds something already') });
  });
});
