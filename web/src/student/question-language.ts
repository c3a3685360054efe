import { type Language, languages } from '@exit-tickets/contracts/rules';

/** Small words of questions that the other three languages do not have. */
const ownWords: Record<Language, ReadonlySet<string>> = {
  nl: new Set('het een van niet wat waarom hoe welke welk wordt zijn waar wanneer leg met je naar deze'.split(' ')),
  en: new Set('the of and what why how which does do are with your explain to where when this'.split(' ')),
  de: new Set('der das und ist nicht warum welche welcher wird sind mit ein eine erkläre wo wann dem den'.split(' ')),
  fr: new Set('le la les et est que quoi pourquoi comment quelle quel quels une dans pas explique où quand'.split(' ')),
};

/** The language in which a text surely is: two different words that only this one has, and more than of any other. */
export const languageOfText = (text: string): Language | undefined => {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const counts = languages.map((language) => ({
    language,
    count: [...words].filter((word) => ownWords[language].has(word)).length,
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best && best.count >= 2 && best.count > (second?.count ?? 0) ? best.language : undefined;
};
