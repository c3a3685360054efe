import { type Language, languageNames, languageOfTag, languages } from '@exit-tickets/contracts/rules';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { useEarlyInput } from '../../shared/forms/use-early-input.ts';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { readInstallation } from '../../shared/screen/installation.ts';
import { sayMissingPart } from '../../shared/screen/say-missing-part.tsx';
import screenClasses from '../../shared/screen/screen.module.css';
import { supportEmail } from '../../shared/screen/support.ts';
import { whenHydrated } from '../hydrated.ts';
import classes from './footer.module.css';

const LanguageChooser = () => {
  const { t, i18n } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const field = useRef<HTMLSelectElement>(null);
  const change = async (language: Language): Promise<void> => {
    await changeLanguage(language);
    if (languages.map(paths.landing).includes(pathname)) await navigate(paths.landing(language), { replace: true });
  };
  const choose = ({ value }: HTMLSelectElement): void => {
    const language = languageOfTag(value);
    if (language && language !== i18n.language) change(language).catch(sayMissingPart);
  };
  useEarlyInput(field, (chooser) => void whenHydrated().then(() => choose(chooser)));
  return (
    <div className={classes.language}>
      <label htmlFor={id}>{t('footer.language')}</label>
      <select ref={field} id={id} value={i18n.language} onChange={({ target }) => choose(target)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Support, privacy, accessibility, the operator's imprint, the link for students, and the language. */
export const Footer = () => {
  const { t } = useTranslation();
  // Rendered pages have none, and hydration must start with the same content.
  const [imprintUrl, setImprintUrl] = useState<string>();
  useEffect(() => setImprintUrl(readInstallation().imprintUrl), []);
  return (
    <footer className={classes.footer} data-no-print>
      <div className={`${screenClasses.column} ${classes.footerInner}`}>
        <p>{t('footer.about')}</p>
        <a href={`mailto:${supportEmail}`} title={supportEmail}>
          {t('footer.support')}
        </a>
        <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        <Link to={paths.accessibility}>{t('footer.accessibility')}</Link>
        {imprintUrl && <a href={imprintUrl}>{t('footer.imprint')}</a>}
        <a href={paths.student()}>{t('footer.student')}</a>
        <LanguageChooser />
      </div>
    </footer>
  );
};
