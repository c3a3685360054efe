import { defaultLanguage, type Language, languageOfTag } from '@exit-tickets/contracts';

const weightOf = (parameters: string[]): number => {
  const [, weight = '1'] = /^\s*q=([\d.]+)\s*$/im.exec(parameters.join('\n')) ?? [];
  return Number(weight) || 0;
};

/** The best of our languages for an `Accept-Language` header (RFC 9110, section 12.5.4); English when it names none. */
export const languageFor = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const language = languageOfTag(tag);
    const weight = weightOf(parameters);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? defaultLanguage;
};
