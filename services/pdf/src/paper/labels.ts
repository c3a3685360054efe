/** The few words on the paper that are not the teacher's own. */
export interface Labels {
  language: string;
  name: string;
  date: string;
  pin: string;
}

const english: Labels = { language: 'en', name: 'Name', date: 'Date', pin: 'PIN' };
const translations: readonly Labels[] = [
  english,
  { language: 'nl', name: 'Naam', date: 'Datum', pin: 'PIN' },
  { language: 'de', name: 'Name', date: 'Datum', pin: 'PIN' },
  { language: 'fr', name: 'Nom', date: 'Date', pin: 'PIN' },
];

interface Wish {
  language: string;
  weight: number;
}

const wishOf = (part: string): Wish => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) || 0 };
};

/** The labels in the language that the caller likes best (Accept-Language, RFC 9110 12.5.4); English when in none. */
export const labelsFor = (acceptLanguage: string | undefined): Labels => {
  const wishes = (acceptLanguage ?? '').split(',').map(wishOf);
  const liked = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { language } of liked) {
    const labels = translations.find((translation) => translation.language === language);
    if (labels) return labels;
  }
  return english;
};
