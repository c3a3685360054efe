import { AppError, type BodyOf, type changeEmail as changeEmailCall, type ReplyOf } from '@exit-tickets/contracts';
import { languageFor, type ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { HourlyLimit } from '../attempts/hourly-limit.ts';
import { TooManyAttemptsError } from '../auth.errors.ts';
import type { OrderMail } from '../mail/mail-queue.ts';
import { type ConfirmPasswordContext, confirmPassword } from './confirm-password.ts';
import type { EmailLinks } from './email-link.ts';

export interface ChangeEmailContext extends ConfirmPasswordContext, Pick<ServiceContext, 'now'> {
  emailLinks: EmailLinks;
  hourly: HourlyLimit;
  orderMail: OrderMail;
  /** Whether links are answered to whoever asks (docs/design.md 4.14). */
  isDemo: boolean;
  /** Whether links go out by mail; where they do not, the answer says so. */
  hasMail: boolean;
}

const message = 'If the address can be used, a link has been sent to it';
const hourSeconds = 60 * 60;

/**
 * Asks for another address; the account keeps its own until the new one is confirmed through the link that is mailed to
 * it. The answer is the same for an address that has an account: its owner gets a mail instead. The old address is told at
 * once, while its owner can still prevent the change.
 * @throws {WrongPasswordError}
 * @throws {TooManyAttemptsError}
 */
export const changeEmail = async (
  context: ChangeEmailContext,
  teacherId: string,
  { email, password }: BodyOf<typeof changeEmailCall>,
  request: FastifyRequest,
): Promise<ReplyOf<typeof changeEmailCall>> => {
  const { users, emailLinks, hourly, orderMail, isDemo, hasMail } = context;
  await hourly.fromAddress('change-email', request.ip, hourlyLimits.linkRequestsPerAddress);
  const user = await confirmPassword(context, { teacherId, password, field: 'password' }, request);
  if (email === user.email)
    throw new AppError('invalid_request', { field: 'email', message: 'email: is the address that the account has' });
  if (!(await hourly.aboutEmail('change-email', teacherId, hourlyLimits.mailsPerAccount)))
    throw new TooManyAttemptsError(hourSeconds);
  await users.askForEmail(user._id, email);
  const answer = { message, ...(!hasMail && { isNotMailed: true }) };
  if (isDemo) {
    const confirmUrl = (await users.byEmail(email)) ? undefined : await emailLinks.make(user._id, email);
    return confirmUrl ? { ...answer, isResendError: true, confirmUrl } : answer;
  }
  const language = user.language ?? languageFor(request.headers['accept-language']);
  await orderMail({ kind: 'email-asked', email: user.email, userId: user._id, about: email, language });
  // Many accounts could flood one mailbox; that is left out without a word.
  if (await hourly.aboutEmail('confirm-mail', email, hourlyLimits.mailsPerAccount))
    await orderMail({ kind: 'confirm-email', email, userId: user._id, language });
  return answer;
};
