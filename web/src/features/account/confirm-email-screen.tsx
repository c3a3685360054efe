import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { hasCode } from '../../shared/api/call-error.ts';
import { paths } from '../../shared/api/paths.ts';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { PaperCard } from '../../shared/ui/paper-card.tsx';
import { useConfirmEmail } from './api/confirm-email.ts';
import { FormError } from './form-error.tsx';
import classes from './reset-password-screen.module.css';

/** Target of the link sent to a new address. Confirming takes a click, because mail scanners open every link. */
export const ConfirmEmailScreen = () => {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const confirm = useConfirmEmail(token);
  const outcome = (title: string, text: string, role: 'alert' | 'status') => (
    <Screen title={title}>
      <PaperCard className={classes.card}>
        <Text role={role} mb="md">
          {text}
        </Text>
        <Anchor component={Link} to={paths.account}>
          {t('confirm.toAccount')}
        </Anchor>
      </PaperCard>
    </Screen>
  );
  if (!token || hasCode(confirm.error, 'reset_token_invalid'))
    return outcome(t('confirm.invalid'), t('confirm.invalidText'), 'alert');
  if (confirm.isSuccess) return outcome(t('confirm.done'), t('confirm.doneText'), 'status');
  return (
    <Screen title={t('email.new')}>
      <PaperCard className={classes.card}>
        <Text mb="md">{t('confirm.text')}</Text>
        <FormError title={t('email.failed')} error={confirm.error} />
        <BusyButton onClick={() => confirm.mutate()} isBusy={confirm.isPending}>
          {t('confirm.submit')}
        </BusyButton>
      </PaperCard>
    </Screen>
  );
};
