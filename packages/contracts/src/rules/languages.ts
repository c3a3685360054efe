/**
 * Each language with its own name. The interface, lessons, mails and PDFs use the same list. When a language is added
 * here, the compiler and the tests report the places that lack it (CONTRIBUTING.md).
 */
export const languageNames = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** The language for browsers that ask for none of ours (docs/product.md 1). */
export const defaultLanguage: Language = 'en';

/** The language of a tag such as `de-AT`, if we have it. */
export const languageOfTag = (tag: string): Language | undefined =>
  languages.find((language) => language === tag.trim().split('-')[0]?.toLowerCase());
