import { defaultLanguage, type Question } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';
import { materialLanguage } from '../model/material-language.ts';

/** A closing scale in the language of the material, or in English if that language is not supported. */
export const confidenceQuestion = (content: string): Question => {
  const words = languageWords[materialLanguage(content) ?? defaultLanguage];
  return {
    id: 'confidence',
    type: 'scale',
    text: words.confidenceQuestion,
    ...words.confidenceEnds,
    guide: { kind: 'confidence' },
  };
};
