import { execFile } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { consumer, newEvent } from '@exit-tickets/bus';
import { connectNats } from '@exit-tickets/bus/nats';
import { ticketDeleted } from '@exit-tickets/contracts';
import { createLogger } from '@exit-tickets/service-kit';
import { certificateFile, type MailSink, startMailSink } from '@exit-tickets/testing';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { checkInstallation, sendTestMail } from '../../services/all-in-one/src/doctor/check-installation.ts';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, temporaryDataDir } from '../support/app-process.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;
const script = fileURLToPath(new URL('../../scripts/doctor.mjs', import.meta.url));

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let app: AllInOne;
let environment: Record<string, string>;
let mail: MailSink;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  mail = await startMailSink();
  environment = { DATA_DIR: dataDir.path, PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent' };
  app = await startAllInOne({ ...environment, TRUSTED_PROXIES: '127.0.0.9' });
});
afterAll(async () => {
  await app.context.close();
  await mail.close();
  await dataDir.remove();
});

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** What is said about a part, when no Chromium is started to look at it; all of it when it is one finding. */
const about = async (subject: string, given: Record<string, string> = {}) =>
  (await checkInstallation({ ...environment, CHROMIUM_PATH: '/nowhere', ...given })).filter(
    (finding) => finding.subject === subject,
  );

/** A reverse proxy in front of the app, whose ways a test may spoil. */
const startProxy = async (
  forward: (given: string | undefined) => string | undefined,
  { holdsBack = false }: { holdsBack?: boolean } = {},
): Promise<string> => {
  const target = new URL(app.addresses.local);
  const proxy: Server = createServer((incoming, outgoing) => {
    const forwardedFor = forward(incoming.headers['x-forwarded-for']?.toString());
    const { 'x-forwarded-for': _, ...headers } = incoming.headers;
    const asked = request(
      { host: '127.0.0.1', port: target.port, path: incoming.url, method: incoming.method },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!holdsBack) return void answer.pipe(outgoing);
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => outgoing.end(Buffer.concat(pieces)));
      },
    );
    for (const [name, value] of Object.entries({ ...headers, 'x-forwarded-for': forwardedFor }))
      if (value !== undefined) asked.setHeader(name, value);
    asked.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
};

test('a healthy installation has no problem, in words and as JSON, and the exit code says so', async () => {
  // biome-ignore lint/style/noProcessEnv: the command gets the environment of the tests, as a shell would give it
  const env = { ...process.env, ...environment, SMTP_URL: mail.url };
  const ended = z.object({ code: z.number().default(0), stdout: z.string() });
  const run = await promisify(execFile)(process.execPath, [script, '--json'], { env }).catch((error: unknown) => error);
  const { code, stdout } = ended.parse(run);
  const { exitCode, findings } = z
    .object({ exitCode: z.number(), findings: z.array(z.object({ subject: z.string(), level: z.string() })) })
    .parse(JSON.parse(stdout));
  // A mail server without encryption is one; a machine may have little room.
  expect(findings.filter(({ level, subject }) => level === 'problem' && subject !== 'disk')).toEqual([]);
  expect(new Set(findings.map(({ subject }) => subject))).toEqual(
    new Set([
      ...['environment', 'secrets', 'database', 'clock', 'bus', 'mail', 'AI', 'Chromium', 'disk'],
      ...['public address', 'proxy', 'live stream'],
    ]),
  );
  expect({ code, exitCode }).toEqual({ code: exitCode, exitCode: expect.toBeOneOf([1, 2]) });
}, 120_000);

test('an app of this machine alone is reached beside its proxy, also when people use https', async () => {
  const own = await temporaryDataDir();
  endings.push(() => own.remove());
  const given = { ...environment, DATA_DIR: own.path, PORT: String(await freePort()), PUBLIC_URL: 'https://localhost' };
  const { addresses, context } = await startAllInOne(given);
  endings.unshift(() => context.close());
  expect(await about('public address', { ...given, GATEWAY_URL: addresses.local })).toMatchObject([
    { level: 'warning', text: expect.stringMatching(/^the app answers at .*; https:\/\/localhost can be opened on/) },
  ]);
});

test('a variable that is wrong is named, and nothing else is looked at', async () => {
  const findings = await checkInstallation({ ...environment, SESSION_SECRET: 'short' });
  const named = { subject: 'environment', level: 'problem', text: expect.stringMatching(/SESSION_SECRET/) };
  expect(findings).toEqual([named]);
});

