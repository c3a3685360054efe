/**
 * What a field holds after typing or pasting, once `accept` has left out what does not belong there. Written back at once, with
 * the caret where it was: Preact does not draw a field anew whose value stays the same, and would leave in it what was
 * refused; React would put the caret at the end.
 */
export const filterInput = (
  field: HTMLInputElement | HTMLTextAreaElement,
  accept: (typed: string, caret: number) => string,
): string => {
  const { value: typed, selectionEnd } = field;
  // A field for an e-mail address does not tell where its caret is.
  const caret = selectionEnd ?? typed.length;
  const accepted = accept(typed, caret);
  if (accepted === typed) return typed;
  field.value = accepted;
  const place = Math.max(0, accepted.length - (typed.length - caret));
  if (selectionEnd !== null) field.setSelectionRange(place, place);
  return accepted;
};
