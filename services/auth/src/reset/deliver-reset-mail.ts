import { letter } from '../mail/letter.ts';
import type { StoredMail } from '../mail/mail.model.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Users } from '../users/user.repository.ts';
import type { ResetLinks } from './reset-link.ts';

/**
 * Sends the link that was asked for, if the address has an account. Every try makes a link of its own and leaves the
 * earlier ones valid: a mail server that took the mail and lost the answer has mailed one that works.
 */
export const deliverResetMail =
  ({ users, links, mailer }: { users: Users; links: ResetLinks; mailer: Mailer }) =>
  async ({ _id, email, language }: StoredMail): Promise<void> => {
    const user = await users.byEmail(email);
    if (!user) return;
    const link = await links.make(user._id);
    await mailer.send({
      id: _id,
      to: user.email,
      ...letter({ kind: 'reset', link, firstName: user.firstName, language: user.language ?? language }),
    });
  };
