import type { RightAnswersTexts } from '../student-texts.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'Les réponses de ton enseignant',
  own: 'Ta réponse',
  right: 'Bonne réponse',
  why: 'Pourquoi',
  none: 'Les bonnes réponses ne sont pas encore publiées, ou ne le sont plus.',
};
