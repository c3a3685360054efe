import type { ListedTicket } from '@exit-tickets/contracts';
import { searchKey } from '@exit-tickets/contracts/rules';

/** The questions of a ticket in which a search found its words. */
export const foundQuestions = (
  { questions }: Pick<ListedTicket, 'questions'>,
  search: string | undefined,
): ListedTicket['questions'] => {
  const words = searchKey(search ?? '');
  return words ? questions.filter(({ text }) => searchKey(text).includes(words)) : [];
};
