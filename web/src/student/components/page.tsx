import type { ReactNode } from 'react';
import { type Language, languageNames, languages } from '../../i18n/language.ts';
import { useTexts } from '../use-texts.ts';

interface PageProps {
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** What every screen of the pupil's page has around it. */
export const Page = ({ language, onLanguage, children }: PageProps) => {
  const texts = useTexts();
  return (
    <>
      <header className="masthead">
        <a className="masthead-link" href="/student">
          Exit tickets
        </a>
      </header>
      <main>{children}</main>
      <footer>
        <a className="foot-link" href="/privacy">
          {texts.privacy}
        </a>
        <select
          className="languages"
          aria-label={texts.language}
          value={language}
          onChange={({ target }) => {
            const chosen = languages.find((code) => code === target.value);
            if (chosen) onLanguage(chosen);
          }}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </footer>
    </>
  );
};
