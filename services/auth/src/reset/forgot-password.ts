import type { BodyOf, forgotPassword as forgotPasswordCall, ReplyOf } from '@exit-tickets/contracts';
import { languageFor } from '@exit-tickets/service-kit';
import type { FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { HourlyLimit } from '../attempts/hourly-limit.ts';
import type { OrderMail } from '../mail/mail-queue.ts';
import type { Users } from '../users/user.repository.ts';
import type { ResetLinks } from './reset-link.ts';

export interface ForgotPasswordContext {
  users: Users;
  links: ResetLinks;
  hourly: HourlyLimit;
  /** Has a link made and delivered, later, if the address has an account. */
  orderMail: OrderMail;
  /** Whether links are answered to whoever asks (docs/design.md 4.14). */
  isDemo: boolean;
  /** Whether links go out by mail; where they do not, the answer says so. */
  hasMail: boolean;
}

const message = 'If the email exists, a reset link has been sent';

/**
 * Has a reset link sent. Whether the address has an account is looked up only later, by whoever delivers the link: the
 * call does the same for every address. In the demo (docs/design.md 4.14) the link is in the answer instead. Which of
 * the two is configured, and never decided by what a request says of itself: behind a proxy all of that may be forged.
 * Throws `TooManyAttemptsError` after very many calls from one address of the net.
 */
export const forgotPassword = async (
  { users, links, hourly, orderMail, isDemo, hasMail }: ForgotPasswordContext,
  { email }: BodyOf<typeof forgotPasswordCall>,
  request: FastifyRequest,
): Promise<ReplyOf<typeof forgotPasswordCall>> => {
  await hourly.fromAddress('forgot-password', request.ip, hourlyLimits.linkRequestsPerAddress);
  const answer = { message, ...(!hasMail && { isNotMailed: true }) };
  if (isDemo) {
    const user = await users.byEmail(email);
    return user ? { ...answer, isResendError: true, resetUrl: await links.make(user._id) } : answer;
  }
  // More mails than anyone can need are left out without a word: the answer must not tell how often others asked.
  const isWelcome = await hourly.aboutEmail('reset-mail', email, hourlyLimits.mailsPerAccount);
  if (isWelcome) await orderMail({ kind: 'reset', email, language: languageFor(request.headers['accept-language']) });
  return answer;
};
