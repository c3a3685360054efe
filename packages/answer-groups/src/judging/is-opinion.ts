import { isInOwnWords, type Question } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

const patterns = Object.values(languagePacks)
  .flatMap(({ asksOpinion }) => asksOpinion)
  .map((wording) => new RegExp(wording, 'iu'));

/** Whether an open question asks for an opinion, which has no verdicts; false when in doubt. */
export const isOpinion = (question: Question): boolean =>
  isInOwnWords(question) && patterns.some((pattern) => pattern.test(question.text));
