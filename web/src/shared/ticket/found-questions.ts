import type { ListedTicket } from '@exit-tickets/contracts';
import { searchKey, searchWords } from '@exit-tickets/contracts/rules';

type ListedQuestion = ListedTicket['questions'][number];

/** How many of the words a text contains. */
const wordsIn = (text: string, words: readonly string[]): number => {
  const key = searchKey(text);
  return words.filter((word) => key.includes(word)).length;
};

/**
 * The questions of a found ticket that contain most words of a search, counting those in its title and class. If these
 * contain every word, all questions qualify.
 */
export const foundQuestions = (
  { title, className, questions }: Pick<ListedTicket, 'title' | 'className' | 'questions'>,
  search: string,
): ListedQuestion[] => {
  const words = searchWords(search);
  const counted = questions.map((question) => ({
    question,
    count: wordsIn([title, className, question.text].join('\n'), words),
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ question }) => question);
};

/** The question that explains why a ticket was found; undefined when only its title and class match. */
export const tellingQuestion = (ticket: ListedTicket, search: string): ListedQuestion | undefined => {
  const words = searchWords(search);
  return foundQuestions(ticket, search).find(({ text }) => wordsIn(text, words) > 0);
};
