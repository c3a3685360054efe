import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import {
  findTicketByPin,
  forgotPassword,
  generateFromContent,
  generateFromText,
  limits,
  login,
  register,
  submitResponse,
  summarizeMaterial,
} from '@exit-tickets/contracts';
import { aSubmission, hostileFiles, sample } from '@exit-tickets/testing';
import { password } from '../../../e2e/support/classroom.ts';
import type { HttpRequest } from '../../server/http.ts';
import { type Attacker, marked } from '../attacker.ts';
import { type Attack, type Attacks, at, get, post } from './attack.ts';
import { longLessons } from './long-lessons.ts';

/** The longest header: Node accepts 16 KiB for all of them. */
const headerLength = 15_000;
const manyFields = 900_000;
const lookUpPath = (pin: string): string => at(findTicketByPin.path, { pin });
const somePin = (): string =>
  String(Math.floor(Math.random() * 10 ** limits.pinDigits)).padStart(limits.pinDigits, '0');
const getWith = (path: string, headers: Record<string, string>): HttpRequest => ({ ...get(path), headers });
/** Fields of calls without an account, with more text than allowed. */
const tooLong = (text: string) => [
  post(submitResponse.path, aSubmission({ ticketId: 'none', studentName: text })),
  post(submitResponse.path, aSubmission({ ticketId: 'none', answers: [{ questionId: 'q1', answer: text }] })),
  post(login.path, { email: text, password }),
  post(register.path, { email: `${randomUUID()}@attack.nl`, password, firstName: text }),
  post(generateFromContent.path, { content: 'Een plant maakt suiker.', focus: text }),
];

/** Repeats these calls one after the other. */
const repeating =
  (pace: { width: number; everyMs: number }, calls: () => readonly HttpRequest[]): Attack['begin'] =>
  async ({ call, repeat }) => {
    const all = calls();
    let made = 0;
    return () =>
      repeat(pace, async () => {
        const next = all[made++ % all.length];
        if (next) await call(next);
      });
  };

/** Writes any HTTP to a separate connection, then a space every second, and reads nothing. */
const writeRaw = ({ url }: Attacker, text: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(text);
    const more = setInterval(() => socket.writable && socket.write(' '), 1_000);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(more);
      resolve();
    });
  });

