import { languagePacks } from '@exit-tickets/answer-groups';
import { materialLanguage } from '../../material-language.ts';
import type { DraftRule } from './rule.ts';

/** The question and its answer are in the language of the lesson; a lesson that mixes languages may be asked in any. */
export const language: DraftRule = ({ text, guide }, { language: wanted }) => {
  const written = materialLanguage(`${text} ${guide.modelAnswer}`);
  return wanted && written && written !== wanted ? `It is not in ${languagePacks[wanted].name}.` : undefined;
};
