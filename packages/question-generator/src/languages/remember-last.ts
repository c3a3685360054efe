/** The same reading, which keeps the last result: many rules look at a sentence one after the other. */
export const rememberLast = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: read(text) };
    return last.result;
  };
};
