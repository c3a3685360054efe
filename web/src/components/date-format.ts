const formats = new Map<string, Intl.DateTimeFormat>();

/** How a moment is written in a language. Made once for each: making one takes longer than drawing a row of a list. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
};