const formOf = async (files: readonly { name: string; content: Buffer }[]): Promise<{ body: Buffer; type: string }> => {
  const form = new FormData();
  for (const { name, content } of files) form.append('file', new File([new Uint8Array(content)], name));
  const encoded = new Response(form);
  return { body: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' };
};

/** Calls without an account, so only an attacking address makes them. */
export const attacksOfStrangers: Attacks = {
  languages: {
    what: 'Accept-Language of 15 kB, ten a second',
    begin: repeating({ width: 10, everyMs: 1_000 }, () =>
      [
        `nl${';'.repeat(headerLength)}`,
        Array(headerLength / 5)
          .fill('xx;q=0')
          .join(',')
          .slice(0, headerLength),
      ].map((header) => getWith('/', { 'accept-language': header })),
    ),
  },
  headers: {
    what: 'other headers of 15 kB, thirty a second',
    begin: repeating({ width: 30, everyMs: 1_000 }, () => [
      getWith('/', { 'accept-encoding': 'x;q=0.1,'.repeat(headerLength / 8) }),
      getWith('/', { 'if-none-match': '"x",'.repeat(headerLength / 4) }),
      getWith('/', { accept: 'text/html;'.repeat(headerLength / 10) }),
      getWith('/api/auth/status', { cookie: 'a=b; '.repeat(headerLength / 5) }),
      getWith('/api/auth/status', { cookie: `session=${'e.'.repeat(headerLength / 2)}` }),
      getWith('/api/auth/status', { traceparent: 'f'.repeat(headerLength) }),
    ]),
  },
  paths: {
    what: 'paths and queries of 15 kB, thirty a second',
    begin: repeating({ width: 30, everyMs: 1_000 }, () => [
      get(`/${'a/'.repeat(headerLength / 2)}`),
      get(`/${'%2e'.repeat(headerLength / 3)}`),
      get(`/api/ticket/${'1'.repeat(headerLength)}`),
      get(`/api/my-tickets?${'a=b&'.repeat(headerLength / 4)}`),
      get(`/api/my-tickets?${'search=b&'.repeat(headerLength / 9)}`),
    ]),
  },
  'long-fields': {
    what: 'fields of a megabyte, eight a second',
    begin: repeating({ width: 8, everyMs: 1_000 }, () =>
      [
        marked(manyFields / 21),
        'a'.repeat(manyFields),
        ' '.repeat(manyFields),
        '👨‍👩‍👧'.repeat(manyFields / 18),
      ].flatMap(tooLong),
    ),
  },
  'many-faults': {
    what: 'bodies of a megabyte that are wrong in as many places as they can, three a second',
    begin: repeating({ width: 3, everyMs: 1_000 }, () => {
      const empty = `[${Array(manyFields / 3)
        .fill('{}')
        .join(',')}]`;
      const numbers = `[${Array(manyFields / 2)
        .fill('1')
        .join(',')}]`;
      const keys = `{${Array.from({ length: manyFields / 12 }, (_, nth) => `"k${nth}":1`).join(',')}}`;
      const question = { id: 'q1', type: 'multiple_choice', text: 'x', correctAnswer: 'x' };
      return [
        post(submitResponse.path, `{"ticketId":"x","studentName":"x","answers":${empty}}`),
        post(submitResponse.path, keys),
        post(generateFromContent.path, `{"content":"x","existingQuestions":${empty}}`),
        post(generateFromContent.path, `{"content":"x","focusLevels":${numbers}}`),
        post(generateFromContent.path, {
          content: 'x',
          existingQuestions: [{ ...question, options: Array(manyFields / 4).fill('x') }],
        }),
        post(submitResponse.path, `{"ticketId":"${'\\u0061'.repeat(manyFields / 6)}"}`),
      ];
    }),
  },
  'long-answers': {
    what: 'submissions of many digits and of many marks to a ticket of the attacker, six a second',
    begin: async ({ account, makeTicket, call, repeat }) => {
      const questions = Array.from({ length: limits.questionsPerTicket }, (_, nth) => ({
        id: `q${nth + 1}`,
        type: 'open_text' as const,
        text: 'Hoeveel?',
        guide: { modelAnswer: '12 kilogram en 3 gram' },
      }));
      const texts = [
        '1'.repeat(limits.answerLength),
        '1 2-'.repeat(limits.answerLength / 4),
        marked(2_000),
        '(1.'.repeat(1_600),
      ];
      let ticket = await makeTicket(account(), { questions });
      let sent = 0;
      return () =>
        repeat({ width: 6, everyMs: 1_000 }, async () => {
          const answer = texts[sent++ % texts.length] ?? '';
          const answers = questions.map(({ id: questionId }) => ({ questionId, answer }));
          const reply = await call(
            post(submitResponse.path, aSubmission({ ticketId: ticket.id, studentName: `n${sent}`, answers })),
          );
          if (reply?.status === 409) ticket = await makeTicket(account(), { questions }).catch(() => ticket);
        });
    },
  },
  'short-calls': {
    what: 'a thousand short calls at once, every three seconds',
    begin: async ({ call, repeat, account, makeTicket }) => {
      const { pin } = await makeTicket(account());
      const burst = () => Promise.all(Array.from({ length: 1_000 }, () => call(get(lookUpPath(pin)))));
      return () => repeat({ width: 1, everyMs: 3_000 }, burst);
    },
  },
  'slow-bodies': {
    what: 'three hundred bodies that come a byte a second',
    begin: async (attacker) => {
      const { address, repeat } = attacker;
      const head = () =>
        `POST ${submitResponse.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address()}\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n`;
      return () => repeat({ width: 300, everyMs: 1_000 }, () => writeRaw(attacker, head()));
    },
  },
  'tiny-chunks': {
    what: 'bodies of 900,000 bytes in chunks of one byte each, two at a time',
    begin: async (attacker) => {
      const { address, repeat } = attacker;
      const head = () =>
        `POST ${submitResponse.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address()}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const chunks = '1\r\n \r\n'.repeat(manyFields);
      return () => repeat({ width: 2, everyMs: 1_000 }, () => writeRaw(attacker, `${head()}${chunks}`));
    },
  },
  'many-parts': {
    what: 'uploads of a hundred thousand fields, and of as many files of no bytes, two at a time',
    begin: repeating({ width: 2, everyMs: 1_000 }, () =>
      ['name="title"', 'name="file"; filename="a.txt"'].map((disposition) => ({
        method: 'POST',
        path: summarizeMaterial.path,
        body: Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n\r\n`.repeat(100_000)),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      })),
    ),
  },
  'slow-uploads': {
    what: 'sixty uploads that come a byte a second',
    begin: async (attacker) => {
      const { address, repeat } = attacker;
      const head = () =>
        `POST ${summarizeMaterial.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000000\r\n\r\n--b\r\n`;
      return () => repeat({ width: 60, everyMs: 1_000 }, () => writeRaw(attacker, head()));
    },
  },
  'slow-heads': {
    what: 'a thousand connections whose request never gets beyond its head',
    begin: async (attacker) => () =>
      attacker.repeat({ width: 1_000, everyMs: 3_000 }, () => writeRaw(attacker, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ')),
  },
  pipelined: {
    what: 'twenty connections with four hundred look-ups written ahead of answers that nobody reads',
    begin: async (attacker) => {
      const { address, repeat, account, wideTicket } = attacker;
      const { pin } = await wideTicket(account());
      const one = () => `GET ${lookUpPath(pin)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address()}\r\n\r\n`;
      return () => repeat({ width: 20, everyMs: 5_000 }, () => writeRaw(attacker, one().repeat(400)));
    },
  },
  'unread-look-ups': {
    what: 'six hundred look-ups of a ticket as large as one may be, never read',
    begin: async ({ leaveUnread, repeat, account, wideTicket }) => {
      const { pin } = await wideTicket(account());
      return () => repeat({ width: 600, everyMs: 3_000 }, () => leaveUnread(get(lookUpPath(pin))));
    },
  },
  'wide-look-ups': {
    what: 'look-ups of a ticket as large as one may be, twenty a second',
    begin: async ({ call, repeat, account, wideTicket }) => {
      const { pin } = await wideTicket(account());
      return () => repeat({ width: 20, everyMs: 1_000 }, () => call(get(lookUpPath(pin))));
    },
  },
  'unread-files': {
    what: 'two hundred files of the web, never read',
    begin:
      async ({ leaveUnread, repeat }) =>
      () =>
        repeat({ width: 200, everyMs: 3_000 }, (nth) => leaveUnread(get(nth % 2 ? '/api/openapi.json' : '/'))),
  },
  pins: {
    what: 'a scan of PINs, fifty a second',
    begin:
      async ({ call, repeat }) =>
      () =>
        repeat({ width: 50, everyMs: 1_000 }, () => call(get(lookUpPath(somePin())))),
  },
  health: {
    what: 'the health check, fifty a second',
    begin: repeating({ width: 50, everyMs: 1_000 }, () => [get('/api/health')]),
  },
  'wrong-passwords': {
    what: 'logins with wrong passwords to accounts that are not there, twenty at a time',
    begin:
      async ({ call, repeat }) =>
      () =>
        repeat({ width: 20, everyMs: 500 }, () =>
          call(post(login.path, { email: `${randomUUID()}@attack.nl`, password })),
        ),
  },
  registrations: {
    what: 'new accounts, ten at a time',
    begin:
      async ({ call, repeat }) =>
      () =>
        repeat({ width: 10, everyMs: 500 }, () =>
          call(post(register.path, { email: `${randomUUID()}@attack.nl`, password })),
        ),
  },
  forgotten: {
    what: 'reset links, fifty a second, half of them for addresses with an account',
    begin:
      async ({ call, repeat, account }) =>
      () =>
        repeat({ width: 50, everyMs: 1_000 }, (nth) =>
          call(post(forgotPassword.path, { email: nth % 2 ? account(nth).email : `${randomUUID()}@attack.nl` })),
        ),
  },
  visitors: {
    what: 'questions from 200,000 characters without an account, eight at a time',
    begin: repeating({ width: 8, everyMs: 500 }, () =>
      longLessons.map((content) => post(generateFromText.path, { content })),
    ),
  },
  uploads: {
    what: 'uploads of ten hostile files each, ten at a time',
    begin: async ({ call, repeat }) => {
      const hostile = hostileFiles();
      const readable = { name: 'foto.jpg', content: sample('fotosynthese-nl.jpg') };
      const forms = await Promise.all(
        [...hostile, readable].map((file) => formOf(Array.from({ length: limits.filesPerUpload }, () => file))),
      );
      let sent = 0;
      return () =>
        repeat({ width: 10, everyMs: 1_000 }, async () => {
          const form = forms[sent++ % forms.length];
          if (form)
            await call({
              method: 'POST',
              path: summarizeMaterial.path,
              body: form.body,
              headers: { 'content-type': form.type },
            });
        });
    },
  },
};
