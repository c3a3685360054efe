import { providerOf } from '@exit-tickets/ai/providers';
import { registrationOf } from '@exit-tickets/auth/registration-policy';
import type { Registration } from '@exit-tickets/contracts';
import { isOfOwnNetwork } from '@exit-tickets/service-kit';
import { publicUrlOf } from '../addresses.ts';
import type { Configs } from '../doctor/read-configs.ts';

/** The facts in the privacy pack. Hosts are server names without passwords or paths. */
export interface Installation {
  address: string;
  /** Who is responsible, and how to reach them; if unset, to be filled in by hand. */
  school?: string | undefined;
  contact?: string | undefined;
  model:
    | { name: string; host: string; isOurs: boolean; judges: 'background' | 'on-demand' | 'off' | 'class' }
    | undefined;
  /** Unset for the embedded database, or if there is no such server. */
  databaseHost: string | undefined;
  mailHost: string | undefined;
  tracesHost: string | undefined;
  /** `unset`: by invitation, unless the installation is older than the setting, which only its database knows. */
  registration: Registration | 'unset';
  /** Days that names and single answers are kept after the last answer; unset: until they are deleted. */
  retentionDays: number | undefined;
}

const hostOf = (url: string | undefined): string | undefined => url && (URL.parse(url)?.hostname || undefined);

/** Derives the installation's facts from its configuration. */
export const installationOf = ({ app, auth, ai, legal, responses }: Configs): Installation => {
  const provider = providerOf(ai);
  return {
    address: publicUrlOf(app),
    school: legal.LEGAL_NAME,
    contact: legal.LEGAL_CONTACT,
    model: provider && {
      ...{ name: provider.model, host: provider.address.hostname, isOurs: isOfOwnNetwork(provider.address.hostname) },
      judges: ai.AI_SCOPE === 'class' ? 'class' : ai.AI_EVALUATE,
    },
    databaseHost: hostOf(app.MONGODB_URL?.replace(/,[^/]*/, '')),
    mailHost: hostOf(auth.SMTP_URL),
    tracesHost: hostOf(app.OTEL_EXPORTER_OTLP_ENDPOINT),
    registration: auth.REGISTRATION ?? (registrationOf(auth, false) === 'open' ? 'open' : 'unset'),
    retentionDays: responses.RETENTION_DAYS === 'off' ? undefined : responses.RETENTION_DAYS,
  };
};
