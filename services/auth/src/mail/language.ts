export const languages = ['nl', 'en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

const fallback: Language = 'en';

const weightOf = (parameters: string[]): number => {
  const q = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return q === undefined ? 1 : Number(q);
};

/** The best of our languages for an `Accept-Language` header; English when it names none of them. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const language = languages.find((known) => known === tag.trim().toLowerCase().split('-')[0]);
    const weight = weightOf(parameters);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? fallback;
};
