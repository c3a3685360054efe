import { byType } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { useUserId } from '../../shared/api/use-user-id.ts';
import { useDialogs } from '../../shared/dialogs.ts';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { useMayRegister } from '../../shared/registration/registration-terms.ts';
import { errorText } from '../../shared/screen/error-text.ts';
import { Loading } from '../../shared/screen/loading.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { toast } from '../../shared/screen/toast.ts';
import classes from './shared-screen.module.css';

/** Opens the shared ticket in the editor, as an unsaved ticket of the teacher's own. */
const useTake = (secret: string) => {
  const { t } = useTranslation('tickets');
  const { openEditor } = useDialogs();
  return useMutation({
    mutationFn: () => call('takeSharedTicket', { body: { secret } }),
    onSuccess: ({ title, questions }) =>
      openEditor({
        draft: { title, className: null, totalStudents: limits.totalStudents.default, questions },
        isUnsaved: true,
      }),
    onError: (error) => toast.failure(t('handOver.linkFailed'), error),
  });
};

/** Login and registration buttons. The page stays open behind the dialog, so the link is not lost. */
const WaysIn = () => {
  const { t } = useTranslation(['tickets', 'common']);
  const { openAuth } = useDialogs();
  const isOffered = useMayRegister();
  return (
    <>
      <Text mb="xs">{t(isOffered ? 'handOver.shared.login' : 'handOver.shared.loginOnly')}</Text>
      <Group gap="xs">
        <Button onClick={() => openAuth('login')}>{t('common:nav.logIn')}</Button>
        {isOffered && (
          <Button variant="default" onClick={() => openAuth('register')}>
            {t('handOver.shared.register')}
          </Button>
        )}
      </Group>
    </>
  );
};

/** What students choose from, as they see it: the right option is not marked. */
const choicesShown = byType<[], readonly string[]>({
  open_text: () => [],
  multiple_choice: ({ options }) => options,
  scale: ({ lowEnd, highEnd }) => {
    const endOf = (step: number, meaning: string | undefined) => (meaning ? `${step} (${meaning})` : step);
    return [`${endOf(limits.scale.min, lowEnd)} – ${endOf(limits.scale.max, highEnd)}`];
  },
});

const Choices = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <ul className={classes.choices}>
      {of.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  );

/** `/shared`: a colleague's ticket, readable with its link; taking it over needs an account. */
export const SharedScreen = () => {
  const { t } = useTranslation('tickets');
  const secret = useLocation().hash.slice(1);
  const userId = useUserId();
  const { data: ticket, error } = useQuery({
    queryKey: ['shared-ticket', secret],
    queryFn: ({ signal }) => call('readSharedTicket', { body: { secret }, signal }),
    enabled: secret !== '',
  });
  const take = useTake(secret);
  if (!ticket)
    return (
      <Screen title={t('handOver.shared.title')}>
        {error || !secret ? (
          <Text role="alert">{secret ? errorText(error) : t('handOver.shared.noLink')}</Text>
        ) : (
          <Loading />
        )}
      </Screen>
    );
  return (
    <Screen title={ticket.title}>
      <Text mb="md">{t('handOver.shared.from', { count: ticket.questions.length })}</Text>
      <ol className={classes.questions}>
        {ticket.questions.map((question) => (
          <li key={question.id}>
            {question.text}
            <Choices of={choicesShown(question)} />
          </li>
        ))}
      </ol>
      {userId ? (
        <BusyButton isBusy={take.isPending} onClick={() => take.mutate()}>
          {t('handOver.shared.take')}
        </BusyButton>
      ) : (
        <WaysIn />
      )}
    </Screen>
  );
};
