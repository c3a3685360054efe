import type { Language, Verdict } from '@exit-tickets/contracts';
import { languagePacks } from '@exit-tickets/question-generator';

/** What stands beside a mark of the teacher that agrees with no reason given before. */
const markedBy: Record<Language, Record<'right' | 'partly' | 'wrong', string>> = {
  nl: {
    right: 'De leraar heeft dit antwoord goed gerekend.',
    partly: 'De leraar heeft dit antwoord deels goed gerekend.',
    wrong: 'De leraar heeft dit antwoord fout gerekend.',
  },
  en: {
    right: 'The teacher marked this answer as right.',
    partly: 'The teacher marked this answer as partly right.',
    wrong: 'The teacher marked this answer as wrong.',
  },
  de: {
    right: 'Die Lehrkraft hat diese Antwort als richtig gewertet.',
    partly: 'Die Lehrkraft hat diese Antwort als teilweise richtig gewertet.',
    wrong: 'Die Lehrkraft hat diese Antwort als falsch gewertet.',
  },
  fr: {
    right: "L'enseignant a jugé cette réponse juste.",
    partly: "L'enseignant a jugé cette réponse en partie juste.",
    wrong: "L'enseignant a jugé cette réponse fausse.",
  },
};

/** A sentence for a verdict that comes without a reason and without the name of a misconception. */
export const explain = (verdict: Verdict, language: Language): string => {
  if (verdict === 'blank' || verdict === 'unjudged') return languagePacks[language].remarks[verdict];
  return markedBy[language][verdict];
};
