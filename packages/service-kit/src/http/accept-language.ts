import { defaultLanguage, type Language, languageOfTag, limits } from '@exit-tickets/contracts';

/** The weight of a language; 1 when it is missing or not a number, 0 means not wanted. */
const weightOf = (parameter: string): number => {
  const weight = /^q=(.*)$/i.exec(parameter.trim())?.[1];
  const value = Number(weight ?? 1);
  return Number.isNaN(value) ? 1 : value;
};

/**
 * The best of our languages for an `Accept-Language` header (RFC 9110, section 12.5.4); English when none matches.
 * Reads only the first ranges, because a header may hold thousands.
 */
export const languageFor = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '').split(',', limits.languageRanges).flatMap((range) => {
    const [tag = '', parameter = ''] = range.split(';', 2);
    const language = languageOfTag(tag);
    const weight = weightOf(parameter);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? defaultLanguage;
};
