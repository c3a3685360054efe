import type { Verdict } from '@exit-tickets/contracts';
import type { Language } from '../language/language.ts';

/** What stands beside a verdict that comes without a reason of its own. */
export const explanations: Record<Language, Record<Verdict, string>> = {
  nl: {
    right: 'De leraar heeft dit antwoord goed gerekend.',
    partly: 'De leraar heeft dit antwoord deels goed gerekend.',
    wrong: 'De leraar heeft dit antwoord fout gerekend.',
    blank: 'Er is geen antwoord om te beoordelen.',
    unjudged: 'Dit antwoord is nog niet beoordeeld.',
  },
  en: {
    right: 'The teacher marked this answer as right.',
    partly: 'The teacher marked this answer as partly right.',
    wrong: 'The teacher marked this answer as wrong.',
    blank: 'There is no answer to judge.',
    unjudged: 'This answer has not been judged yet.',
  },
  de: {
    right: 'Die Lehrkraft hat diese Antwort als richtig gewertet.',
    partly: 'Die Lehrkraft hat diese Antwort als teilweise richtig gewertet.',
    wrong: 'Die Lehrkraft hat diese Antwort als falsch gewertet.',
    blank: 'Es gibt keine Antwort, die beurteilt werden kann.',
    unjudged: 'Diese Antwort ist noch nicht beurteilt.',
  },
  fr: {
    right: "L'enseignant a jugé cette réponse juste.",
    partly: "L'enseignant a jugé cette réponse en partie juste.",
    wrong: "L'enseignant a jugé cette réponse fausse.",
    blank: "Il n'y a pas de réponse à évaluer.",
    unjudged: "Cette réponse n'a pas encore été évaluée.",
  },
};