test('a secret that can be guessed, or that others can read, is a problem', async () => {
  const guessed = await about('environment', { SESSION_SECRET: 'please-change-me-please-change-me' });
  expect(guessed).toMatchObject([{ level: 'problem', text: expect.stringMatching(/openssl/) }]);
  expect(JSON.stringify(guessed)).not.toContain('please-change-me');
  const file = join(dataDir.path, 'session-secret');
  await chmod(file, 0o644);
  expect(await about('secrets')).toMatchObject([{ level: 'problem', text: expect.stringMatching(/chmod 600/) }]);
  await chmod(file, 0o600);
  expect(await about('secrets')).toMatchObject([{ level: 'ok' }]);
});

test('a database, a bus, a model or a browser that is not there is a problem each, without passwords', async () => {
  const findings = await checkInstallation({
    ...environment,
    MONGODB_URL: 'mongodb://an:geheim1@127.0.0.1:9/exit-tickets',
    NATS_URL: 'nats://an:geheim2@127.0.0.1:9',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    OPENAI_API_KEY: 'geheim3',
    CHROMIUM_PATH: '/nowhere/chromium',
    SESSION_SECRET: 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8',
  });
  for (const subject of ['database', 'bus', 'AI', 'Chromium'])
    expect(findings.filter((one) => one.subject === subject)).toMatchObject([{ level: 'problem' }]);
  expect(JSON.stringify(findings)).not.toMatch(/geheim|Zb7e/);
});

