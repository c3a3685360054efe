import type { Question } from '@exit-tickets/contracts';
import { answerSpace } from './answer-space.ts';

/** In millimetres, as style.ts makes them; estimates are enough, the browser decides where a page ends. */
const page = 266;
const header = 58;
const gap = 8;
const textRow = 6;
const line = 9;
const charactersPerRow = 72;

const minLines = 3;
const maxLines = 12;
const onSeveralPages = 4;

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, part) => rows + Math.max(1, Math.ceil(part.length / charactersPerRow)), 0);

const heightWithoutLines = (question: Question): number =>
  gap + rowsOf(question.text) * textRow + answerSpace(question).height;

/** How many ruled lines each open question gets: as many as keep the ticket on one page, else four. */
export const writingLines = (questions: readonly Question[]): number => {
  const ruled = questions.filter((question) => answerSpace(question).isRuled).length;
  const free = questions.reduce((room, question) => room - heightWithoutLines(question), page - header);
  const fitting = Math.floor(free / (ruled * line));
  return fitting < minLines ? onSeveralPages : Math.min(fitting, maxLines);
};
