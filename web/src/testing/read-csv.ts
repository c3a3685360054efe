/** A strict reader of CSV (RFC 4180): throws at whatever a spreadsheet would have to guess. Numbers stand unquoted. */
export const readCsv = (csv: string, separator: string): (string | number)[][] => {
  const rows: (string | number)[][] = [];
  let rest = csv;
  while (rest !== '') {
    const row: (string | number)[] = [];
    for (;;) {
      const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
      const [whole, text] = quoted ?? /^([^",;\r\n]*)/.exec(rest) ?? [];
      if (whole === undefined || text === undefined) throw new Error(`no cell at ${rest.slice(0, 20)}`);
      row.push(quoted || text === '' ? text.replaceAll('""', '"') : Number(text));
      rest = rest.slice(whole.length);
      if (!rest.startsWith(separator)) break;
      rest = rest.slice(1);
    }
    if (!rest.startsWith('\r\n')) throw new Error(`no end of a row at ${rest.slice(0, 20)}`);
    rest = rest.slice(2);
    rows.push(row);
  }
  return rows;
};

/** As a spreadsheet reads any text, also one with another separator: a quote counts at the beginning of a cell only. */
export const readAsSpreadsheet = (csv: string, separator: string): string[][] => {
  const rows: string[][] = [[]];
  let rest = csv;
  while (rest !== '') {
    const [quoted = '', text = ''] = /^"((?:[^"]|"")*)"?/.exec(rest) ?? [];
    rest = rest.slice(quoted.length);
    const end = rest.search(new RegExp(`[${separator}\r\n]`));
    const more = end < 0 ? rest : rest.slice(0, end);
    rows.at(-1)?.push(text.replaceAll('""', '"') + more);
    rest = rest.slice(more.length);
    const [lineEnd] = /^\r?\n|^\r/.exec(rest) ?? [];
    if (lineEnd) rows.push([]);
    rest = rest.slice(lineEnd?.length ?? 1);
  }
  return rows;
};
