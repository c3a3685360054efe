import { chmod, readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { consumer, newEvent } from '@exit-tickets/bus';
import { connectNats } from '@exit-tickets/bus/nats';
import { ticketDeleted } from '@exit-tickets/contracts';
import { createLogger } from '@exit-tickets/service-kit';
import { certificateFile, listenOnFreePort, type MailSink, runProgram, startMailSink } from '@exit-tickets/testing';
import { folderOfTest, folderOfTests } from '@exit-tickets/testing/folders';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { checkInstallation, sendTestMail } from '../../services/all-in-one/src/doctor/check-installation.ts';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;
const script = new URL('../../scripts/doctor.mjs', import.meta.url);

const dataDir = folderOfTests();
let app: AllInOne;
let environment: Record<string, string>;
let mail: MailSink;

beforeAll(async () => {
  mail = await startMailSink();
  environment = { DATA_DIR: dataDir, PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent' };
  app = await startAllInOne({ ...environment, TRUSTED_PROXIES: '127.0.0.9' });
});
afterAll(async () => {
  await app.context.close();
  await mail.close();
});

/** The findings on a subject, without starting Chromium. */
const findingsOn = async (subject: string, variables: Record<string, string> = {}) =>
  (await checkInstallation({ ...environment, CHROMIUM_PATH: '/nowhere', ...variables })).filter(
    (finding) => finding.subject === subject,
  );

/** A reverse proxy in front of the app, which a test can misconfigure. */
const startProxy = async (
  forward: (forwardedFor: string | undefined) => string | undefined,
  { isBuffering = false }: { isBuffering?: boolean } = {},
): Promise<string> => {
  const target = new URL(app.addresses.local);
  const proxy: Server = createServer((incoming, outgoing) => {
    const forwardedFor = forward(incoming.headers['x-forwarded-for']?.toString());
    const { 'x-forwarded-for': _, ...headers } = incoming.headers;
    const forwarded = request(
      { host: '127.0.0.1', port: target.port, path: incoming.url, method: incoming.method },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isBuffering) return void answer.pipe(outgoing);
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => outgoing.end(Buffer.concat(pieces)));
      },
    );
    for (const [name, value] of Object.entries({ ...headers, 'x-forwarded-for': forwardedFor }))
      if (value !== undefined) forwarded.setHeader(name, value);
    forwarded.end();
  });
  const port = await listenOnFreePort(proxy);
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${port}`;
};

test('a healthy installation has no problem, and the JSON output contains the exit code and every subject', async () => {
  const { code, stdout } = await runProgram(script, { ...environment, SMTP_URL: mail.url }, '--json');
  const { exitCode, findings } = z
    .object({ exitCode: z.number(), findings: z.array(z.object({ subject: z.string(), level: z.string() })) })
    .parse(JSON.parse(stdout));
  // The mail server without encryption causes a warning, and the machine may have little disk space.
  expect(findings.filter(({ level, subject }) => level === 'problem' && subject !== 'disk')).toEqual([]);
  expect(new Set(findings.map(({ subject }) => subject))).toEqual(
    new Set([
      ...['environment', 'secrets', 'database', 'clock', 'bus', 'mail', 'AI', 'Chromium', 'disk'],
      ...['public address', 'proxy', 'live stream'],
    ]),
  );
  expect({ code, exitCode }).toEqual({ code: exitCode, exitCode: expect.toBeOneOf([1, 2]) });
}, 120_000);

test('an app for this machine only is reached directly, although its address uses https', async () => {
  const variables = {
    ...environment,
    DATA_DIR: folderOfTest(),
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://localhost',
  };
  const { addresses, context } = await startAllInOne(variables);
  onTestFinished(() => context.close());
  expect(await findingsOn('public address', { ...variables, GATEWAY_URL: addresses.local })).toMatchObject([
    { level: 'warning', text: expect.stringMatching(/^the app answers at .*; https:\/\/localhost can be opened on/) },
  ]);
});

test('an invalid variable is the only finding, and names the variable', async () => {
  const findings = await checkInstallation({ ...environment, SESSION_SECRET: 'short' });
  const named = { subject: 'environment', level: 'problem', text: expect.stringMatching(/SESSION_SECRET/) };
  expect(findings).toEqual([named]);
});

test('a misspelt variable is a warning that names the one that is meant', async () => {
  const ok = { level: 'ok', text: 'every variable can be read' };
  const usual = { PATH: '/bin', LOGNAME: 'an', HOSTNAME: 'school', NODE_OPTIONS: '', LC_ADDRESS: 'nl', API_URL: 'x' };
  const right = { SMTP_USER: '', NATS_PASSWORD_FILE: '', SESSION_SECRET_FILE: '', HTTP_PROXY: 'http://proxy' };
  expect(await findingsOn('environment', { ...usual, ...right })).toMatchObject([ok]);
  const wrong = { REGISTRATON: 'closed', MONGODB_URI: 'mongodb://127.0.0.1', DATADIR: '' };
  expect((await findingsOn('environment', wrong)).map(({ level, text }) => `${level}: ${text}`)).toEqual([
    'warning: nothing reads REGISTRATON: is REGISTRATION meant?',
    'warning: nothing reads MONGODB_URI: is MONGODB_URL meant?',
  ]);
});

test('a guessable secret or one that others can read is a problem', async () => {
  const guessed = await findingsOn('environment', { SESSION_SECRET: 'please-change-me-please-change-me' });
  expect(guessed).toMatchObject([{ level: 'problem', text: expect.stringMatching(/openssl/) }]);
  expect(JSON.stringify(guessed)).not.toContain('please-change-me');
  const file = join(dataDir, 'session-secret');
  await chmod(file, 0o644);
  expect(await findingsOn('secrets')).toMatchObject([{ level: 'problem', text: expect.stringMatching(/chmod 600/) }]);
  await chmod(file, 0o600);
  expect(await findingsOn('secrets')).toMatchObject([{ level: 'ok' }]);
});

test('an unreachable database, bus, model and browser are each one problem, without passwords in the output', async () => {
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
    onTestFinished(() => nats.stop());
    const logger = createLogger({ level: 'silent', service: 'test' });
    const open = async () => {
      const bus = await connectNats({ url: nats.url, name: 'tickets', logger });
      onTestFinished(() => bus.close());
      return bus;
    };
    await open();
    const busFindings = async () =>
      (await findingsOn('bus', { NATS_URL: nats.url })).map(({ level, text }) => `${level}: ${text}`);
    return { nats, url: nats.url, open, busFindings };
  };

  test('reports how full each stream is, with a warning for one that is nearly full', async () => {
    const { url, busFindings } = await start();
    expect(await busFindings()).toEqual(
      expect.arrayContaining([
        'ok: EXIT_TICKETS_STATE holds 0 MiB of 2304 MiB, 0%',
        'ok: EXIT_TICKETS_ERASURES holds 0 MiB of 512 MiB, 0%',
        'ok: EXIT_TICKETS_DEAD holds 0 MiB of 512 MiB, 0%',
      ]),
    );
    const nats = await connect({ servers: url });
    onTestFinished(() => nats.close());
    const { streams } = await jetstreamManager(nats);
    await jetstream(nats).publish('exit-tickets-state.ticket.changed.t1', 'x'.repeat(900_000));
    await streams.update('EXIT_TICKETS_STATE', { max_bytes: 1024 ** 2 });
    expect(await busFindings()).toContainEqual(
      expect.stringMatching(/^warning: EXIT_TICKETS_STATE holds 1 MiB of 1 MiB, 86%: see StreamFull/),
    );
  });

  test('names the consumers that get no events from a damaged store, unless the server has repaired it', async () => {
    const { nats, open, busFindings } = await start();
    const bus = await open();
    const consumed = new Set<string>();
    const onDeleted = consumer(
      'pdf-on-ticket-deleted',
      ticketDeleted,
      async ({ data }) => void consumed.add(data.ticketId),
    );
    await bus.subscribe(onDeleted);
    const publish = (ticketId: string) =>
      bus.publish(ticketDeleted, newEvent(ticketDeleted, { ticketId }, { source: 'tickets', now: new Date() }));
    for (const ticketId of ['1', '2', '3']) await publish(ticketId);
    await expect.poll(() => consumed.size).toBe(3);
    expect(await busFindings()).not.toContainEqual(expect.stringContaining('has lost'));
    await nats.damage();
    await nats.restart();
    await vi.waitFor(() => publish('4'));
    const named = expect.stringMatching(/^problem: has lost .* gives none to pdf-on-ticket-deleted: see "A damaged/);
    await vi.waitFor(async () => {
      if (!consumed.has('4')) expect(await busFindings()).toContainEqual(named);
    });
  });

  test('warns of streams without a size limit when there is no disk space for them', async () => {
    const { busFindings } = await start(1024 ** 2);
    expect(await busFindings()).toContainEqual(
      expect.stringMatching(/^warning: EXIT_TICKETS_STATE holds 0 MiB and has no bound/),
    );
  });
});

describe('the public address', () => {
  const publicFindings = async (PUBLIC_URL: string) => {
    const findings = await checkInstallation({ ...environment, PUBLIC_URL, CHROMIUM_PATH: '/nowhere' });
    return Object.fromEntries(
      findings
        .filter(({ subject }) => ['public address', 'proxy', 'live stream'].includes(subject))
        .map(({ subject, level, text }) => [subject, `${level}: ${text}`]),
    );
  };

  test('of another app, or of none, is a problem', async () => {
    const other = createServer((_request, response) => void response.end('hello'));
    const port = await listenOnFreePort(other);
    onTestFinished(() => void other.close());
    expect((await publicFindings(`http://127.0.0.1:${port}`))['public address']).toMatch(/^problem/);
    expect((await publicFindings('http://127.0.0.1:9'))['public address']).toMatch(/^problem: .* cannot be reached/);
  });

  test('with a proxy that TRUSTED_PROXIES does not contain is a problem: all students share one address', async () => {
    const url = await startProxy((address) => `${address}, 198.51.100.4`);
    expect((await publicFindings(url)).proxy).toMatch(/^problem: everybody seems to come from .*TRUSTED_PROXIES/);
  });

  test('with a proxy on loopback is only a warning, because it does not show whether the proxy is trusted', async () => {
    const url = await startProxy(() => '127.0.0.1');
    expect((await publicFindings(url)).proxy).toMatch(/^warning: from here it cannot be told .*TRUSTED_PROXIES/);
  });

  test('with a proxy that buffers streams is a problem, and with another one it is not', async () => {
    const buffering = await startProxy((address) => address, { isBuffering: true });
    expect((await publicFindings(buffering))['live stream']).toMatch(/^problem: .*buffering/);
    const open = await startProxy((address) => address);
    expect((await publicFindings(open))['live stream']).toMatch(/^(ok|warning): begins after/);
  });

  test('shows how a request arrived only to the doctor', async () => {
    expect((await fetch(`${app.addresses.local}/api/doctor`)).status).toBe(404);
  });
});

