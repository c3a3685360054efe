import { createTransport } from 'nodemailer';

/** What a mail says. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over to a mail server. */
export interface Mailer {
  /** Rejects unless the server has taken the mail. `id` stays the same when a mail is sent again. */
  send(mail: MailContent & { id: string; to: string }): Promise<void>;
  close(): void;
}

interface MailerOptions {
  smtpUrl: string;
  /** `Name <address>`; `no-reply@` the public host when unset. */
  from: string | undefined;
  publicUrl: string;
}

const timeLimits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mailer over SMTP. */
export const createMailer = ({ smtpUrl, from, publicUrl }: MailerOptions): Mailer => {
  const host = new URL(publicUrl).hostname;
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeLimits });
  return {
    send: async ({ id, to, subject, text, html }) => {
      await transport.sendMail({
        from: from ?? { name: 'Exit tickets', address: `no-reply@${host}` },
        // An object, never text: an address must not become two.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
