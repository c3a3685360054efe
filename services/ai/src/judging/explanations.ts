import { languagePacks } from '@exit-tickets/answer-groups';
import type { Language, Verdict } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';

/** The default sentence for a verdict without a reason or label. */
export const explain = (verdict: Verdict, language: Language): string => {
  if (verdict === 'blank' || verdict === 'unjudged') return languagePacks[language].remarks[verdict];
  if (verdict === 'concern') return languageWords[language].readYourself;
  return languageWords[language].markedBy[verdict];
};
