import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../shared/screen/screen.tsx';
import { supportEmail } from '../../shared/screen/support.ts';
import { ArticleSection } from './article-section.tsx';
import { InstallationFacts } from './installation-facts.tsx';
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

/** What is kept about whom, why and how long. */
export const PrivacyScreen = () => {
  const { t } = useTranslation('privacy');
  return (
    <Screen title={t('title')}>
      <div className={classes.article}>
        <Text c="dimmed">{t('updated')}</Text>
        <Text size="lg">{t('intro')}</Text>
        <InstallationFacts />
        <nav aria-label={t('contents')} data-no-print>
          <ul className={classes.contents}>
            {sections.map((section) => (
              <li key={section}>
                <Anchor href={`#${section}`}>{t(`sections.${section}.title`)}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map((section) => (
          <ArticleSection
            key={section}
            id={section}
            title={t(`sections.${section}.title`)}
            points={t(`sections.${section}.points`, { returnObjects: true })}
          >
            {section === 'contact' && <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>}
          </ArticleSection>
        ))}
      </div>
    </Screen>
  );
};
