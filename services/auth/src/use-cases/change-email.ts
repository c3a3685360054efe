import { AppError, type changeEmail as changeEmailCall, type ReplyOf } from '@exit-tickets/contracts';
import { languageFor, type RequestContext } from '@exit-tickets/service-kit';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';
import { makeEmailLink } from '../links.ts';
import { confirmPassword } from './confirm-password.ts';

const message = 'If the address can be used, a link has been sent to it';
const hourSeconds = 60 * 60;

/**
 * Requests a change of the email address; it takes effect when confirmed through the link mailed to the new address.
 * The response is the same if that address has an account: its owner gets a mail instead. The old address is notified
 * at once, so that its owner can still prevent the change.
 * @throws {WrongPasswordError}
 * @throws {AppError} `too_many_requests`
 */
export const changeEmail = async (
  context: AuthContext,
  { body: { email, password }, teacherId, request }: RequestContext<typeof changeEmailCall>,
): Promise<ReplyOf<typeof changeEmailCall>> => {
  const { users, hourly, orderMail, isDemo, mailStatus } = context;
  await hourly.fromAddress('change-email', request.ip, hourlyLimits.linkRequestsPerAddress);
  const user = await confirmPassword(context, { teacherId, password, field: 'password' }, request);
  if (email === user.email)
    throw new AppError('invalid_request', { field: 'email', message: 'email: is the address that the account has' });
  if (!(await hourly.aboutEmail('change-email', teacherId, hourlyLimits.mailsPerAccount)))
    throw new AppError('too_many_requests', { retryAfterSeconds: hourSeconds });
  await users.askForEmail(user._id, email);
  const answer = { message, ...(!mailStatus.sendsMail && { isNotMailed: true }) };
  if (isDemo) {
    const confirmUrl = (await users.byEmail(email)) ? undefined : await makeEmailLink(context, user._id, email);
    return confirmUrl ? { ...answer, isResendError: true, confirmUrl } : answer;
  }
  const language = user.language ?? languageFor(request.headers['accept-language']);
  await orderMail({ kind: 'email-asked', email: user.email, userId: user._id, about: email, language });
  // Many accounts could flood one mailbox, so further mails are dropped silently.
  if (await hourly.aboutEmail('confirm-mail', email, hourlyLimits.mailsPerAccount))
    await orderMail({ kind: 'confirm-email', email, userId: user._id, language });
  return answer;
};
