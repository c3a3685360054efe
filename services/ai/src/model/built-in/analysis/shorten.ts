import type { Question } from '@exit-tickets/contracts';

const usualLength = 110;

/** The beginning of a text, word for word, short enough to be read in passing. */
export const shorten = (text: string, length: number = usualLength): string => {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = trimmed.slice(0, length);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), length / 2))
    .trimEnd()
    .toWellFormed();
};

const innerQuotes: Record<string, string> = { '“': '‘', '”': '’', '„': '‚', '«': '‹', '»': '›' };

/** A question as it is named in the analysis: short, and ready to stand between quotation marks itself. */
export const labelOf = ({ text }: Question): string => {
  const short = shorten(text);
  return `${short}${short.length < text.trim().length ? '…' : ''}`.replace(
    /[“”„«»]/g,
    (mark) => innerQuotes[mark] ?? mark,
  );
};
