import { createTicket, findTicketByPin, getAuthStatus, listTickets, login, register } from '@exit-tickets/contracts';
import { aDraft, createApiClient, runProgram } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp } from '../support/app-process.ts';
import { password } from '../support/classroom.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Configured as an app that others can reach, on this machine. */
describe('an installation that others can reach', () => {
  const dataDir = folderOfTests();
  let environment: Record<string, string>;
  let app: AppProcess;
  beforeAll(async () => {
    environment = { DATA_DIR: dataDir, PORT: String(await freePort()), PUBLIC_URL: 'https://tickets.example.org' };
    app = await startApp(environment);
  });
  afterAll(() => app.stop());

  const command = new URL('../../services/all-in-one/src/accounts.ts', import.meta.url);
  const accountsIn = async (variables: Record<string, string>, ...args: string[]) => {
    const { stdout, ...ended } = await runProgram(command, variables, ...args);
    return { ...ended, lines: stdout.trim().split('\n') };
  };
  const accounts = (...args: string[]) => accountsIn(environment, ...args);
  const client = () => createApiClient(app.url);
  const join = async (email: string, link = '') => {
    const invitation = /#invitation=(\S+)$/.exec(link)?.[1];
    const teacher = client();
    return { teacher, status: (await teacher.call(register, { body: { email, password, invitation } })).status };
  };

  test('registers the first account only by the link that its first start prints, which works once', async () => {
    expect((await join('student@school.nl')).status).toBe(403);
    const link = /^Nobody has an account yet; make the first one here: (\S+)$/m.exec(app.output())?.[1];
    expect(link).toMatch(/^https:\/\/tickets\.example\.org\/auth\?mode=register#invitation=/);
    expect((await join('first@school.nl', link)).status).toBe(201);
    expect((await join('student@school.nl', link)).status).toBe(400);
    await app.stop();
    app = await startApp(environment);
    expect(app.output()).not.toMatch(/#invitation=/);
  });

  test('registers one account by each invitation that an operator creates while the app runs', async () => {
    const { code, lines } = await accounts('invite', '2', '--days', '1');
    expect([code, lines.length]).toEqual([0, 2]);
    expect((await join('an@school.nl', lines[0])).status).toBe(201);
    expect((await join('bo@school.nl', lines[0])).status).toBe(400);
    expect((await join('bo@school.nl', lines[1])).status).toBe(201);
    expect((await accounts('invite')).lines).toHaveLength(1);
    const today = new Date().toISOString().slice(0, 10);
    expect((await accounts('list')).lines).toEqual([
      ...['an@school.nl', 'bo@school.nl', 'first@school.nl'].map((email) => `${email}  ${today}`),
      'accounts: 3, invitations that can be used: 1',
    ]);
  });

  test('gets invitations to the address of the running app, even from a command without PUBLIC_URL', async () => {
    const { lines } = await accountsIn({ DATA_DIR: dataDir }, 'invite');
    expect(lines[0]).toMatch(/^https:\/\/tickets\.example\.org\/auth\?mode=register#invitation=/);
    const here = await accountsIn({ DATA_DIR: dataDir, PORT: '4000' }, 'invite');
    expect(here.lines[0]).toMatch(/^http:\/\/localhost:4000\//);
  });

  test('refuses the login and the sessions of a disabled account but keeps its tickets, and deleting the account removes them', async () => {
    const { teacher } = await join('cas@school.nl', (await accounts('invite')).lines[0]);
    const { pin } = (await teacher.call(createTicket, { body: aDraft() })).body;
    if (!pin) throw new Error('the ticket has no PIN');
    expect(await accounts('disable', 'Cas@school.nl')).toMatchObject({ code: 0, lines: ['cas@school.nl is disabled'] });
    const logIn = () => client().call(login, { body: { email: 'cas@school.nl', password } });
    expect((await logIn()).status).toBe(403);
    expect((await teacher.call(getAuthStatus)).body.isAuthenticated).toBe(false);
    expect((await accounts('list')).lines).toContainEqual(expect.stringMatching(/^cas@school\.nl {2}\S+ {2}disabled$/));
    expect((await client().call(findTicketByPin, { params: { pin } })).status).toBe(200);
    expect((await accounts('enable', 'cas@school.nl')).code).toBe(0);
    const again = client();
    expect((await again.call(login, { body: { email: 'cas@school.nl', password } })).status).toBe(200);
    expect((await again.call(listTickets)).body).toHaveLength(1);
    expect(await accounts('delete', 'cas@school.nl')).toMatchObject({
      code: 0,
      lines: [
        'cas@school.nl is being deleted: its sessions, tickets and answers are gone within a minute, or a minute after the next start',
      ],
    });
    expect((await logIn()).status).toBe(401);
    await vi.waitFor(async () => expect((await client().call(findTicketByPin, { params: { pin } })).status).toBe(404), {
      timeout: 60_000,
      interval: 250,
    });
    // A session that was still logged in; its gateway learns of the deletion only from the database.
    await vi.waitFor(async () => expect((await again.call(listTickets)).status).toBe(401), {
      timeout: 70_000,
      interval: 1_000,
    });
  });

  test.each([
    [[], 2, /^Usage: npm run accounts -- COMMAND\n/],
    [['list', 'an@school.nl'], 2, /^Usage/],
    [['invite', '0'], 2, /^COUNT must be a whole number from 1 to 500\n$/],
    [['invite', '501'], 2, /^COUNT must/],
    [['invite', 'an@school.nl'], 2, /^COUNT must/],
    [['invite', '--days', '91'], 2, /^--days must be a whole number from 1 to 90\n$/],
    [['disable'], 2, /^Usage/],
    [['disable', 'an'], 2, /^an is no e-mail address\n$/],
    [['delete', 'an@school.nl', 'bo@school.nl'], 2, /^Usage/],
    [['remove', 'an@school.nl'], 2, /^Usage/],
    [['toString', 'an@school.nl'], 2, /^Usage/],
    [['delete', 'nobody@school.nl'], 1, /^There is no account for nobody@school\.nl\n$/],
  ])('reports a wrong command with its exit code: %j', async (args, code, stderr) => {
    expect(await accounts(...args)).toMatchObject({ code, stderr: expect.stringMatching(stderr) });
  });
});
