/**
 * What each language calls itself: languages of the interface, of lessons, of mails and of paper. Each of these has its
 * texts in a place of its own, and the compiler names every place that lacks those of a language added here.
 */
export const languageNames = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** For those who ask for none of ours (docs/product.md 1). */
export const defaultLanguage: Language = 'en';

/** The language of a tag such as `de-AT`, if it is one of ours. */
export const languageOfTag = (tag: string): Language | undefined =>
  languages.find((language) => language === tag.trim().split('-')[0]?.toLowerCase());
