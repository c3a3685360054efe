import type { RegistrationTerms } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRegister, registrationTermsQuery, useInvitation } from '../../shared/registration/registration-terms.ts';
import { Loading } from '../../shared/screen/loading.tsx';
import classes from './auth-modal.module.css';

/** Who may register, on a server that restricts registration. */
const Terms = ({ registration, domains, isInvited }: RegistrationTerms): ReactNode => {
  const { t, i18n } = useTranslation('auth');
  const lines = [
    isInvited === false && t('door.used'),
    isInvited === true && registration !== 'open' && t('door.invited'),
    isInvited === undefined && registration !== 'open' && t(`door.${registration}`),
    domains.length > 0 &&
      t('door.domains', { domains: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(domains) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className={classes.reason} role="status">
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </div>
  );
};

interface RegistrationProps {
  /** A ticket in the browser is waiting to be saved. */
  isToSave: boolean;
  onLogIn: () => void;
  /** Renders the form for users who may register. */
  form: (invitation: string | undefined) => ReactNode;
}

/** Explains who may register before anything is typed. Without that data it shows the form; the server decides. */
export const Registration = ({ isToSave, onLogIn, form }: RegistrationProps) => {
  const { t } = useTranslation('auth');
  const invitation = useInvitation();
  // Never cached: an invitation works only once.
  const { data: terms, isPending } = useQuery({ ...registrationTermsQuery(invitation), staleTime: 0, gcTime: 0 });
  if (isPending) return <Loading />;
  if (!terms) return form(invitation);
  return (
    <>
      <Terms {...terms} />
      {mayRegister(terms) ? (
        form(invitation)
      ) : (
        <Stack>
          {isToSave && <Text>{t('door.kept', { hours: limits.draftHours })}</Text>}
          <Button variant="default" onClick={onLogIn}>
            {t('toLogin')}
          </Button>
        </Stack>
      )}
    </>
  );
};