describe.runIf(hasNats)('the bus on NATS', () => {
  const start = async (maxFileStore?: number) => {
    const nats = await startNatsServer({ maxFileStore });
    endings.push(() => nats.stop());
    const logger = createLogger({ level: 'silent', service: 'test' });
    const open = async () => {
      const bus = await connectNats({ url: nats.url, name: 'tickets', logger });
      endings.unshift(() => bus.close());
      return bus;
    };
    await open();
    const said = async () => (await about('bus', { NATS_URL: nats.url })).map(({ level, text }) => `${level}: ${text}`);
    return { nats, url: nats.url, open, said };
  };

  test('says how full each stream is, and warns of one that is nearly full', async () => {
    const { url, said } = await start();
    expect(await said()).toEqual(
      expect.arrayContaining([
        'ok: EXIT_TICKETS_STATE holds 0 MiB of 2304 MiB, 0%',
        'ok: EXIT_TICKETS_ERASURES holds 0 MiB of 512 MiB, 0%',
        'ok: EXIT_TICKETS_DEAD holds 0 MiB of 512 MiB, 0%',
      ]),
    );
    const nats = await connect({ servers: url });
    endings.push(() => nats.close());
    const { streams } = await jetstreamManager(nats);
    await jetstream(nats).publish('exit-tickets-state.ticket.changed.t1', 'x'.repeat(900_000));
    await streams.update('EXIT_TICKETS_STATE', { max_bytes: 1024 ** 2 });
    expect(await said()).toContainEqual(
      expect.stringMatching(/^warning: EXIT_TICKETS_STATE holds 1 MiB of 1 MiB, 86%: see StreamFull/),
    );
  });

  test('names the consumers to which a damaged store gives nothing, where the server has not mended that', async () => {
    const { nats, open, said } = await start();
    const bus = await open();
    const taken = new Set<string>();
    const onDeleted = consumer(
      'pdf-on-ticket-deleted',
      ticketDeleted,
      async ({ data }) => void taken.add(data.ticketId),
    );
    await bus.subscribe(onDeleted);
    const publish = (ticketId: string) =>
      bus.publish(ticketDeleted, newEvent(ticketDeleted, { ticketId }, { source: 'tickets', now: new Date() }));
    for (const ticketId of ['1', '2', '3']) await publish(ticketId);
    await expect.poll(() => taken.size).toBe(3);
    expect(await said()).not.toContainEqual(expect.stringContaining('has lost'));
    await nats.damage();
    await nats.restart();
    await vi.waitFor(() => publish('4'));
    const named = expect.stringMatching(/^problem: has lost .* gives none to pdf-on-ticket-deleted: see "A damaged/);
    await vi.waitFor(async () => {
      if (!taken.has('4')) expect(await said()).toContainEqual(named);
    });
  });

  test('warns of streams for which there is no room', async () => {
    const { said } = await start(1024 ** 2);
    expect(await said()).toContainEqual(
      expect.stringMatching(/^warning: EXIT_TICKETS_STATE holds 0 MiB and has no bound/),
    );
  });
});

describe('the public address', () => {
  const door = async (PUBLIC_URL: string) => {
    const findings = await checkInstallation({ ...environment, PUBLIC_URL, CHROMIUM_PATH: '/nowhere' });
    return Object.fromEntries(
      findings
        .filter(({ subject }) => ['public address', 'proxy', 'live stream'].includes(subject))
        .map(({ subject, level, text }) => [subject, `${level}: ${text}`]),
    );
  };

  test('that leads to another app, or nowhere, is a problem', async () => {
    const other = createServer((_request, response) => void response.end('hello'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    endings.push(() => other.close());
    const { port } = other.address() as AddressInfo;
    expect((await door(`http://127.0.0.1:${port}`))['public address']).toMatch(/^problem/);
    expect((await door('http://127.0.0.1:9'))['public address']).toMatch(/^problem: .* cannot be reached/);
  });

  test('with a proxy that nobody has named shares one address among all students', async () => {
    const url = await startProxy((given) => `${given}, 198.51.100.4`);
    expect((await door(url)).proxy).toMatch(/^problem: everybody seems to come from .*TRUSTED_PROXIES/);
  });

  test('that leads to the proxy by loopback does not show whether the proxy is trusted, and is no problem', async () => {
    const url = await startProxy(() => '127.0.0.1');
    expect((await door(url)).proxy).toMatch(/^warning: from here it cannot be told .*TRUSTED_PROXIES/);
  });

  test('with a proxy that holds streams back is told apart from one that does not', async () => {
    const held = await startProxy((given) => given, { holdsBack: true });
    expect((await door(held))['live stream']).toMatch(/^problem: .*buffering/);
    const open = await startProxy((given) => given);
    expect((await door(open))['live stream']).toMatch(/^(ok|warning): begins after/);
  });

  test('tells how a request arrived to nobody but the doctor', async () => {
    expect((await fetch(`${app.addresses.local}/api/doctor`)).status).toBe(404);
  });
});

describe('a mail', () => {
  const steps = async (SMTP_URL: string, to = 'an@school.example') =>
    (await sendTestMail({ ...environment, SMTP_URL }, to)).map(({ level, text }) => `${level} ${text}`);

  test('is sent, and each step on its way is told apart', async () => {
    expect(await steps(mail.url)).toEqual([
      expect.stringMatching(/^ok DNS/),
      expect.stringMatching(/^ok TCP/),
      expect.stringMatching(/^warning TLS: .*no encryption/),
      expect.stringMatching(/^ok login/),
      expect.stringMatching(/^ok recipient/),
    ]);
    expect((await mail.waitForMail('an@school.example')).subject).toBe('Exit tickets: a test');
  });

  test('fails at the step that is wrong, and goes no further', async () => {
    expect((await steps('smtp://no-such-host.invalid')).at(-1)).toMatch(/^problem DNS/);
    expect((await steps('smtp://127.0.0.1:9')).at(-1)).toMatch(/^problem TCP/);
    expect((await steps(mail.url.replace('smtp:', 'smtps:'))).at(-1)).toMatch(/^problem TLS/);
    const withLogin = await steps(mail.url.replace('//', '//an:geheim4@'));
    expect(withLogin.at(-1)).toMatch(/^problem login/);
    expect(withLogin.join()).not.toContain('geheim4');
    mail.behave('refuse');
    expect((await steps(mail.url)).at(-1)).toMatch(/^problem recipient/);
    mail.behave('accept');
  });

  test.each(['tls', 'starttls'] as const)(
    'goes to a server that encrypts by %s once its certificate is trusted, with a login and not without',
    async (encryption) => {
      const login = { user: 'an@school.example', password: 'p@ss/wörd' };
      const school = await startMailSink({ encryption, login });
      onTestFinished(() => school.close());
      const credentials = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`;
      const withLogin = school.url.replace('//', `//${credentials}`);
      expect((await steps(withLogin)).at(-1)).toMatch(/^problem TLS: .*NODE_EXTRA_CA_CERTS/);
      const trusted = getCACertificates('default');
      onTestFinished(() => setDefaultCACertificates(trusted));
      setDefaultCACertificates([...trusted, await readFile(certificateFile, 'utf8')]);
      expect((await steps(school.url)).at(-1)).toMatch(/^problem recipient/);
      expect((await steps(withLogin.replace('p%40ss', 'pass'))).at(-1)).toMatch(/^problem login/);
      expect(school.mails).toEqual([]);
      // A process hears at its start whom to trust.
      // biome-ignore lint/style/noProcessEnv: the command gets the environment of the tests, as a shell would give it
      const env = { ...process.env, ...environment, NODE_EXTRA_CA_CERTS: certificateFile, SMTP_URL: withLogin };
      const run = promisify(execFile)(process.execPath, [script, 'mail', '--to', 'an@school.example'], { env });
      expect((await run).stdout).toMatch(/encrypted[\s\S]*logged in as an@school\.example[\s\S]*taken a mail/);
      expect((await school.waitForMail('an@school.example')).subject).toBe('Exit tickets: a test');
    },
  );
});
