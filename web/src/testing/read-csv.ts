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
