import { defaultLanguage, type Language, languageOfTag } from '@exit-tickets/contracts/rules';
import { readLocal, writeLocal } from '../api/local-storage.ts';

/** The storage key of the chosen language. */
export const languageKey = 'i18nextLng';

/** The language stored in the browser, otherwise the browser's own, otherwise English (docs/product.md 1). */
export const chooseLanguage = (stored: string | null, browser: readonly string[]): Language =>
  [stored ?? '', ...browser].map(languageOfTag).find((language) => language !== undefined) ?? defaultLanguage;

/** The current language of this browser. */
export const currentLanguage = (): Language => chooseLanguage(readLocal(languageKey), navigator.languages);

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = (): boolean => languageOfTag(readLocal(languageKey) ?? '') !== undefined;

/** Stores the choice for the next visit; without storage it lasts until the page is closed. */
export const rememberLanguage = (language: Language): void => writeLocal(languageKey, language);
