import type { forgotPassword as forgotPasswordCall, ReplyOf } from '@exit-tickets/contracts';
import { languageFor, type RequestContext } from '@exit-tickets/service-kit';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';
import { makeResetLink } from '../links.ts';

const message = 'If the email exists, a reset link has been sent';

/**
 * Queues a reset link. Whether the address has an account is only looked up on delivery, so the call behaves the same
 * for every address. In the demo (docs/design.md 4.14) the response contains the link instead. The mode is configured
 * and never derived from the request: behind a proxy, request headers can be forged.
 * @throws {AppError} `too_many_requests` after very many calls from one IP address
 */
export const forgotPassword = async (
  context: AuthContext,
  { body: { email }, request }: RequestContext<typeof forgotPasswordCall>,
): Promise<ReplyOf<typeof forgotPasswordCall>> => {
  const { users, hourly, orderMail, isDemo, mailStatus } = context;
  await hourly.fromAddress('forgot-password', request.ip, hourlyLimits.linkRequestsPerAddress);
  const answer = { message, ...(!mailStatus.sendsMail && { isNotMailed: true }) };
  if (isDemo) {
    const user = await users.byEmail(email);
    return user ? { ...answer, isResendError: true, resetUrl: await makeResetLink(context, user._id) } : answer;
  }
  // Excess mails are dropped silently: the response must not reveal how often others asked.
  const isWelcome = await hourly.aboutEmail('reset-mail', email, hourlyLimits.mailsPerAccount);
  if (isWelcome) await orderMail({ kind: 'reset', email, language: languageFor(request.headers['accept-language']) });
  return answer;
};
