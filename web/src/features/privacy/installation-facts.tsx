import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { aiStatusQuery } from '../../shared/api/ai-status.ts';
import { readInstallation } from '../../shared/screen/installation.ts';
import { mailStatusQuery } from './api/mail-status.ts';
import { retentionQuery } from './api/retention.ts';
import classes from './privacy-screen.module.css';
import { Responsible } from './responsible.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Facts that differ per installation: who is responsible for it, and how it is configured. */
export const InstallationFacts = () => {
  const { t } = useTranslation('privacy');
  const { name, contact, logsRequests, tracesTo } = readInstallation();
  const ai = useQuery(aiStatusQuery);
  const mail = useQuery(mailStatusQuery);
  const retention = useQuery(retentionQuery);

  const aiText = (): string => {
    if (!ai.data) return ai.isError ? t('installation.unknown') : '';
    const { scope, model = '', host } = ai.data;
    if (scope === 'off') return t('installation.noModel');
    const where = host ? t('installation.modelAt', { model, host }) : t('installation.modelOwn', { model });
    return `${where} ${t(`installation.scope.${scope}`)}`;
  };
  const mailText = (): string => {
    if (!mail.data) return mail.isError ? t('installation.unknown') : '';
    const { sendsMail, host } = mail.data;
    if (!sendsMail) return t('installation.noMail');
    return host ? t('installation.mailAt', { host }) : t('installation.mailOwn');
  };

  const retentionText = (): string => {
    if (!retention.data) return retention.isError ? t('installation.unknown') : '';
    const { days: count } = retention.data;
    return count === null ? t('installation.keptUntilDeleted') : t('installation.keptFor', { count });
  };

  return (
    <section aria-labelledby="installation">
      <Title order={2} size="h3" id="installation">
        {t('installation.title')}
      </Title>
      <dl className={classes.facts}>
        <Fact name={t('installation.responsible')}>
          {name || contact ? <Responsible /> : t('installation.responsibleUnknown')}
        </Fact>
        <Fact name={t('installation.model')}>{aiText()}</Fact>
        <Fact name={t('installation.retention')}>{retentionText()}</Fact>
        <Fact name={t('installation.mail')}>{mailText()}</Fact>
        <Fact name={t('installation.log')}>
          {t(logsRequests ? 'installation.logsRequests' : 'installation.logsFailures')}{' '}
          {tracesTo && t('installation.traces', { host: tracesTo })}
        </Fact>
      </dl>
    </section>
  );
};
