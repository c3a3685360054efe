import { inAnyLanguage } from '../../../languages/languages.ts';
import type { DraftRule } from './rule.ts';
import { meaningfulWords } from './words-of.ts';

const outside = inAnyLanguage((words) => words.asksAboutMaterial, 'iu');

/** Requires a question about the subject, not about a picture, what was learned, homework, the teacher or an advert. */
export const aboutTheLesson: DraftRule = ({ text, guide }, { material }) => {
  if (outside.test(text)) return 'It asks about a picture, a page or the lesson itself, not about its subject.';
  if (!material) return undefined;
  const answer = [...meaningfulWords(guide.modelAnswer)];
  const isTaught = answer.every((word) => material.teaching.has(word));
  const isElsewhere = material.otherLines.some((line) => answer.every((word) => line.has(word)));
  return answer.length > 0 && !isTaught && isElsewhere
    ? 'Its answer stands in a line that teaches nothing: homework, a name, a source or an advert.'
    : undefined;
};
