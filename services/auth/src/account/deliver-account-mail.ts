import { letter } from '../mail/letter.ts';
import type { AccountMailKind, StoredMail } from '../mail/mail.model.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PrintForOperator } from '../reset/print-reset-link.ts';
import type { Users } from '../users/user.repository.ts';
import type { EmailLinks } from './email-link.ts';

interface AccountMailContext {
  users: Users;
  emailLinks: EmailLinks;
}

/**
 * Sends a mail about a change of the address. Whether the new address has an account is looked up only here, long after
 * the answer: its owner is told, and whoever asked learns nothing.
 */
export const deliverAccountMail =
  ({ users, emailLinks, mailer }: AccountMailContext & { mailer: Mailer }) =>
  async (kind: AccountMailKind, mail: StoredMail): Promise<void> => {
    const send = (kind: AccountMailKind, firstName: string | null, more: { link?: string; about?: string } = {}) => {
      const content = letter({ kind, language: mail.language, firstName, ...more });
      return mailer.send({ id: mail._id, to: mail.email, ...content });
    };
    const user = mail.userId === undefined ? null : await users.byId(mail.userId);
    if (!user) return;
    if (kind !== 'confirm-email') return send(kind, user.firstName, { ...(mail.about && { about: mail.about }) });
    const owner = await users.byEmail(mail.email);
    if (owner) return send('email-taken', owner.firstName);
    const link = await emailLinks.make(user._id, mail.email);
    if (link) await send(kind, user.firstName, { link });
  };

/** Shows the operator the link to confirm an address: there is no mail to send it by, and the other mails have none. */
export const printEmailLink =
  ({ users, emailLinks, print }: AccountMailContext & { print: PrintForOperator }) =>
  async (kind: AccountMailKind, { email, userId }: StoredMail): Promise<void> => {
    if (kind !== 'confirm-email' || userId === undefined || (await users.byEmail(email))) return;
    const link = await emailLinks.make(userId, email);
    if (link) print(`Link to confirm ${email}: ${link}`);
  };
