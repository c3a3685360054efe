import type { ServiceContext } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { Model } from 'mongoose';
import type { AuthConfig } from '../config.ts';
import type { StoredMail } from '../mail/mail.model.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { startMailRelay } from '../mail/mail-relay.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Users } from '../users/user.repository.ts';
import { deliverResetMail } from './deliver-reset-mail.ts';
import type { ForgotPasswordParts } from './forgot-password.ts';
import { type PrintForOperator, printResetLink } from './print-reset-link.ts';
import type { ResetLinks } from './reset-link.ts';

interface MailParts {
  model: Model<StoredMail>;
  users: Users;
  links: ResetLinks;
  /** Unset where what is printed would be kept, as a container's output is: then links are made on command only. */
  print: PrintForOperator | undefined;
}

type Deliver = (mail: StoredMail) => Promise<void>;

/** By mail, on the operator's terminal, or not at all. */
const deliveryOf = (
  config: AuthConfig,
  { manage }: ServiceContext,
  { users, links, print }: MailParts,
): Deliver | undefined => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (smtpUrl !== undefined) {
    const mailer = manage(createMailer({ smtpUrl, from, publicUrl }));
    return deliverResetMail({ users, links, mailer });
  }
  return print && printResetLink({ users, links, print });
};

/** Starts delivering the reset links that are asked for, and gives what queues one. */
export const startMail = async (
  config: AuthConfig,
  context: ServiceContext,
  parts: MailParts,
): Promise<ForgotPasswordParts['orderLink']> => {
  const deliver = deliveryOf(config, context, parts);
  if (!deliver) return async () => undefined;
  const queue = createMailQueue(parts.model, context.now);
  context.onClose(onScrape(async (tell) => tell(metrics.queueWaiting, { queue: 'mail' }, await queue.count())));
  const relay = context.manage(startMailRelay({ queue, deliver, logger: context.logger, now: context.now }));
  return async (order) => {
    await queue.add(order);
    relay.wake();
  };
};
