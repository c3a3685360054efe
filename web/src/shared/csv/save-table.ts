import { fileTitle, saveFile } from '../forms/save-file.ts';
import { type Cell, toCsv } from './csv.ts';
import { listSeparator, thisComputer } from './list-separator.ts';

/** Downloads a table as CSV, with its subject and content in the file name. */
export const saveTable = (table: readonly (readonly Cell[])[], of: string, what: string): void => {
  const csv = toCsv(table, listSeparator(thisComputer()));
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `exit-ticket-${fileTitle(of)}-${what}.csv`);
};
