import type { Question } from '@exit-tickets/contracts';
import { answerSpace } from './answer-space.ts';

/** In millimetres, as laid out by style.ts. Estimates are enough, because the browser decides on page breaks. */
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

/** Ruled lines per open question: as many as fit on one page, or four when the ticket needs several pages. */
export const writingLines = (questions: readonly Question[]): number => {
  const ruled = questions.filter((question) => answerSpace(question).isRuled).length;
  const free = questions.reduce((room, question) => room - heightWithoutLines(question), page - header);
  const fitting = Math.floor(free / (ruled * line));
  return fitting < minLines ? onSeveralPages : Math.min(fitting, maxLines);
};
