import { type Language, languages } from '@exit-tickets/contracts';
import { words } from './fold.ts';

/** Small words that questions are made of. The bench has its own, so that it does not repeat a mistake of the product. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  nl: new Set(
    'de het een van wat waarom hoe welke welk wie waar wanneer is zijn wordt worden dat niet met voor bij uit volgens leg je noem geef of naar dan als deze dit die er heeft hebben kan'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an of what why how which who where when is are does do did that not with for from by explain give name or to than as this these it has have can your was were happens'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das ein eine einen einem von was warum wie welche welcher welches wer wo wann ist sind wird werden dass nicht mit für bei aus nenne erkläre gib oder zu als wenn diese dieser hat haben kann man versteht unter an gibt geben'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les un une des du de que quoi pourquoi comment quel quelle quels quelles qui où quand est sont ce cette dans avec pour par explique donne cite ou à plus ne pas on peut il elle appelle entre'.split(
      ' ',
    ),
  ),
};

/** The languages whose small words a text has most of; several when it cannot be told. */
export const toldLanguages = (text: string): Language[] => {
  const found = words(text);
  const counts = languages.map((language) => found.filter((word) => smallWords[language].has(word)).length);
  const most = Math.max(...counts);
  return languages.filter((_, index) => counts[index] === most);
};
