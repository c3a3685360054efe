import { type Language, languageNames, languages } from '@exit-tickets/contracts/rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changeLanguage } from '../../i18n/start.ts';
import { paths } from '../../paths.ts';
import { supportEmail } from '../../support.ts';
import classes from './footer.module.css';

const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

const LanguageChooser = () => {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <div className={classes.language}>
      <label htmlFor={id}>{t('footer.language')}</label>
      <select
        id={id}
        value={i18n.language}
        onChange={({ target }) => isLanguage(target.value) && void changeLanguage(target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Support, privacy, the way for pupils, and the language. */
export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <p>{t('footer.about')}</p>
        <a href={`mailto:${supportEmail}`} title={supportEmail}>
          {t('footer.support')}
        </a>
        <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        <a href={paths.student()}>{t('footer.student')}</a>
        <LanguageChooser />
      </div>
    </footer>
  );
};
