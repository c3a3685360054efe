import { limits } from '@exit-tickets/contracts';
import { makeEmailLink, makeResetLink } from '../links.ts';
import type { StoredMail } from './mail.model.ts';
import type { MailContext } from './send-mail.ts';

/** Shows a line to whoever runs the system, and to nobody else. */
export type PrintForOperator = (line: string) => void;

/** Shows the operator the link of a mail, if it has one: there is no mail to send it by. */
export const printLink = async (
  context: MailContext,
  print: PrintForOperator,
  { kind = 'reset', email, userId }: StoredMail,
): Promise<void> => {
  const owner = await context.users.byEmail(email);
  if (kind === 'reset' && owner) {
    const link = await makeResetLink(context, owner._id);
    print(`Reset link for ${owner.email}, valid for ${limits.resetLinkMinutes} minutes: ${link}`);
  } else if (kind === 'confirm-email' && !owner && userId !== undefined) {
    const link = await makeEmailLink(context, userId, email);
    if (link) print(`Link to confirm ${email}: ${link}`);
  }
};
