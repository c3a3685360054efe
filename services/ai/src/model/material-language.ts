import type { Language } from '@exit-tickets/contracts';

/** Small words of each language that are no frequent words of another, as "de" and "la" are. */
const smallWords: Record<Language, readonly string[]> = {
  nl: 'het een van zijn niet dat voor met aan ook naar uit bij worden wordt deze dit waarom welke je hoe wat als door maar te'.split(
    ' ',
  ),
  en: 'the and of to that it are with this which by why how what from does not have when into they your an be'.split(
    ' ',
  ),
  de: 'der das und ist nicht ein eine einen mit für auf den dem sich auch werden wird wie warum welche zu bei von die'.split(
    ' ',
  ),
  fr: 'les des dans est et pour qui par avec pourquoi quelle quel explique cette du au aux comment sont plus pas elle sur'.split(
    ' ',
  ),
};
const languageOfWord = new Map(
  (Object.keys(smallWords) as Language[]).flatMap((language) => smallWords[language].map((word) => [word, language])),
);

/** Enough of a text to be sure. */
const sampleLength = 8_000;
/** Of all words, so many are small ones in any text of the language. */
const minShare = 0.12;
const minWords = 3;
/** In text of one language the small words of another are rare. */
const minLead = 2;

/** The language of a text where it is beyond doubt; undefined for any other language, for a mixture, and for a few words. */
export const materialLanguage = (text: string): Language | undefined => {
  const tokens =
    text
      .slice(0, sampleLength)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const known = Object.entries(Object.groupBy(tokens, (token) => languageOfWord.get(token) ?? 'other'));
  const counts = known
    .flatMap(([language, words]) =>
      language === 'other' ? [] : [{ language: language as Language, count: words?.length ?? 0 }],
    )
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  if (!best || best.count < minWords || best.count < minShare * tokens.length) return undefined;
  return best.count >= minLead * (second?.count ?? 0) ? best.language : undefined;
};
