import type { ServiceParts } from '@exit-tickets/service-kit';
import type { AuthConfig } from '../config.ts';
import { mailModel, type StoredMail } from '../mail/mail.model.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { startMailRelay } from '../mail/mail-relay.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Users } from '../users/user.repository.ts';
import { deliverResetMail } from './deliver-reset-mail.ts';
import type { ForgotPasswordParts } from './forgot-password.ts';
import { type PrintForOperator, printResetLink } from './print-reset-link.ts';
import type { ResetLinks } from './reset-link.ts';

interface StartedMail extends Pick<ForgotPasswordParts, 'orderLink'> {
  close(): Promise<void>;
}

interface MailParts extends Pick<ServiceParts, 'database' | 'logger' | 'now'> {
  users: Users;
  links: ResetLinks;
  /** Unset where what is printed would be kept, as a container's output is: then links are made on command only. */
  print?: PrintForOperator;
}

interface Delivery {
  deliver(mail: StoredMail): Promise<void>;
  close(): void;
}

/** By mail, on the operator's terminal, or not at all. */
const deliveryOf = (config: AuthConfig, { users, links, print }: MailParts): Delivery | undefined => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (smtpUrl !== undefined) {
    const mailer = createMailer({ smtpUrl, from, publicUrl });
    return { deliver: deliverResetMail({ users, links, mailer }), close: mailer.close };
  }
  return print && { deliver: printResetLink({ users, links, print }), close: () => undefined };
};

/** The queue of reset links that were asked for, and what delivers them. */
export const startMail = async (config: AuthConfig, parts: MailParts): Promise<StartedMail> => {
  const { database, logger, now } = parts;
  const model = mailModel(database);
  await model.createIndexes();
  const delivery = deliveryOf(config, parts);
  if (!delivery) return { orderLink: async () => undefined, close: async () => undefined };
  const queue = createMailQueue(model, now);
  const relay = startMailRelay({ queue, deliver: delivery.deliver, logger, now });
  return {
    orderLink: async (order) => {
      await queue.add(order);
      relay.wake();
    },
    close: async () => {
      await relay.close();
      delivery.close();
    },
  };
};
