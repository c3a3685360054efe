import type { Question } from '@exit-tickets/contracts';

/** In millimetres, as style.ts makes them; estimates are enough, the browser decides where a page ends. */
const page = 266;
const header = 58;
const gap = 8;
const textRow = 6;
const choice = { before: 3, each: 8.4 };
const scale = 14;
const scaleEnd = { row: 5, characters: 22 };
const line = 9;
const charactersPerRow = 72;

const minLines = 3;
const maxLines = 12;
const onSeveralPages = 4;

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, part) => rows + Math.max(1, Math.ceil(part.length / charactersPerRow)), 0);

const heightWithoutLines = (question: Question): number => {
  const height = gap + rowsOf(question.text) * textRow;
  if (question.type === 'scale') {
    const longest = Math.max(question.lowEnd?.length ?? 0, question.highEnd?.length ?? 0);
    return height + scale + Math.ceil(longest / scaleEnd.characters) * scaleEnd.row;
  }
  return question.type === 'open_text' ? height : height + choice.before + question.options.length * choice.each;
};

/** How many ruled lines each open question gets: as many as keep the ticket on one page, else four. */
export const writingLines = (questions: readonly Question[]): number => {
  const open = questions.filter(({ type }) => type === 'open_text').length;
  const free = questions.reduce((room, question) => room - heightWithoutLines(question), page - header);
  const fitting = Math.floor(free / (open * line));
  return fitting < minLines ? onSeveralPages : Math.min(fitting, maxLines);
};
