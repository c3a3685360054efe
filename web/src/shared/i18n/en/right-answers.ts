import type { RightAnswersTexts } from '../nl/right-answers.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'Answers from your teacher',
  own: 'Your answer',
  right: 'The right answer',
  untold: 'Your teacher gave no answer to this question.',
  noOwn: 'What you wrote yourself is not on this device.',
  why: 'Why',
  none: 'Your teacher has not released the right answers yet, or has taken them back.',
};
