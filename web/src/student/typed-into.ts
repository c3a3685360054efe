/**
 * What a field holds after typing or pasting, once `accept` has left out what does not belong there. Written back at once:
 * Preact does not draw a field anew whose value stays the same, and would leave in it what was refused.
 */
export const typedInto = (field: HTMLInputElement | HTMLTextAreaElement, accept: (typed: string) => string): string => {
  const accepted = accept(field.value);
  if (field.value !== accepted) field.value = accepted;
  return accepted;
};
