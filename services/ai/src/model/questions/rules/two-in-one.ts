import { languageWords } from '../../../languages/languages.ts';
import { countWords } from '../../prompts/draft-limits.ts';
import type { DraftRule } from './rule.ts';

const wordsOfSecondQuestion = 3;
const listed = /(?:^|\s)(?:a\)|1[.)])\s(?:(?!\s(?:a\)|1[.)])\s).)*\s(?:b\)|2[.)])\s/is;

/** Rejects two questions in one: a student who answers only one is neither right nor wrong. */
export const twoInOne: DraftRule = ({ text }, { language }) => {
  const reason = 'It asks two things at once.';
  if (listed.test(text)) return reason;
  const marked = text.match(/(?<![^.!?])[^.!?]+\?/g) ?? [];
  // «Who is right? Why?» is one question with its reason.
  if (marked.filter((question) => countWords(question) >= wordsOfSecondQuestion).length > 1) return reason;
  const [, second = ''] = (language && languageWords[language].secondQuestion.exec(text)) ?? [];
  return countWords(second) >= wordsOfSecondQuestion - 1 ? reason : undefined;
};
