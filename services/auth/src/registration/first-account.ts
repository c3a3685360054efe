import { limits } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { AuthConfig } from '../config.ts';
import { userModel } from '../users/user.model.ts';
import { invitationModel } from './invitation.model.ts';
import { createInvitations, invitationLink } from './invitations.ts';
import { registrationOf } from './registration-policy.ts';

/**
 * The operator's notice when there are no accounts yet and registration requires an invitation: the link of a new one,
 * or the command that creates it where output is stored.
 * @param site where the operator opens the app; unset where the link must not be shown
 */
export const firstAccountNotice = async (
  config: AuthConfig,
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  site: string | undefined,
): Promise<string | undefined> => {
  if (registrationOf(config, false) === 'open' || (await userModel(database).exists({ erasedAt: null })))
    return undefined;
  if (site === undefined)
    return 'Nobody has an account yet: `npm run accounts -- invite` makes a link for the first one';
  const secret = await createInvitations(invitationModel(database), now).makeFirst(limits.invitationDays);
  return `Nobody has an account yet; make the first one here: ${invitationLink(site, secret)}`;
};
