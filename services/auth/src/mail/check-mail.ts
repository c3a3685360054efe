import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { createMailer } from './mailer.ts';

/** A step of the mail check. The first failing step ends the check. */
export interface MailStep {
  step: 'DNS' | 'TCP' | 'TLS' | 'login' | 'recipient';
  level: 'ok' | 'warning' | 'problem';
  /** The result, or what to change. */
  text: string;
}

export interface MailCheck {
  smtpUrl: string;
  from: string | undefined;
  publicUrl: string;
  /** Recipient of a test mail; unset sends none. */
  to?: string | undefined;
}

const timeoutMs = 10_000;
const usualPorts = { submission: 587, encrypted: 465 };

/** The error message of a server or network, shortened to one line. Never contains the password. */
const saidBy = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const said = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return said.replaceAll(/\s+/g, ' ').slice(0, 300);
};

const reach = async (host: string, port: number): Promise<void> => {
  const socket = connect({ host, port, timeout: timeoutMs });
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
};

/** Checks each step of sending mail, so that the operator learns which one fails. */
export async function* checkMail({ smtpUrl, from, publicUrl, to }: MailCheck): AsyncGenerator<MailStep> {
  const { protocol, hostname, port: given, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isEncrypted = protocol === 'smtps:';
  const port = Number(given) || (isEncrypted ? usualPorts.encrypted : usualPorts.submission);
  const problem = (step: MailStep['step'], advice: string, error: unknown): MailStep => ({
    ...{ step, level: 'problem', text: `${advice} (${saidBy(error)})` },
  });

  try {
    const { address } = await lookup(host);
    yield { step: 'DNS', level: 'ok', text: `${host} is ${address}` };
  } catch (error) {
    return yield problem('DNS', `no such host, ${host}: check SMTP_URL`, error);
  }

  try {
    await reach(host, port);
    yield { step: 'TCP', level: 'ok', text: `port ${port} takes connections` };
  } catch (error) {
    return yield problem(
      'TCP',
      `nothing answers on port ${port}: check SMTP_URL, and whether a firewall holds it`,
      error,
    );
  }

  const connection = new SMTPConnection({
    ...{ host, port, secure: isEncrypted, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs },
  });
  // Errors are handled by the pending call below; this listener prevents an uncaught exception.
  connection.on('error', () => undefined);
  try {
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.connect((error) => (error ? reject(error) : resolve()));
      });
      if (connection.secure) yield { step: 'TLS', level: 'ok', text: 'the connection is encrypted' };
      else {
        const text = 'the server offers no encryption: mails, and the password, can be read on the way';
        yield { step: 'TLS', level: 'warning', text };
      }
    } catch (error) {
      const advice = /certificate/i.test(saidBy(error))
        ? 'its certificate is not trusted: NODE_EXTRA_CA_CERTS can name a file with the one that signed it'
        : 'no connection of mail servers comes about: smtps: is for port 465, smtp: for others';
      return yield problem('TLS', advice, error);
    }

    if (username === '') yield { step: 'login', level: 'ok', text: 'SMTP_URL holds no login' };
    else {
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      try {
        await promisify(connection.login.bind(connection))(credentials);
        yield { step: 'login', level: 'ok', text: `logged in as ${credentials.user}` };
      } catch (error) {
        return yield problem('login', 'the server does not accept user and password of SMTP_URL', error);
      }
    }
  } finally {
    connection.close();
  }
  if (to === undefined) return;

  const mailer = createMailer({ smtpUrl, from, publicUrl });
  const text = 'This mail was sent by `npm run mail-test`. Reset links will arrive like it.\n';
  const mail = { id: randomUUID(), to, subject: 'Exit tickets: a test', text, html: `<p>${text}</p>` };
  try {
    await mailer.send(mail);
    yield { step: 'recipient', level: 'ok', text: `the server has taken a mail for ${to}: look whether it arrives` };
  } catch (error) {
    yield problem('recipient', 'the server does not take the mail: check MAIL_FROM and the address', error);
  } finally {
    mailer.close();
  }
}
