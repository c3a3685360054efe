import type { Block, Line as OcrLine, Word } from 'tesseract.js';
import type { Line } from '../page-lines.ts';

/** Words below this confidence (of 100) are probably dirt. */
const minConfidence = 45;
/** A line without a word of at least this confidence is a frame, a stain or the edge of a page. */
const sureConfidence = 60;

const isCredible = ({ text, confidence }: Word): boolean => confidence >= minConfidence && text.trim() !== '';
const isSure = ({ text, confidence }: Word): boolean =>
  confidence >= sureConfidence && (/\p{L}{2}/u.test(text) || /\p{N}/u.test(text));

export interface CredibleText {
  lines: Line[];
  /** Letters and digits in confident words: shows which of two orientations reads better. */
  score: number;
  /** Whether this looks like real text and not like shapes mistaken for letters. */
  isSound: boolean;
}

const lineOf = ({ words, bbox }: OcrLine, startsParagraph: boolean): Line | undefined => {
  const read = words.filter(isCredible);
  if (!read.some(isSure)) return undefined;
  return {
    text: read.map(({ text }) => text).join(' '),
    top: bbox.y0,
    height: bbox.y1 - bbox.y0,
    startsParagraph,
  };
};

const minSureWords = 5;
const minSureShare = 0.6;
/** A picture counts as text if this share of its words is confident, or if its score reaches this; stains do not. */
const credible = { share: 0.5, score: 100 };

/** The credible lines of recognised text; low-confidence nonsense is dropped. */
export const credibleText = (blocks: readonly Block[]): CredibleText => {
  const lines: Line[] = [];
  const words: Word[] = [];
  for (const { paragraphs } of blocks)
    for (const paragraph of paragraphs) {
      let isFirst = true;
      for (const line of paragraph.lines) {
        words.push(...line.words);
        const read = lineOf(line, isFirst);
        if (!read) continue;
        lines.push(read);
        isFirst = false;
      }
    }
  const sure = words.filter(isSure);
  const score = sure.reduce((sum, { text }) => sum + text.length, 0);
  const isText = sure.length >= words.length * credible.share || score >= credible.score;
  return {
    lines: isText ? lines : [],
    score,
    isSound: sure.length >= minSureWords && sure.length >= words.length * minSureShare,
  };
};
