import { limits } from '@exit-tickets/contracts';
import type { StoredMail } from '../mail/mail.model.ts';
import type { Users } from '../users/user.repository.ts';
import type { ResetLinks } from './reset-link.ts';

/** Shows a line to whoever runs the system, and to nobody else. */
export type PrintForOperator = (line: string) => void;

/** Shows the operator the link that was asked for, if the address has an account: there is no mail to send it by. */
export const printResetLink =
  ({ users, links, print }: { users: Users; links: ResetLinks; print: PrintForOperator }) =>
  async ({ email }: Pick<StoredMail, 'email'>): Promise<void> => {
    const user = await users.byEmail(email);
    if (!user) return;
    print(`Reset link for ${user.email}, valid for ${limits.resetLinkMinutes} minutes: ${await links.make(user._id)}`);
  };
