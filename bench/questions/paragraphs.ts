import { readdirSync, readFileSync } from 'node:fs';
import { focusLevel, type Language, languages } from '@exit-tickets/contracts';
import { print } from '../judging/report.ts';
import { askFor, type Product } from './product.ts';

const folder = new URL('./paragraphs/', import.meta.url);

/** One paragraph of a schoolbook, all that a teacher pastes. */
interface Paragraph {
  /** Whether patterns were made with it in view. */
  part: string;
  subject: string;
  text: string;
}

/** “# held out”, below it “## biology” and a paragraph, and so on. */
const readParagraphs = (language: Language): Paragraph[] => {
  if (!readdirSync(folder).includes(`${language}.md`)) return [];
  const parts = readFileSync(new URL(`${language}.md`, folder), 'utf8')
    .split(/^# /mu)
    .slice(1);
  return parts.flatMap((written) => {
    const [part = '', ...paragraphs] = written.split(/^## /mu);
    return paragraphs.map((paragraph) => {
      const [subject = '', ...lines] = paragraph.split('\n');
      return { part: part.trim(), subject, text: lines.join(' ').trim() };
    });
  });
};

/** Of how many short paragraphs come two questions, and three, and which of them are refused. */
export const reportParagraphs = async (product: Product, chosen: readonly Language[] = languages): Promise<void> => {
  print('\nShort paragraphs');
  for (const language of chosen) {
    for (const [part, paragraphs] of Map.groupBy(readParagraphs(language), (one) => one.part)) {
      const teacher = await product.newTeacher();
      const refused: string[] = [];
      let [two, three] = [0, 0];
      for (const { subject, text } of paragraphs) {
        const { questions } = await askFor(teacher, text, { levels: focusLevel.options, seed: 1 });
        if (questions.length >= 2) two += 1;
        else refused.push(subject);
        if (questions.length >= 3) three += 1;
      }
      const names = refused.length > 0 ? `; refused: ${refused.join(', ')}` : '';
      print(
        `  ${language}, ${part}: ${paragraphs.length} paragraphs, two questions of ${two}, three of ${three}${names}`,
      );
    }
  }
};
