import type { Language } from '@exit-tickets/contracts/rules';
import { rightAnswers as de } from '../../shared/i18n/de/right-answers.ts';
import { rightAnswers as en } from '../../shared/i18n/en/right-answers.ts';
import { rightAnswers as fr } from '../../shared/i18n/fr/right-answers.ts';
import type { RightAnswersTexts } from '../../shared/i18n/nl/right-answers.ts';
import { rightAnswers as nl } from '../../shared/i18n/nl/right-answers.ts';

/** Separate from the other texts of the page, which every student loads. */
export const rightAnswersTextsIn: Record<Language, RightAnswersTexts> = { nl, en, de, fr };
