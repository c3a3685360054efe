import type { Language } from '@exit-tickets/contracts';
import type { DraftRule } from './rule.ts';

/** What a question begins with that wants more than yes or no. */
const questionWords: Record<Language, RegExp> = {
  nl: /^(?:wat|wie|wiens|welke?|hoe\p{L}*|waarom|wanneer|waar\p{L}*)$/u,
  en: /^(?:what|who|whom|whose|which|how|why|when|where)$/u,
  de: /^(?:was|wer|wen|wem|wessen|welche[rsnm]?|wie\p{L}*|wo\p{L}*|wann|warum|weshalb|inwiefern)$/u,
  fr: /^(?:que|qu|quoi|qui|quel|quels|quelles?|lequel|laquelle|où|quand|comment|pourquoi|combien)$/u,
};
/** Only these, first: «Est-ce que» has a question word and asks for yes or no. */
const yesNoOpenings: Partial<Record<Language, RegExp>> = { fr: /^est-ce qu/i };
const yesAndNo =
  /^(?:ja|nee|nein|yes|no|oui|non|waar|niet waar|onwaar|juist|onjuist|true|false|right|wrong|richtig|falsch|vrai|faux)[.!]?$/i;
const wordsBeforeQuestionWord = 3;

const asksOpenly = (clause: string, language: Language): boolean => {
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? [];
  // It may also stand last: «La plante respire par quoi ?»
  return [...words.slice(0, wordsBeforeQuestionWord), words.at(-1) ?? ''].some((word) =>
    questionWords[language].test(word),
  );
};

/** An open question that "yes" or "no" answers, or a choice between the two. */
export const yesNo: DraftRule = ({ text, options }, { language }) => {
  const reason = 'It can be answered with yes or no.';
  if (options) return options.some((option) => yesAndNo.test(option.trim())) ? reason : undefined;
  if (!language || !text.includes('?')) return undefined;
  const sentences = text.match(/[^.!?]+[.!?]*/g)?.map((each) => each.trim()) ?? [];
  const questions = sentences.filter((each) => each.endsWith('?'));
  const isOpen = questions.some(
    (question) =>
      !yesNoOpenings[language]?.test(question) &&
      question.split(/[,;:–—]| (?:and|en|und|et) /).some((clause) => asksOpenly(clause, language)),
  );
  // «Is a whale a fish? Explain.» wants the explanation.
  const last = sentences.at(-1) ?? '';
  const endsInTask = questions.length > 0 && !last.endsWith('?') && sentences.length > questions.length;
  return isOpen || endsInTask ? undefined : reason;
};
