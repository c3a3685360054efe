import type { RightAnswersTexts } from '../student-texts.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'Die Antworten deiner Lehrkraft',
  own: 'Deine Antwort',
  right: 'Richtige Antwort',
  why: 'Warum',
  none: 'Die richtigen Antworten sind noch nicht freigegeben oder wurden zurückgenommen.',
};
