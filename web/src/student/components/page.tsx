import './page.css';
import { type Language, languageNames, languages } from '@exit-tickets/contracts/rules';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';

interface PageProps {
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

const Logo = () => (
  <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M4 5h24a2 2 0 0 1 2 2v5a4 4 0 0 0 0 8v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a4 4 0 0 0 0-8V7a2 2 0 0 1 2-2z" />
    <path className="tick" d="m10.500 16.500 4 4 7.500-8.500" />
  </svg>
);

/** The frame of every screen of the student page. */
export const Page = ({ language, onLanguage, children }: PageProps) => {
  const texts = useTexts();
  return (
    <>
      <header className="masthead">
        <a className="masthead-link" href="/student">
          <Logo /> {texts.product}
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
