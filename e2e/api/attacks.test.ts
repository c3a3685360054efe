import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { buildAi } from '@exit-tickets/ai';
import { aiConfig } from '@exit-tickets/ai/config';
import { buildAuth } from '@exit-tickets/auth';
import { authConfig } from '@exit-tickets/auth/config';
import {
  api,
  createTicket,
  type Endpoint,
  findTicketByPin,
  forgotPassword,
  getTicket,
  limits,
  rateLimits,
  submitResponse,
  updateTicket,
} from '@exit-tickets/contracts';
import { buildPdf } from '@exit-tickets/pdf';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { buildResponses } from '@exit-tickets/responses';
import { responsesConfig } from '@exit-tickets/responses/config';
import {
  type ApiClient,
  aChoice,
  aDraft,
  aQuestion,
  aSubmission,
  createApiClient,
  type MailSink,
  startContext,
  startMailSink,
  type TestContext,
} from '@exit-tickets/testing';
import { buildTickets } from '@exit-tickets/tickets';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newTeacher, newTicket } from '../support/classroom.ts';
import { type DeployedApp, startDeployedApp } from '../support/deployed-app.ts';
import { examplesOf, type Json } from '../support/published-examples.ts';

let mail: MailSink;
let app: DeployedApp;
let url: string;
let teacher: ApiClient & { email: string };
let ticketId: string;
let examples: Awaited<ReturnType<typeof examplesOf>>;

beforeAll(async () => {
  mail = await startMailSink();
  app = await startDeployedApp({ SMTP_URL: mail.url, TRUSTED_PROXIES: '127.0.0.1' });
  url = app.url;
  examples = await examplesOf(url);
});
let teachers = 0;
/** Replaces the teacher by a new one at a separate address, so that no limit counts their requests together. */
const asAnotherTeacher = async (): Promise<void> => {
  teachers += 1;
  teacher = await newTeacher(url, `198.18.${teachers >> 8}.${teachers & 255}`);
  ticketId = (await newTicket(teacher)).ticket.id;
};
afterAll(async () => {
  await app.close();
  await mail.close();
});

interface Leaf {
  path: string;
  value: Json;
  /** The body with something else in this place. */
  with(other: Json): Json;
}

/** Every value in a body that is neither a list nor an object, at any depth. */
const leavesOf = (body: Json): Leaf[] => {
  if (body === null || typeof body !== 'object') return [{ path: '', value: body, with: (other) => other }];
  return Object.entries(body).flatMap(([key, inner]) =>
    leavesOf(inner).map((leaf) => ({
      path: leaf.path ? `${key}.${leaf.path}` : key,
      value: leaf.value,
      with: (other: Json): Json =>
        Array.isArray(body)
          ? body.map((item, index) => (String(index) === key ? leaf.with(other) : item))
          : { ...body, [key]: leaf.with(other) },
    })),
  );
};

const errorBody = z.object({ code: z.string(), field: z.string().optional(), message: z.string() });

/** The number of calls that one teacher may make at once, refused ones included. */
const maxCallsPerTeacher = Math.min(rateLimits.lists.perAccount, rateLimits.ticketChanges.perAccount);
let sent = 0;

/** Sends this text as the body of a call on the teacher's own ticket. */
const send = async ({ method, path, rateLimits: limited }: Endpoint, body: string, type = 'application/json') => {
  sent += 1;
  if (limited && sent % maxCallsPerTeacher === 0) await asAnotherTeacher();
  const where = path.replace(':id', ticketId).replace(':responseId', 'r1');
  const answer = await teacher.fetch(where, { method, body, headers: { 'content-type': type } });
  const text = await answer.text();
  return { status: answer.status, ...errorBody.partial().parse(text.startsWith('{') ? JSON.parse(text) : {}) };
};

const withBody = api.filter(({ body, bodyKind }) => body && bodyKind !== 'multipart');

/** The fields with a password that is compared with the account’s, and never stored. */
const typedPasswords: Record<string, string> = {
  login: 'password',
  changePassword: 'currentPassword',
  changeEmail: 'password',
  deleteAccount: 'password',
};

