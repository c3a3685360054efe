/** Two answers to a question, to be compared on the board. */
export interface BoardPair {
  question: string;
  wrong: string;
  right: string;
  /** Whether the wrong answer comes first; this varies, so that nobody learns to pick the second. */
  isWrongFirst: boolean;
}

/** A text on the sheet, in points. */
export interface SheetText {
  text: string;
  kind: 'question' | 'letter' | 'answer' | 'footer';
  left: number;
  top: number;
  width: number;
  height: number;
  size: number;
}

/** A slide of 16 : 9, in points. */
export const sheetSize = { width: 960, height: 540 } as const;
/** Installed on every school computer. */
export const sheetFont = 'Arial';
export const lineHeight = 1.2;
/** The colours of the board in a light room. */
export const sheetColours = { paper: '#faf8f3', card: '#ffffff', ink: '#1d2733', muted: '#5b6672', line: '#8a919b' };

const margin = 44;
const cardTop = 160;
const cardWidth = 424;
export const card = {
  left: [margin, sheetSize.width - margin - cardWidth],
  top: cardTop,
  width: cardWidth,
  height: 340,
};
const padding = 24;
const letterHeight = 30;

const narrow = /[ijlIftr.,:;|!'’‘“”()[\]/ -]/u;
const wide = /[mwMW@%—…]/u;
const capital = /\p{Lu}/u;
/** From this code point on: scripts with square characters, and emoji. */
const firstSquare = 0x1100;

/** Upper bound for the width of a character in em, in Arial and in fonts that replace it. */
const letterWidth = (letter: string): number => {
  if ((letter.codePointAt(0) ?? 0) >= firstSquare && !narrow.test(letter) && !wide.test(letter)) return 1.05;
  if (narrow.test(letter)) return 0.41;
  if (wide.test(letter)) return 1;
  return capital.test(letter) ? 0.79 : 0.64;
};

const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
const spaceWidth = letterWidth(' ');

/** Number of lines that words take, if a line is `room` em wide; longer words are broken. */
const lineCount = (words: readonly number[], room: number): number => {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + spaceWidth + word > room) {
      lines += 1;
      used = 0;
    }
    if (used > 0) used += spaceWidth;
    const breaks = Math.ceil(word / room) - 1;
    lines += Math.max(0, breaks);
    used += word - Math.max(0, breaks) * room;
  }
  return lines;
};

const sizeStep = 0.5;

/** The largest font size, up to `largest`, at which a text fits the box. */
export const fittingSize = (text: string, box: { width: number; height: number }, largest: number): number => {
  const words = text.split(' ').map(widthOf);
  let size = largest;
  while (size > sizeStep && lineCount(words, box.width / size) * size * lineHeight > box.height) size -= sizeStep;
  return size;
};

/** A single line, without characters that XML does not allow. */
const plain = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim();

/** Lower limit for sharing one size, in points: a larger short answer must not hint at which one is right. */
const smallestBeside = 18;

/** Positions of the question and both answers on a sheet, without a hint at which one is right. */
export const boardSheet = (
  pair: BoardPair,
  quote: (answer: string) => string,
  footer: string | undefined,
): SheetText[] => {
  const questionBox = { left: margin, top: 32, width: sheetSize.width - 2 * margin, height: cardTop - 32 - 16 };
  // Bold text is wider.
  const boldBox = { ...questionBox, width: questionBox.width / 1.15 };
  const question = plain(pair.question);
  const answers = (pair.isWrongFirst ? [pair.wrong, pair.right] : [pair.right, pair.wrong]).map((answer) =>
    quote(plain(answer)),
  );
  const answerBox = { width: cardWidth - 2 * padding, height: card.height - 2 * padding - letterHeight };
  const sizes = answers.map((answer) => fittingSize(answer, answerBox, 36));
  const both = Math.max(smallestBeside, Math.min(...sizes));
  return [
    { text: question, kind: 'question', ...questionBox, size: fittingSize(question, boldBox, 32) },
    ...answers.flatMap((text, at): SheetText[] => {
      const left = (card.left[at] ?? 0) + padding;
      const top = cardTop + padding;
      return [
        { text: 'AB'.charAt(at), kind: 'letter', left, top, width: answerBox.width, height: letterHeight, size: 20 },
        { text, kind: 'answer', left, top: top + letterHeight, ...answerBox, size: Math.min(both, sizes[at] ?? both) },
      ];
    }),
    ...(footer === undefined
      ? []
      : [{ text: footer, kind: 'footer' as const, left: margin, top: 508, width: 400, height: 20, size: 12 }]),
  ];
};
