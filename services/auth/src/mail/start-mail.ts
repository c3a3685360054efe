import type { ServiceContext } from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthConfig } from '../config.ts';
import type { StoredMail } from './mail.model.ts';
import type { OrderMail } from './mail-queue.ts';
import { startMailRelay } from './mail-relay.ts';
import { type PrintForOperator, printLink } from './print-link.ts';
import { type MailContext, sendMail } from './send-mail.ts';

type Deliver = (mail: StoredMail) => Promise<void>;

/** Delivers by mail or to the operator's terminal; undefined if neither is available. */
const deliveryOf = async (
  { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl }: AuthConfig,
  { manage }: ServiceContext,
  context: MailContext,
  print: PrintForOperator | undefined,
): Promise<Deliver | undefined> => {
  if (smtpUrl === undefined) return print && ((mail) => printLink(context, print, mail));
  const { createMailer } = await import('./mailer.ts');
  const mailer = manage(createMailer({ smtpUrl, from, publicUrl }));
  return (mail) => sendMail(context, mailer, mail);
};

/**
 * Starts the delivery of queued mails and returns the function that queues one.
 * @param print unset where output is stored, as in a container: then links are only created by command
 */
export const startMail = async (
  config: AuthConfig,
  service: ServiceContext,
  context: MailContext,
  print: PrintForOperator | undefined,
): Promise<OrderMail> => {
  const { mails, hourly } = context;
  const delivery = await deliveryOf(config, service, context, print);
  if (!delivery) return async () => undefined;
  const deliver: Deliver = async (mail) => {
    // Over the limit, the mail is retried later like one that the server refused temporarily.
    if (mail.kind === 'confirm-email') await hourly.overall('confirmation-mails', hourlyLimits.confirmationMails);
    return delivery(mail);
  };
  service.onClose(onScrape(async (record) => record(metrics.queueWaiting, { queue: 'mail' }, await mails.count())));
  const { logger, now, signal } = service;
  service.manage(startMailRelay({ mails, deliver, logger, now, signal }));
  return mails.add;
};
