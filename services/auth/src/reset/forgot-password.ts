import type { BodyOf, forgotPassword as forgotPasswordCall, ReplyOf } from '@exit-tickets/contracts';
import type { FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { HourlyLimit } from '../attempts/hourly-limit.ts';
import { isOwnMachine, type linkDeliveryOf } from '../config.ts';
import { languageOf } from '../mail/language.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Users } from '../users/user.repository.ts';
import type { ResetLinks } from './reset-link.ts';

export interface ForgotPasswordParts {
  users: Users;
  links: ResetLinks;
  hourly: HourlyLimit;
  mails: MailQueue;
  delivery: ReturnType<typeof linkDeliveryOf>;
  /** Has the mails sent that wait. */
  wakeMailer(): void;
}

const message = 'If the email exists, a reset link has been sent';

/**
 * Has a reset link sent. Whether the address has an account is looked up only later, by whoever sends the mail: the
 * call does the same for every address. In the demo (design section 4.14) the link is in the answer
 * instead, for who asks under a name of this very machine.
 * Throws `TooManyAttemptsError` after very many calls from one address of the net.
 */
export const forgotPassword = async (
  { users, links, hourly, mails, delivery, wakeMailer }: ForgotPasswordParts,
  { email }: BodyOf<typeof forgotPasswordCall>,
  request: FastifyRequest,
): Promise<ReplyOf<typeof forgotPasswordCall>> => {
  await hourly.fromAddress('forgot-password', request.ip, hourlyLimits.linkRequestsPerAddress);
  if (delivery === 'demo') {
    // By another name it comes from a proxy or from a page that turned its own name to this machine (DNS rebinding).
    const user = isOwnMachine(request.hostname) ? await users.byEmail(email) : null;
    return user ? { message, isResendError: true, resetUrl: await links.make(user._id) } : { message };
  }
  // More mails than anyone can need are left out without a word: the answer must not tell how often others asked.
  const isWelcome = await hourly.aboutEmail('reset-mail', email, hourlyLimits.mailsPerAccount);
  if (delivery === 'mail' && isWelcome) {
    await mails.add({ email, language: languageOf(request.headers['accept-language']) });
    wakeMailer();
  }
  return { message };
};
