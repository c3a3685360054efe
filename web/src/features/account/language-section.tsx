import type { User } from '@exit-tickets/contracts';
import { languageNames, languageOfTag, languages } from '@exit-tickets/contracts/rules';
import { NativeSelect, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { sayMissingPart } from '../../shared/screen/say-missing-part.tsx';
import { useChangeAccount } from './api/change-account.ts';
import { FormError } from './form-error.tsx';
import { Section } from './section.tsx';

/** The account's language: used for these pages, for mail, and in browsers where none was chosen yet. */
export const LanguageSection = ({ user }: { user: User }) => {
  const { t, i18n } = useTranslation('account');
  const change = useChangeAccount();
  const choose = (value: string) => {
    const language = languageOfTag(value);
    if (language) change.mutate({ language }, { onSuccess: () => changeLanguage(language).catch(sayMissingPart) });
  };
  return (
    <Section title={t('language.title')}>
      <NativeSelect
        label={t('language.label')}
        description={t('language.hint')}
        value={change.isPending ? change.variables.language : (user.language ?? i18n.language)}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={({ target }) => choose(target.value)}
      />
      <FormError title={t('notSaved')} error={change.error} />
      <Text role="status">{change.isSuccess && t('saved')}</Text>
    </Section>
  );
};
