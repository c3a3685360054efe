import classes from './board-paper.module.css';
import { card, lineHeight, type SheetText, sheetColours, sheetFont } from './board-sheet.ts';

const place = (element: HTMLElement, box: { left: number; top: number; width: number; height: number }) => {
  for (const side of ['left', 'top', 'width', 'height'] as const) element.style[side] = `${box[side]}pt`;
};

/** Prints a sheet of the board on a page of the same size; every browser can save it as a PDF. */
export const printBoard = (texts: readonly SheetText[]): void => {
  const page = document.createElement('div');
  page.className = classes.paper ?? '';
  page.style.background = sheetColours.paper;
  page.style.font = `16pt/${lineHeight} ${sheetFont}, sans-serif`;
  for (const left of card.left) {
    const frame = document.createElement('div');
    frame.className = classes.card ?? '';
    place(frame, { ...card, left });
    page.append(frame);
  }
  for (const { text, kind, size, ...box } of texts) {
    const words = document.createElement('p');
    words.dataset.kind = kind;
    words.textContent = text;
    words.style.fontSize = `${size}pt`;
    place(words, box);
    page.append(words);
  }
  document.body.append(page);
  const { dataset } = document.documentElement;
  const before = dataset.print;
  dataset.print = 'board';
  const restore = () => {
    page.remove();
    if (before === undefined) delete dataset.print;
    else dataset.print = before;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
};
