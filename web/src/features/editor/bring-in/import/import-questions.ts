import { question } from '@exit-tickets/contracts';
import { type EditedQuestion, editedQuestion } from '../../edited-ticket.ts';
import type { Change, LeftOut, LeftOutReason, Read, ReadQuestion } from './imported.ts';
import { readGift, type TrueFalseTexts } from './read-gift.ts';
import { readRows } from './read-rows.ts';

/** A question that can be put on a ticket. */
export interface ImportedQuestion {
  number: number;
  question: EditedQuestion;
}

export interface Imported {
  /** Whether numbers are row numbers of a table, in which blank rows count too. */
  isTable: boolean;
  questions: ImportedQuestion[];
  /** Number of questions affected by each kind of change. */
  changes: Map<Change, number>;
  /** Numbers of the questions left out, by reason. */
  leftOut: Map<LeftOutReason, number[]>;
}

/** GIFT puts answers in braces; a table has tabs in its first row. */
const isTable = (text: string): boolean => {
  const [first = ''] = text.trimStart().split('\n', 1);
  return first.includes('\t') || !text.includes('{');
};

const asSent = ({ text, options, right, answer, number }: ReadQuestion): unknown => ({
  id: `i${number}`,
  text,
  ...(options ? { type: 'multiple_choice', options, correctAnswer: right } : { type: 'open_text' }),
  ...(answer && { guide: { modelAnswer: answer } }),
});

const reasonOf = ([field]: readonly PropertyKey[], depth: number, code: string): LeftOutReason => {
  if (field === 'options' && depth === 1) return code === 'custom' ? 'sameOptions' : 'options';
  if (code === 'too_small') return field === 'options' ? 'options' : 'noQuestion';
  return 'tooLong';
};

/** Applies the server's validation, so that every imported question can be saved. */
const check = (read: ReadQuestion): ImportedQuestion | LeftOut => {
  const { success, data, error } = question.safeParse(asSent(read));
  if (success) return { number: read.number, question: editedQuestion(data) };
  const [{ path, code } = { path: [], code: '' }] = error.issues;
  return { number: read.number, reason: reasonOf(path, path.length, code) };
};

/** Imports GIFT or spreadsheet rows, and reports what was left out and why. */
export const importQuestions = (given: string, texts: TrueFalseTexts): Imported => {
  const text = given.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const table = isTable(text);
  const all: Read[] = table ? readRows(text) : readGift(text, texts);
  const imported: Imported = { isTable: table, questions: [], changes: new Map(), leftOut: new Map() };
  for (const read of all) {
    const checked = 'reason' in read ? read : check(read);
    if ('reason' in checked) {
      const numbers = imported.leftOut.get(checked.reason) ?? [];
      imported.leftOut.set(checked.reason, numbers);
      numbers.push(checked.number);
      continue;
    }
    imported.questions.push(checked);
    for (const change of ('changes' in read && read.changes) || [])
      imported.changes.set(change, (imported.changes.get(change) ?? 0) + 1);
  }
  return imported;
};
