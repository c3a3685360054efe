export const languages = ['nl', 'en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Where the chosen language is kept in the browser. */
export const languageKey = 'i18nextLng';

export const languageNames: Record<Language, string> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

const supported = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => language === tag?.slice(0, 2).toLowerCase());

/** The language stored in the browser, otherwise the browser's own, otherwise English (specification section 1). */
export const chooseLanguage = (stored: string | null, browser: readonly string[]): Language =>
  supported(stored) ?? browser.map(supported).find((language) => language !== undefined) ?? 'en';

/** The language of this browser now. Storage may be forbidden, as in some private windows. */
export const currentLanguage = (): Language => {
  try {
    return chooseLanguage(localStorage.getItem(languageKey), navigator.languages);
  } catch {
    return chooseLanguage(null, navigator.languages);
  }
};

/** Keeps a choice for the next visit, where the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the choice holds until the page closes.
  }
};