describe('a mail', () => {
  const steps = async (SMTP_URL: string, to = 'an@school.example') =>
    (await sendTestMail({ ...environment, SMTP_URL }, to)).map(({ level, text }) => `${level} ${text}`);

  test('is sent, and each step is reported separately', async () => {
    expect(await steps(mail.url)).toEqual([
      expect.stringMatching(/^ok DNS/),
      expect.stringMatching(/^ok TCP/),
      expect.stringMatching(/^warning TLS: .*no encryption/),
      expect.stringMatching(/^ok login/),
      expect.stringMatching(/^ok recipient/),
    ]);
    expect((await mail.waitForMail('an@school.example')).subject).toBe('Exit tickets: a test');
  });

  test('fails at the first wrong step', async () => {
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
    'is accepted by a server with %s only with a trusted certificate and the right login',
    async (encryption) => {
      const login = { user: 'an@school.example', password: 'p@ss/wörd' };
      const school = await startMailSink({ encryption, login });
      onTestFinished(() => school.close());
      const credentials = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`;
      const withLogin = school.url.replace('//', `//${credentials}`);
      expect((await steps(withLogin)).at(-1)).toMatch(/^problem TLS: .*NODE_EXTRA_CA_CERTS/);
      const defaultCertificates = getCACertificates('default');
      onTestFinished(() => setDefaultCACertificates(defaultCertificates));
      setDefaultCACertificates([...defaultCertificates, await readFile(certificateFile, 'utf8')]);
      expect((await steps(school.url)).at(-1)).toMatch(/^problem recipient/);
      expect((await steps(withLogin.replace('p%40ss', 'pass'))).at(-1)).toMatch(/^problem login/);
      expect(school.mails).toEqual([]);
      // A process reads NODE_EXTRA_CA_CERTS only at its start.
      const env = { ...environment, NODE_EXTRA_CA_CERTS: certificateFile, SMTP_URL: withLogin };
      expect(await runProgram(script, env, 'mail', '--to', 'an@school.example')).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/encrypted[\s\S]*logged in as an@school\.example[\s\S]*taken a mail/),
      });
      expect((await school.waitForMail('an@school.example')).subject).toBe('Exit tickets: a test');
    },
  );
});
