import { languagePacks } from '@exit-tickets/answer-groups';
import { materialLanguage } from '../../material-language.ts';
import type { DraftRule } from './rule.ts';

/** The question and its answer must be in the lesson's language; for a mixed lesson any language is accepted. */
export const language: DraftRule = ({ text, guide }, { language: wanted }) => {
  const written = materialLanguage(`${text} ${guide.modelAnswer}`);
  return wanted && written && written !== wanted ? `It is not in ${languagePacks[wanted].name}.` : undefined;
};
