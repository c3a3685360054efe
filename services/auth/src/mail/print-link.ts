import { limits } from '@exit-tickets/contracts';
import { makeEmailLink, makeResetLink } from '../links.ts';
import type { StoredMail } from './mail.model.ts';
import type { MailContext } from './send-mail.ts';

/** Prints a line to the operator only. */
export type PrintForOperator = (line: string) => void;

/** Prints the link of a mail, if it has one, to the operator; used when no mail server is set up. */
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
