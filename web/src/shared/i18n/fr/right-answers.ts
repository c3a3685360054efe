import type { RightAnswersTexts } from '../nl/right-answers.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'Les réponses de ton professeur',
  own: 'Ta réponse',
  right: 'La bonne réponse',
  untold: 'Ton professeur n’a pas donné de réponse à cette question.',
  noOwn: 'Ce que tu as écrit n’est pas sur cet appareil.',
  why: 'Pourquoi',
  none: 'Les bonnes réponses ne sont pas encore publiées, ou ne le sont plus.',
};
