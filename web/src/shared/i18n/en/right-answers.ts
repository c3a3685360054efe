import type { RightAnswersTexts } from '../student-texts.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'Answers from your teacher',
  own: 'Your answer',
  right: 'Right answer',
  why: 'Why',
  none: 'Your teacher has not released the right answers yet, or has taken them back.',
};
