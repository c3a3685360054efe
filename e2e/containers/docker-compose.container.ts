import { randomUUID } from 'node:crypto';
import {
  analyzeTicket,
  getAuthStatus,
  getTicket,
  listResponses,
  listTickets,
  register,
  services,
} from '@exit-tickets/contracts';
import { createApiClient } from '@exit-tickets/testing';
import { describe, expect, onTestFailed, onTestFinished, test, vi } from 'vitest';
import { names, newTeacher, newTicket, password, submit } from '../support/classroom.ts';
import { compose, composeWith, startedProject } from '../support/compose.ts';

const { url } = startedProject.get();
const containers = ['gateway', ...services] as const;
const waitOptions = { timeout: 120_000, interval: 250 };

/** Starts missing containers, and waits until all that keep running are healthy; `--wait` would fail on those that run once. */
const upWith = async (changed: Record<string, string>, ...options: string[]): Promise<void> => {
  const { code, output } = await composeWith(changed, 'up', '--detach', ...options);
  expect(code, output).toBe(0);
  await vi.waitFor(async () => {
    const running = (await compose('ps', '--format', '{{.Service}} {{.Health}}')).output.trim().split('\n');
    expect(running.filter((container) => !container.endsWith(' healthy'))).toEqual([]);
    expect(running).toEqual(expect.arrayContaining(containers.map((service) => `${service} healthy`)));
  }, waitOptions);
};
const up = (...options: string[]): Promise<void> => upWith({}, ...options);
const exec = (service: string, ...command: string[]) => compose('exec', '--no-TTY', service, ...command);
const logs = async (service: string): Promise<string> => (await compose('logs', '--no-color', service)).output;

const sorted = (texts: string[]): string[] => texts.toSorted();

describe.each(containers)('%s', (name) => {
  const inside = (...command: string[]) => exec(name, ...command);

  test('runs without root and capabilities, and no program can gain privileges', async () => {
    expect((await inside('id', '-u')).output.trim()).toBe('1000');
    const { output: status } = await inside('cat', '/proc/self/status');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  });

  test('cannot write to its image, and can write temporary files', async () => {
    // The home of its user, which is writable without the read-only option.
    expect(await inside('touch', '/home/node/it')).toMatchObject({ output: expect.stringMatching(/read-only/i) });
    expect(await inside('touch', '/tmp/it')).toMatchObject({ code: 0 });
  });

  test('contains no npm and no packages for development', async () => {
    const packages = ['vitest', 'typescript', 'smtp-server'].map((name) => `/app/node_modules/${name}`);
    for (const path of ['/usr/local/bin/npm', ...packages])
      expect(await inside('test', '-e', path), path).toMatchObject({ code: 1 });
  });
});

test('only gateway, auth and ai have a route to other servers', async () => {
  const hasDefaultRoute = async (name: string): Promise<boolean> => {
    const { output: routes } = await exec(name, 'cat', '/proc/net/route');
    expect(routes).toContain('eth0');
    // The default route, in the notation of the kernel.
    return /^eth\d+\t00000000\t/m.test(routes);
  };
  const withDefaultRoute = [];
  for (const name of containers) if (await hasDefaultRoute(name)) withDefaultRoute.push(name);
  expect(withDefaultRoute.sort()).toEqual(['ai', 'auth', 'gateway']);
});

test('three replicas of ai share the analyses, and analyses succeed while the replicas are reduced to one', async () => {
  onTestFailed(async () => console.error(await logs('ai')));
  const teacher = await newTeacher(url);
  const analyze = async () => {
    const { ticket, params } = await newTicket(teacher);
    for (const studentName of names(2))
      expect((await submit(url, { ticketId: ticket.id, studentName })).status).toBe(201);
    await vi.waitFor(
      async () => expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(2),
      waitOptions,
    );
    expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  };
  const replicasAtWork = async () =>
    new Set([...(await logs('ai')).matchAll(/(ai-\d+)\s+\| .*generate-summary/g)].map(([, name]) => name));

  await up('--scale', 'ai=3');
  await vi.waitFor(async () => {
    await Promise.all(names(6).map(analyze));
    expect([...(await replicasAtWork())].sort()).toEqual(['ai-1', 'ai-2', 'ai-3']);
  }, waitOptions);
  await Promise.all([up('--scale', 'ai=1'), ...names(5).map(analyze)]);
  await analyze();
});

test('stored responses survive replacing all containers', async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  const sent = names(3);
  for (const studentName of sent) expect((await submit(url, { ticketId: ticket.id, studentName })).status).toBe(201);
  expect(await compose('down')).toMatchObject({ code: 0 });
  await up();
  const { body: stored } = await teacher.call(listResponses, { params });
  expect(sorted(stored.map(({ studentName }) => studentName))).toEqual(sorted(sent));
  expect((await submit(url, { ticketId: ticket.id })).status).toBe(201);
});

/** A command of docs/operations.md, “Commands in containers”. */
const operator = (command: string, ...args: string[]) =>
  compose('run', '--rm', '--no-TTY', '--build', 'operator', `services/all-in-one/src/${command}`, ...args);

test('by default registration needs an invitation, which works once, and disabling the account ends its session', async () => {
  onTestFinished(() => up());
  await upWith({ REGISTRATION: '' });
  const email = `${randomUUID()}@school.nl`;
  const join = async (invitation?: string) => {
    const teacher = createApiClient(url);
    return { teacher, status: (await teacher.call(register, { body: { email, password, invitation } })).status };
  };
  expect((await join()).status).toBe(403);
  const { output } = await operator('accounts.ts', 'invite');
  const [, address, invitation] = /^(\S+)\/auth\?mode=register#invitation=(\S+)$/m.exec(output) ?? [];
  expect(address, output).toBe(url);
  const { teacher, status } = await join(invitation);
  expect(status).toBe(201);
  expect((await join(invitation)).status).toBe(400);
  expect((await teacher.call(listTickets)).status).toBe(200);
  expect(await operator('accounts.ts', 'disable', email)).toMatchObject({ code: 0 });
  await vi.waitFor(
    async () => expect((await teacher.call(getAuthStatus)).body.isAuthenticated).toBe(false),
    waitOptions,
  );
});

test('the operator container writes the privacy pack and an export', async () => {
  const pack = await operator('privacy-pack/main.ts', '--out', '/tmp/pack');
  expect(pack).toMatchObject({ code: 0, output: expect.stringContaining('/tmp/pack: 20 documents') });
  const exported = await operator('backup/main.ts', 'export', '/tmp/today.jsonl.gz');
  expect(exported).toMatchObject({ code: 0, output: expect.stringMatching(/responses [1-9]/) });
});

test('the doctor finds no problem, and warns that only this machine can open its address', async () => {
  const { code, output } = await operator('doctor/main.ts');
  expect(output).not.toMatch(/^problem/m);
  expect(output).toMatch(/^warning +public address .*set PUBLIC_URL to the address that people open$/m);
  expect(code).toBe(1);
});
