import { createTransport } from 'nodemailer';

/** The content of a mail. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Sends mails to a mail server. */
export interface Mailer {
  /** Rejects unless the server accepts the mail. `id` stays the same on retries. */
  send(mail: MailContent & { id: string; to: string }): Promise<void>;
  close(): void;
}

interface MailerOptions {
  smtpUrl: string;
  /** `Name <address>`; defaults to `no-reply@` and the public host. */
  from: string | undefined;
  publicUrl: string;
}

const timeLimits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export const createMailer = ({ smtpUrl, from, publicUrl }: MailerOptions): Mailer => {
  const host = new URL(publicUrl).hostname;
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeLimits });
  return {
    send: async ({ id, to, subject, text, html }) => {
      await transport.sendMail({
        from: from ?? { name: 'Exit tickets', address: `no-reply@${host}` },
        // An object rather than a string, so that it is never parsed as two addresses.
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
