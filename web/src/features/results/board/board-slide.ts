import PowerPoint from 'pptxgenjs';
import { card, type SheetText, sheetColours, sheetFont, sheetSize } from './board-sheet.ts';

const inches = (points: number): number => points / 72;
const colour = (name: keyof typeof sheetColours): string => sheetColours[name].slice(1);
const inkOf = { question: 'ink', letter: 'muted', answer: 'ink', footer: 'muted' } as const;

interface Slide {
  title: string;
  language: string;
  texts: readonly SheetText[];
  /** Speaker notes. */
  notes: string;
}

/** Creates a PowerPoint slide. Loaded on demand: the library is larger than the screen that uses it. */
export const boardSlide = async ({ title, language, texts, notes }: Slide): Promise<Blob> => {
  const file = new PowerPoint();
  const name = 'board';
  file.defineLayout({ name, width: inches(sheetSize.width), height: inches(sheetSize.height) });
  file.layout = name;
  file.theme = { headFontFace: sheetFont, bodyFontFace: sheetFont };
  file.title = title;
  file.subject = '';
  file.author = '';
  file.company = '';
  const slide = file.addSlide();
  slide.background = { color: colour('paper') };
  for (const left of card.left)
    slide.addShape('roundRect', {
      ...{ x: inches(left), y: inches(card.top), w: inches(card.width), h: inches(card.height) },
      rectRadius: inches(10),
      fill: { color: colour('card') },
      line: { color: colour('line'), width: 1.5 },
    });
  for (const { text, kind, left, top, width, height, size } of texts)
    slide.addText(text, {
      ...{ x: inches(left), y: inches(top), w: inches(width), h: inches(height) },
      ...{
        fontSize: size,
        fontFace: sheetFont,
        color: colour(inkOf[kind]),
        bold: kind === 'question' || kind === 'letter',
      },
      ...{ valign: 'top', margin: 0, fit: 'shrink', lang: language, objectName: kind },
    });
  slide.addNotes(notes);
  const content = await file.write({ outputType: 'blob', compression: true });
  if (!(content instanceof Blob)) throw new TypeError('the slide was not written');
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' });
};
