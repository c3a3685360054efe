import { detectLanguage } from '../languages/detect-language.ts';
import type { Language } from '../languages/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { blocksOfText } from './paragraphs.ts';

/** One sentence, with its place: neighbours in the same paragraph explain each other. */
export interface Sentence {
  text: string;
  index: number;
  section: number;
  paragraph: number;
}

/** Lesson material as the generator reads it. */
export interface Material {
  language: Language;
  /** The first heading, when the material opens with one. */
  title: string | undefined;
  headings: readonly string[];
  sentences: readonly Sentence[];
  text: string;
}

/** A "sentence" of two words is a label or a left-over of a table. */
const fewestWords = 3;

/** Reads a text as sections of sentences. Paragraphs count as sections where there are no headings. */
export const readMaterial = (text: string): Material => {
  const language = detectLanguage(text);
  const blocks = blocksOfText(text);
  const hasSections = blocks.slice(1).some(({ kind }) => kind === 'heading');
  const sentences: Sentence[] = [];
  let section = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' || !hasSections) section += 1;
    if (block.kind === 'heading') continue;
    for (const sentence of splitSentences(block.text, language))
      if (sentence.split(' ').length >= fewestWords)
        sentences.push({ text: sentence, index: sentences.length, section, paragraph: block.group });
  }
  const headings = blocks.filter(({ kind }) => kind === 'heading').map((block) => block.text);
  return { language, title: blocks[0]?.kind === 'heading' ? blocks[0].text : undefined, headings, sentences, text };
};
