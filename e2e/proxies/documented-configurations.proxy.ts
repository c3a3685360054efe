import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setDefaultCACertificates } from 'node:tls';
import { getAuthStatus, heartbeatEvent, limits, summarizeMaterial, watchTicket } from '@exit-tickets/contracts';
import { createSessions } from '@exit-tickets/service-kit';
import { certificateFile, createApiClient, docx } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AppProcess, startApp } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { type ProxyName, startProxy } from './start-proxy.ts';

const mebibyte = 1024 * 1024;
const idleMs = 5 * 60_000;
const secret = randomBytes(32).toString('hex');
const names: readonly ProxyName[] = ['nginx', 'Caddy', 'Apache'];

const dataDir = folderOfTests();
let app: AppProcess;
const proxies = new Map<ProxyName, Awaited<ReturnType<typeof startProxy>>>();
const proxyOf = (name: ProxyName) => {
  const proxy = proxies.get(name);
  if (!proxy) throw new Error(`${name} does not run`);
  return proxy;
};

beforeAll(async () => {
  setDefaultCACertificates([await readFile(certificateFile, 'utf8')]);
  app = await startApp({
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: 'https://localhost',
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SECRET: secret,
  });
  for (const name of names) {
    const proxy = await startProxy(name, app.url);
    proxies.set(name, proxy);
    await vi
      .waitFor(() => fetch(proxy.url), { timeout: 30_000 })
      .catch((error: unknown) => {
        throw new Error(`${name} is not reached: ${proxy.output()}`, { cause: error });
      });
  }
});
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.close();
  await app.stop('SIGKILL');
});

/** Reads a streamed reply. */
const readStream = (answer: Response) => {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    /** Reads until this has been received so many times; throws when the stream ends before. */
    until: async (piece: string, times = 1): Promise<void> => {
      while (received.split(piece).length <= times) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`it has ended after ${received}`);
        received += value;
      }
    },
    cancel: () => reader?.cancel(),
  };
};

/** Sends a request from this local address. */
const getFrom = (localAddress: string, url: URL, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { localAddress, headers }, resolve).on('error', reject).end();
  });

describe.concurrent.each(names)('the configuration of %s in docs/operations.md', (name) => {
  test('delivers pages compressed', async () => {
    const answer = await fetch(`${proxyOf(name).url}/`);
    expect(answer.headers.get('content-encoding')).toMatch(/^(?:gzip|br)$/);
    expect(await answer.text()).toContain('</html>');
  });

  test('keeps a teacher logged in', async () => {
    const teacher = await newTeacher(proxyOf(name).url);
    expect(teacher.cookie).toContain('__Host-session=');
    expect((await teacher.call(getAuthStatus)).body.isAuthenticated).toBe(true);
  });

  test('passes on the address and the host of a request, and ignores the client’s x-forwarded-for', async () => {
    const { cookieName, sign } = createSessions({ secrets: [secret], isSecure: true });
    const url = new URL('/api/doctor', proxyOf(name).url);
    const answer = await getFrom('127.0.0.5', url, {
      cookie: `${cookieName}=${sign('doctor', 'doctor').token}`,
      'x-forwarded-for': '203.0.113.77',
    });
    const [, arrival = ''] = /^data: (.*)$/m.exec(await text(answer)) ?? [];
    expect(JSON.parse(arrival)).toMatchObject({ address: '127.0.0.5', forwardedFor: '127.0.0.5', host: url.host });
  });

  test('accepts an upload of 20 MB', async () => {
    const lesson = 'Planten maken met licht, water en koolstofdioxide glucose en zuurstof.';
    const picture = { name: 'word/media/image1.bin', content: randomBytes(20 * mebibyte) };
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(docx([lesson], {}, [picture]))], 'les.docx'));
    const client = createApiClient(proxyOf(name).url);
    const answer = await client.fetch(summarizeMaterial.path, { method: 'POST', body: form });
    expect(summarizeMaterial.reply.parse(await answer.json()).summary.originalContent).toContain(lesson);
  });

  test('passes on live results at once, also after five minutes without a response', async () => {
    const { url } = proxyOf(name);
    const teacher = await newTeacher(url);
    const { ticket, params } = await newTicket(teacher);
    const answer = await teacher.fetch(watchTicket.path.replace(':id', params.id));
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    const live = readStream(answer);
    await live.until(heartbeatEvent);
    // The stream never ends, so anything buffered until its end would never arrive.
    await submit(url, { ticketId: ticket.id });
    await live.until('"kind":"response"');
    await live.until(heartbeatEvent, 1 + Math.ceil(idleMs / limits.liveHeartbeatMs));
    await submit(url, { ticketId: ticket.id, studentName: 'Sem' });
    await live.until('"kind":"response"', 2);
    await live.cancel();
  });
});
