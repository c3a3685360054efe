import { defaultLanguage, type Language, languageOfTag, limits } from '@exit-tickets/contracts';

/** 1 when there is no weight, or none that is a number; 0 means not wanted. */
const weightOf = (parameter: string): number => {
  const weight = /^q=(.*)$/i.exec(parameter.trim())?.[1];
  const value = Number(weight ?? 1);
  return Number.isNaN(value) ? 1 : value;
};

/**
 * The best of our languages for an `Accept-Language` header (RFC 9110, section 12.5.4); English when it names none. Only the
 * first ranges are read: a header may hold thousands.
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
