import { type Language, languageNames } from '@exit-tickets/contracts/rules';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadPart } from '../api/lazy-part.ts';
import { isolate } from './isolate.ts';
import { currentLanguage, rememberLanguage } from './language.ts';
import { loadTexts } from './load-texts.ts';

/** The names of all languages, for texts that list them. */
const languages = Object.values(languageNames).join(', ');

const setDocumentLanguage = (language: Language): void => {
  document.documentElement.lang = language;
};

/**
 * Loads a language, by default that of this browser; resolves when texts can be shown.
 * @throws {MissingPartError} when its texts do not load; public/old-browser.js then reports it, for lack of texts
 */
export const startI18n = async (language = currentLanguage()): Promise<void> => {
  const { texts } = await loadPart(loadTexts[language]);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: 'common',
    fallbackLng: false,
    // React escapes markup; only the text direction of user input needs handling.
    interpolation: { escapeValue: true, escape: isolate, defaultVariables: { languages } },
  });
  if (typeof document !== 'undefined') setDocumentLanguage(language);
};

/**
 * Changes the language now and for the next visit.
 * @throws {MissingPartError} when its texts do not load; the language then stays the same
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  const { texts } = await loadPart(loadTexts[language]);
  for (const [area, areaTexts] of Object.entries(texts)) i18next.addResourceBundle(language, area, areaTexts);
  await i18next.changeLanguage(language);
  rememberLanguage(language);
  setDocumentLanguage(language);
};
