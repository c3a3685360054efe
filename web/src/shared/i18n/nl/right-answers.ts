import type { RightAnswersTexts } from '../student-texts.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'De antwoorden van je docent',
  own: 'Jouw antwoord',
  right: 'Goed antwoord',
  why: 'Waarom',
  none: 'Je docent heeft de goede antwoorden nog niet vrijgegeven, of niet meer.',
};
