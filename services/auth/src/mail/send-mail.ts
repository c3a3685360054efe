import type { AuthContext } from '../auth-context.ts';
import { makeEmailLink, makeResetLink } from '../links.ts';
import { letter } from './letter.ts';
import type { MailKind, StoredMail } from './mail.model.ts';
import type { Mailer } from './mailer.ts';

/** The dependencies for creating and sending a mail. */
export type MailContext = Pick<AuthContext, 'users' | 'mails' | 'hourly' | 'publicUrl' | 'now'>;

/**
 * Sends a queued mail, if its address or user has an account. The look-up happens here, after the response, so the
 * request does not reveal whether the account exists. Every attempt creates a new link and keeps earlier ones valid, in
 * case the mail server accepted a mail but its reply was lost.
 */
export const sendMail = async (context: MailContext, mailer: Mailer, mail: StoredMail): Promise<void> => {
  const { users } = context;
  const { _id: id, kind = 'reset', email, userId, about, language } = mail;
  if (kind === 'reset') {
    const user = await users.byEmail(email);
    if (!user) return;
    const link = await makeResetLink(context, user._id);
    const content = letter({ kind, link, firstName: user.firstName, language: user.language ?? language });
    return mailer.send({ id, to: user.email, ...content });
  }
  const send = (kind: MailKind, firstName: string | null, more: { link?: string; about?: string } = {}) =>
    mailer.send({ id, to: email, ...letter({ kind, language, firstName, ...more }) });
  const user = userId === undefined ? null : await users.byId(userId);
  if (!user) return;
  if (kind !== 'confirm-email') return send(kind, user.firstName, { ...(about && { about }) });
  const owner = await users.byEmail(email);
  if (owner) return send('email-taken', owner.firstName);
  const link = await makeEmailLink(context, user._id, email);
  if (link) await send(kind, user.firstName, { link });
};
