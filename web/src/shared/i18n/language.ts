import { defaultLanguage, type Language, languageOfTag } from '@exit-tickets/contracts/rules';

/** The storage key of the chosen language. */
export const languageKey = 'i18nextLng';

/** The language stored in the browser, otherwise the browser's own, otherwise English (docs/product.md 1). */
export const chooseLanguage = (stored: string | null, browser: readonly string[]): Language =>
  [stored ?? '', ...browser].map(languageOfTag).find((language) => language !== undefined) ?? defaultLanguage;

/** The current language of this browser. Storage may be forbidden, as in some private windows. */
export const currentLanguage = (): Language => {
  try {
    return chooseLanguage(localStorage.getItem(languageKey), navigator.languages);
  } catch {
    return chooseLanguage(null, navigator.languages);
  }
};

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = (): boolean => {
  try {
    return languageOfTag(localStorage.getItem(languageKey) ?? '') !== undefined;
  } catch {
    return false;
  }
};

/** Stores the choice for the next visit, where the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
};
