import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { readCertificate } from './certificate.ts';
import { type ReceivedMail, readMail } from './received-mail.ts';

export type { ReceivedMail } from './received-mail.ts';

/** How the mail server treats recipients: accepts, refuses temporarily (451) or permanently (550). */
export type MailManner = 'accept' | 'busy' | 'refuse';

/** A local mail server that stores the mails it receives. */
export interface MailSink {
  /** For `SMTP_URL`, without the login. */
  url: string;
  mails: readonly ReceivedMail[];
  /** How many recipients were refused, temporarily or permanently. */
  turnedAway(): number;
  /** The next mail to this address that no earlier wait has returned. Throws when none comes in time. */
  waitForMail(to: string, options?: { timeoutMs?: number }): Promise<ReceivedMail>;
  behave(manner: MailManner): void;
  /** Stops listening: connections are refused. */
  goDown(): Promise<void>;
  /** Listens again, on the same port. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export interface MailSinkOptions {
  /** From the first byte, or at the client's request; none by default. */
  encryption?: 'tls' | 'starttls';
  /** The credentials required for sending; none by default. */
  login?: { user: string; password: string };
}

const answers = {
  busy: { responseCode: 451, text: 'Try again later' },
  refuse: { responseCode: 550, text: 'No such mailbox' },
};
const lookEveryMs = 20;

/** Starts a real SMTP listener on a free port of the loopback interface. */
export const startMailSink = async ({ encryption, login }: MailSinkOptions = {}): Promise<MailSink> => {
  const certificate = encryption && (await readCertificate());
  const mails: ReceivedMail[] = [];
  const returned = new Set<ReceivedMail>();
  let manner: MailManner = 'accept';
  let turnedAway = 0;

  const newServer = (): SMTPServer => {
    const server = new SMTPServer({
      ...certificate,
      secure: encryption === 'tls',
      authOptional: login === undefined,
      disabledCommands: encryption ? [] : ['STARTTLS'],
      onAuth: ({ username, password }, _session, callback) => {
        if (username === login?.user && password === login?.password) callback(null, { user: username });
        else callback(new Error('Invalid login'));
      },
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        if (manner === 'accept') return callback();
        turnedAway += 1;
        const { text, responseCode } = answers[manner];
        callback(Object.assign(new Error(text), { responseCode }));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const to = rcptTo.map(({ address }) => address);
          mails.push(readMail(Buffer.concat(chunks), { from: mailFrom ? mailFrom.address : '', to }));
          callback();
        });
      },
    });
    // A client may disconnect at any time.
    server.on('error', () => undefined);
    return server;
  };

  const listen = async (on: number): Promise<{ server: SMTPServer; port: number }> => {
    const server = newServer();
    const listener = server.listen(on, '127.0.0.1');
    if (!listener.listening) await once(listener, 'listening');
    const address = listener.address();
    if (address === null || typeof address === 'string') throw new Error('the mail sink has no port');
    return { server, port: address.port };
  };

  const first = await listen(0);
  const { port } = first;
  let server: SMTPServer | undefined = first.server;

  const goDown = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (server) server.close(resolve);
    else resolve();
    server = undefined;
    await promise;
  };

  return {
    url: `${encryption === 'tls' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    turnedAway: () => turnedAway,
    waitForMail: async (to, { timeoutMs = 15_000 } = {}) => {
      const deadline = performance.now() + timeoutMs;
      while (performance.now() < deadline) {
        const mail = mails.find((received) => received.to.includes(to) && !returned.has(received));
        if (mail) {
          returned.add(mail);
          return mail;
        }
        await wait(lookEveryMs);
      }
      throw new Error(`no mail to ${to} within ${timeoutMs} ms`);
    },
    behave: (next) => {
      manner = next;
    },
    goDown,
    comeBack: async () => {
      if (!server) server = (await listen(port)).server;
    },
    close: goDown,
  };
};
