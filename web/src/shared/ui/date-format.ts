const formats = new Map<string, Intl.DateTimeFormat>();

/** The language as in the reader's country, where the browser names one: English of London has the day before the month. */
const regional = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;

/** How a moment is written in a language. Made once for each: making one takes longer than drawing a row of a list. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(regional(language), options);
  formats.set(key, known);
  return known;
};
