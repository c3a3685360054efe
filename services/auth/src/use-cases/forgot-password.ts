import type { BodyOf, forgotPassword as forgotPasswordCall, ReplyOf } from '@exit-tickets/contracts';
import { languageFor } from '@exit-tickets/service-kit';
import type { FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';
import { makeResetLink } from '../links.ts';

const message = 'If the email exists, a reset link has been sent';

/**
 * Has a reset link sent. Whether the address has an account is looked up only later, by whoever delivers the link: the
 * call does the same for every address. In the demo (docs/design.md 4.14) the link is in the answer instead. Which of
 * the two is configured, and never decided by what a request says of itself: behind a proxy all of that may be forged.
 * @throws {AppError} `too_many_requests` after very many calls from one address of the net
 */
export const forgotPassword = async (
  context: AuthContext,
  { email }: BodyOf<typeof forgotPasswordCall>,
  request: FastifyRequest,
): Promise<ReplyOf<typeof forgotPasswordCall>> => {
  const { users, hourly, orderMail, isDemo, mailStatus } = context;
  await hourly.fromAddress('forgot-password', request.ip, hourlyLimits.linkRequestsPerAddress);
  const answer = { message, ...(!mailStatus.sendsMail && { isNotMailed: true }) };
  if (isDemo) {
    const user = await users.byEmail(email);
    return user ? { ...answer, isResendError: true, resetUrl: await makeResetLink(context, user._id) } : answer;
  }
  // More mails than anyone can need are left out without a word: the answer must not tell how often others asked.
  const isWelcome = await hourly.aboutEmail('reset-mail', email, hourlyLimits.mailsPerAccount);
  if (isWelcome) await orderMail({ kind: 'reset', email, language: languageFor(request.headers['accept-language']) });
  return answer;
};
