import { Anchor, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../shared/screen/screen.tsx';
import { supportEmail } from '../../shared/screen/support.ts';
import classes from './privacy-screen.module.css';

/** In the order of docs/product.md 2, Privacy page. */
const sections = [
  'collected',
  'use',
  'sharing',
  'security',
  'rights',
  'retention',
  'cookies',
  'contact',
  'changes',
] as const;

const Section = ({ section }: { section: (typeof sections)[number] }) => {
  const { t } = useTranslation('privacy');
  const points = t(`sections.${section}.points`, { returnObjects: true });
  return (
    <section aria-labelledby={section}>
      <Title order={2} size="h3" id={section}>
        {t(`sections.${section}.title`)}
      </Title>
      {points.length === 1 ? (
        <p>{points[0]}</p>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section === 'contact' && <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>}
    </section>
  );
};

/** What is kept about whom, why and how long. */
export const PrivacyScreen = () => {
  const { t } = useTranslation('privacy');
  return (
    <Screen title={t('title')}>
      <div className={classes.article}>
        <Text c="dimmed">{t('updated')}</Text>
        <Text size="lg">{t('intro')}</Text>
        <nav aria-label={t('contents')}>
          <ul className={classes.contents}>
            {sections.map((section) => (
              <li key={section}>
                <Anchor href={`#${section}`}>{t(`sections.${section}.title`)}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map((section) => (
          <Section key={section} section={section} />
        ))}
      </div>
    </Screen>
  );
};
