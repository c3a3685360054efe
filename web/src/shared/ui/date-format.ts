const formats = new Map<string, Intl.DateTimeFormat>();

/** The language with the reader's country, if the browser has one: British English puts the day before the month. */
const regional = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;

/** The date format of a language. Cached, because creating one takes longer than rendering a row of a list. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(regional(language), options);
  formats.set(key, known);
  return known;
};
