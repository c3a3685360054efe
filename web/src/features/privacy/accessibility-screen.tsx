import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../shared/screen/screen.tsx';
import { ArticleSection } from './article-section.tsx';
import classes from './privacy-screen.module.css';
import { Responsible } from './responsible.tsx';

/** Summarises docs/accessibility.md. */
const sections = ['status', 'tested', 'shortcomings', 'contact'] as const;

/** How accessible this version is, and where to report a barrier. */
export const AccessibilityScreen = () => {
  const { t } = useTranslation(['privacy', 'common']);
  return (
    <Screen title={t('common:footer.accessibility')}>
      <div className={classes.article}>
        <Text c="dimmed">{t('accessibility.updated')}</Text>
        <Text size="lg">{t('accessibility.intro')}</Text>
        {sections.map((section) => (
          <ArticleSection
            key={section}
            id={section}
            title={t(`accessibility.sections.${section}.title`)}
            points={t(`accessibility.sections.${section}.points`, { returnObjects: true })}
          >
            {section === 'contact' && <Responsible />}
          </ArticleSection>
        ))}
      </div>
    </Screen>
  );
};
