export const rightAnswers = {
  intro: 'De antwoorden van je docent',
  own: 'Jouw antwoord',
  right: 'Het goede antwoord',
  untold: 'Bij deze vraag staat geen antwoord van je docent.',
  noOwn: 'Wat je zelf schreef, staat niet op dit apparaat.',
  why: 'Waarom',
  none: 'Je docent heeft de goede antwoorden nog niet vrijgegeven, of niet meer.',
};

/** The student page's texts about released right answers, loaded with them (student/right-answers). */
export type RightAnswersTexts = typeof rightAnswers;
