/** Two answers to a question, to be set against each other. */
export interface BoardPair {
  question: string;
  wrong: string;
  right: string;
  /** Whether the wrong one stands first: nobody learns to pick the second. */
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
/** On every computer of a school. */
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
/** From here on are the scripts whose letters are squares, and the pictures. */
const firstSquare = 0x1100;

/** How wide a letter is at most, in its size: in Arial, and in what stands in for it where it is missing. */
const letterWidth = (letter: string): number => {
  if ((letter.codePointAt(0) ?? 0) >= firstSquare && !narrow.test(letter) && !wide.test(letter)) return 1.05;
  if (narrow.test(letter)) return 0.41;
  if (wide.test(letter)) return 1;
  return capital.test(letter) ? 0.79 : 0.64;
};

const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
const spaceWidth = letterWidth(' ');

/** How many lines words take where so many times the size of a letter fit into a line; a longer word is broken. */
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

/** The largest size, up to the one that is asked for, in which a text fits. */
export const fittingSize = (text: string, box: { width: number; height: number }, largest: number): number => {
  const words = text.split(' ').map(widthOf);
  let size = largest;
  while (size > sizeStep && lineCount(words, box.width / size) * size * lineHeight > box.height) size -= sizeStep;
  return size;
};

/** In one line, and without what a file of XML cannot hold. */
const plain = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim();

/** A short answer beside a long one is not written much larger: size says nothing about which one is right. */
const smallestBeside = 18;

/** What stands where on a sheet of the board: the question and the two answers, and nothing about which one is right. */
export const boardSheet = (
  pair: BoardPair,
  quote: (answer: string) => string,
  footer: string | undefined,
): SheetText[] => {
  const questionBox = { left: margin, top: 32, width: sheetSize.width - 2 * margin, height: cardTop - 32 - 16 };
  // Bold letters are wider.
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
