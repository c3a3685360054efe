/**
 * The content of a field after typing or pasting, filtered by `accept`. It is written back at once, keeping the
 * position of the caret: Preact does not re-render a field whose value stays the same and would leave the rejected text
 * in it; React would move the caret to the end.
 */
export const filterInput = (
  field: HTMLInputElement | HTMLTextAreaElement,
  accept: (typed: string, caret: number) => string,
): string => {
  const { value: typed, selectionEnd } = field;
  // An e-mail field does not expose its caret.
  const caret = selectionEnd ?? typed.length;
  const accepted = accept(typed, caret);
  if (accepted === typed) return typed;
  field.value = accepted;
  const place = Math.max(0, accepted.length - (typed.length - caret));
  if (selectionEnd !== null) field.setSelectionRange(place, place);
  return accepted;
};
