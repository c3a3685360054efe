import type { ServiceParts } from '@exit-tickets/service-kit';
import { type AuthConfig, linkDeliveryOf } from '../config.ts';
import type { ResetLinks } from '../reset/reset-link.ts';
import type { Users } from '../users/user.repository.ts';
import { deliverResetMail } from './deliver-reset-mail.ts';
import { mailModel } from './mail.model.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { startMailRelay } from './mail-relay.ts';
import { createMailer } from './mailer.ts';

interface StartedMail {
  queue: MailQueue;
  wake(): void;
  close(): Promise<void>;
}

interface MailParts extends Pick<ServiceParts, 'database' | 'logger' | 'now'> {
  users: Users;
  links: ResetLinks;
}

/** The mail queue, and what sends from it when there is a mail server; without one the start says so. */
export const startMail = async (config: AuthConfig, parts: MailParts): Promise<StartedMail> => {
  const { database, users, links, logger, now } = parts;
  const model = mailModel(database);
  await model.createIndexes();
  const queue = createMailQueue(model, now);
  if (config.SMTP_URL === undefined) {
    if (linkDeliveryOf(config) === 'operator')
      logger.warn('SMTP_URL is not set: nobody gets a reset link by mail; `npm run reset-link EMAIL` prints one');
    return { queue, wake: () => undefined, close: async () => undefined };
  }
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL });
  const relay = startMailRelay({ queue, deliver: deliverResetMail({ users, links, mailer }), logger, now });
  return {
    queue,
    wake: relay.wake,
    close: async () => {
      await relay.close();
      mailer.close();
    },
  };
};
