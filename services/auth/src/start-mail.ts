import type { ServiceContext } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import { deliverAccountMail, printEmailLink } from './account/deliver-account-mail.ts';
import type { EmailLinks } from './account/email-link.ts';
import { hourlyLimits } from './attempts/attempt-policy.ts';
import type { HourlyLimit } from './attempts/hourly-limit.ts';
import type { AuthConfig } from './config.ts';
import type { AccountMailKind, StoredMail } from './mail/mail.model.ts';
import type { MailQueue, OrderMail } from './mail/mail-queue.ts';
import { startMailRelay } from './mail/mail-relay.ts';
import { deliverResetMail } from './reset/deliver-reset-mail.ts';
import { type PrintForOperator, printResetLink } from './reset/print-reset-link.ts';
import type { ResetLinks } from './reset/reset-link.ts';
import type { Users } from './users/user.repository.ts';

interface MailContext {
  queue: MailQueue;
  users: Users;
  links: ResetLinks;
  emailLinks: EmailLinks;
  hourly: HourlyLimit;
  /** Unset where what is printed would be kept, as a container's output is: then links are made on command only. */
  print: PrintForOperator | undefined;
}

interface Delivery {
  reset(mail: StoredMail): Promise<void>;
  account(kind: AccountMailKind, mail: StoredMail): Promise<void>;
}

/** By mail, on the operator's terminal, or not at all. */
const deliveryOf = async (
  config: AuthConfig,
  { manage }: ServiceContext,
  { users, links, emailLinks, print }: MailContext,
): Promise<Delivery | undefined> => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (smtpUrl !== undefined) {
    const { createMailer } = await import('./mail/mailer.ts');
    const mailer = manage(createMailer({ smtpUrl, from, publicUrl }));
    return {
      reset: deliverResetMail({ users, links, mailer }),
      account: deliverAccountMail({ users, emailLinks, mailer }),
    };
  }
  return (
    print && { reset: printResetLink({ users, links, print }), account: printEmailLink({ users, emailLinks, print }) }
  );
};

/** Starts delivering the mails that are ordered, and gives what orders one. */
export const startMail = async (config: AuthConfig, service: ServiceContext, mail: MailContext): Promise<OrderMail> => {
  const { queue, hourly } = mail;
  const delivery = await deliveryOf(config, service, mail);
  if (!delivery) return async () => undefined;
  const deliver = async (stored: StoredMail): Promise<void> => {
    const { kind = 'reset' } = stored;
    // Over the limit it waits like one that the mail server refused for now.
    if (kind === 'confirm-email') await hourly.overall('confirmation-mails', hourlyLimits.confirmationMails);
    return kind === 'reset' ? delivery.reset(stored) : delivery.account(kind, stored);
  };
  service.onClose(onScrape(async (record) => record(metrics.queueWaiting, { queue: 'mail' }, await queue.count())));
  service.manage(startMailRelay({ queue, deliver, logger: service.logger, now: service.now }));
  return queue.add;
};
