import { languageNames, languages } from '@exit-tickets/contracts/rules';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startI18n } from './start.ts';

test.each(languages)('a text in %s that names the languages names all of them', async (language) => {
  await startI18n(language);
  const text = i18next.t('errors.language_not_supported');
  for (const name of Object.values(languageNames)) expect(text).toContain(name);
});
