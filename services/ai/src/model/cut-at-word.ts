/** Truncates a text to this many characters, after a whole word and with an ellipsis. */
export const cutAtWord = (text: string, maxLength: number): string => {
  const whole = text.replaceAll('\u0000', '').toWellFormed().replace(/\s+/g, ' ').trim();
  if (whole.length <= maxLength) return whole;
  const begin = whole.slice(0, maxLength - 1).toWellFormed();
  const lastSpace = whole[maxLength - 1] === ' ' ? begin.length : begin.lastIndexOf(' ');
  // Scripts without spaces are cut anywhere.
  return `${begin.slice(0, lastSpace > 0 ? lastSpace : begin.length).trimEnd()}…`;
};
