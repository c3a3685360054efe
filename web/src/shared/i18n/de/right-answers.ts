import type { RightAnswersTexts } from '../nl/right-answers.ts';

export const rightAnswers: RightAnswersTexts = {
  intro: 'Die Antworten deiner Lehrkraft',
  own: 'Deine Antwort',
  right: 'Die richtige Antwort',
  untold: 'Zu dieser Frage steht hier keine Antwort deiner Lehrkraft.',
  noOwn: 'Was du selbst geschrieben hast, ist nicht auf diesem Gerät gespeichert.',
  why: 'Warum',
  none: 'Die richtigen Antworten sind noch nicht freigegeben oder wurden zurückgenommen.',
};