describe.each(withBody.map((call) => ({ id: call.id, call })))('$id', ({ id, call }) => {
  const leaves = () => leavesOf(examples.get(id) ?? {});
  /** A body above the limit of the call is refused before it is read. */
  const refusalOf = (body: string) =>
    body.length > (call.bodyLimit ?? limits.jsonBodyBytes)
      ? { status: 413, code: 'body_too_large' }
      : { status: 400, code: 'invalid_request' };
  beforeAll(asAnotherTeacher);

  test('refuses a query operator in place of any value, at any depth, and names the field', async () => {
    for (const leaf of leaves()) {
      const answer = await send(call, JSON.stringify(leaf.with({ $gt: '' })));
      expect(answer, leaf.path).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(leaf.path, String(answer.field)).toContain(answer.field);
    }
    expect(leaves()).not.toHaveLength(0);
  });

  test('refuses NUL and half of a surrogate pair in any text', async () => {
    for (const leaf of leaves().filter(({ value }) => typeof value === 'string'))
      for (const broken of ['\u0000', '\ud800', '\udc00']) {
        const { status } = await send(call, JSON.stringify(leaf.with(`${leaf.value}${broken}`)));
        // For a password to compare, such a text is simply a wrong password.
        expect(status, leaf.path).toBe(typedPasswords[id] === leaf.path ? 401 : 400);
      }
  });

  test('refuses a list of 1,400 items in any field that is a list', async () => {
    for (const [field, value] of Object.entries(examples.get(id) ?? {})) {
      if (!Array.isArray(value) || value[0] === undefined) continue;
      const item = typeof value[0] === 'string' ? value[0] : {};
      const body = {
        ...Object(examples.get(id)),
        [field]: Array.from({ length: 1_400 }, () => item),
      };
      expect(await send(call, JSON.stringify(body))).toMatchObject({ status: 400, field });
    }
  });

  test('refuses JSON that is nested far deeper than any call needs', async () => {
    const depth = 40_000;
    for (const bottomless of [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      '['.repeat(depth),
    ])
      expect(await send(call, bottomless)).toMatchObject(refusalOf(bottomless));
    const json = JSON.stringify(examples.get(id));
    const unasked = json.replace('{', `{"unasked":${'['.repeat(100)}${']'.repeat(100)},`);
    expect(await send(call, unasked)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('refuses JSON with far more values than any call needs', async () => {
    const json = JSON.stringify(examples.get(id)).replace('{', `{"unasked":[${'0,'.repeat(limits.jsonValues * 10)}0],`);
    expect(await send(call, json)).toMatchObject(refusalOf(json));
  });

  test('refuses keys that would change a prototype', async () => {
    const json = JSON.stringify(examples.get(id));
    for (const poison of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}'])
      expect(await send(call, json.replace('{', `{${poison},`))).toMatchObject({
        status: 400,
        code: 'invalid_request',
      });
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'application/xml'])(
    'refuses the content type %s',
    async (type) => {
      // The service with uploads parses a form even on other calls, and then finds no JSON body.
      expect([400, 415]).toContain((await send(call, JSON.stringify(examples.get(id)), type)).status);
    },
  );
});

describe('a field that only the server sets', () => {
  beforeAll(asAnotherTeacher);
  const forged = {
    id: 'mine',
    _id: 'mine',
    pin: '0000',
    createdBy: randomUUID(),
    teacherId: randomUUID(),
    isActive: false,
    isAnalyzed: true,
    isArchived: true,
    isLocked: true,
    responseCount: 99,
    expiresAt: '2999-01-01T00:00:00.000Z',
    createdAt: '2000-01-01T00:00:00.000Z',
    version: 99,
    outbox: [{}],
    deletedAt: '2000-01-01T00:00:00.000Z',
  };

  test('is ignored in the body of a new or an edited ticket', async () => {
    const { ticket, params } = await newTicket(teacher, { title: 'Fotosynthese' });
    const made = await teacher.call(createTicket, { body: { ...aDraft(), ...forged } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      createdBy: ticket.createdBy,
      isActive: true,
      isAnalyzed: false,
      responseCount: 0,
    });
    expect(made.body.pin).not.toBe('0000');
    const edited = await teacher.call(updateTicket, { params, body: { ...aDraft({ title: 'Anders' }), ...forged } });
    expect(edited.body).toEqual({ ...ticket, title: 'Anders' });
    expect((await teacher.call(getTicket, { params })).body).toEqual(edited.body);
  });

  test('is ignored in the body of a response', async () => {
    const { ticket } = await newTicket(teacher);
    const body = { ...aSubmission({ ticketId: ticket.id }), id: 'mine', number: 500, submittedAt: forged.createdAt };
    const sent = await createApiClient(url).call(submitResponse, { body });
    expect(sent.body.id).not.toBe('mine');
    expect(sent.body.submittedAt > forged.createdAt).toBe(true);
  });
});

/** Sends a request with any `Host`, which a browser would not do. */
const requestWithHost = (host: string, path: string, body?: object) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', accept: 'text/html' };
    const call = request(
      {
        hostname,
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, text }));
      },
    );
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });

test('a forged Host does not change the reset link in the mail', async () => {
  const poisoned = await requestWithHost('evil.example', forgotPassword.path, { email: teacher.email });
  expect(poisoned.status).toBe(200);
  const { text, html } = await mail.waitForMail(teacher.email, { timeoutMs: 45_000 });
  expect(text).toContain(`${url}/reset-password?token=`);
  expect(poisoned.text + text + html).not.toContain('evil');
});

test.each([
  '//evil.example',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/assets//evil.example',
  '/api/docs',
  '/student//evil.example',
])('no path redirects to another site: %s', async (path) => {
  const { location } = await requestWithHost('evil.example', path);
  expect(location ?? '/').toMatch(/^(\.?\/(?![/\\])|\.\.?\/)/);
});

test('a student who enters the PIN gets no answer key, and nothing about the teacher', async () => {
  const guide = { modelAnswer: 'licht, water en koolstofdioxide' };
  const questions = [aQuestion({ guide }), aChoice({ correctAnswer: 'glucose' })];
  const { ticket } = await newTicket(teacher, { originalContent: 'de hele les', questions });
  const { body } = await createApiClient(url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
  expect(Object.keys(body).sort()).toEqual(['className', 'id', 'questions', 'title']);
  expect(body).toMatchObject({ questions: [{ id: 'q1' }, { id: 'q2' }] });
  const text = JSON.stringify(body);
  for (const hidden of [ticket.createdBy, guide.modelAnswer, 'guide', 'correctAnswer', 'de hele les'])
    expect(text).not.toContain(hidden);
});

describe('a service that is called directly, past the gateway', () => {
  let context: TestContext;
  let services: Map<string, FastifyInstance>;
  beforeAll(async () => {
    context = await startContext();
    services = new Map([
      ['auth', await buildAuth(authConfig.parse({ PUBLIC_URL: 'http://localhost' }), context)],
      ['tickets', await buildTickets(ticketsConfig.parse({}), context)],
      ['responses', await buildResponses(responsesConfig.parse({}), context)],
      ['ai', await buildAi(aiConfig.parse({}), context)],
      ['pdf', await buildPdf(pdfConfig.parse({}), context)],
    ]);
  });
  afterAll(() => context.close());

  test.each(api.filter(({ access }) => access === 'teacher').map((call) => ({ id: call.id, call })))(
    'ignores headers that claim an identity: $id',
    async ({ call }) => {
      const claimed = Object.fromEntries(
        ['x-user-id', 'x-teacher-id', 'x-session', 'x-forwarded-user', 'authorization'].map((name) => [
          name,
          'teacher-1',
        ]),
      );
      const answer = await services.get(call.service)?.inject({
        method: call.method,
        url: call.path.replace(':id', randomUUID()),
        headers: claimed,
      });
      expect({ status: answer?.statusCode, code: answer?.json().code }).toEqual({ status: 401, code: 'not_logged_in' });
    },
  );
});
