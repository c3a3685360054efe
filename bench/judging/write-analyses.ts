import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Analysis, type AnalysisSection, analyzeTicket, changeJudgements } from '@exit-tickets/contracts';
import { answeredQuestions, type PlantedClass, plantedClasses } from '@exit-tickets/testing';
import { Classes } from '../../services/ai/test/support/classes.ts';
import { marksByTruth } from '../../services/ai/test/support/marks.ts';
import { truthfulModel } from '../../services/ai/test/support/truthful-model.ts';
import { print } from '../report.ts';
import { type RunningService, replyOf, startService, withModel } from './service.ts';
import { type TaughtClass, teachPlanted } from './taught-class.ts';

const headings: Record<AnalysisSection, string> = {
  strugglingAreas: 'Struggling areas',
  nextLessonSuggestions: 'Suggestions for the next lesson',
  individualConcerns: 'Individual concerns',
  strengths: 'Strengths',
};
const sections: readonly AnalysisSection[] = [
  'strugglingAreas',
  'nextLessonSuggestions',
  'individualConcerns',
  'strengths',
];

/** Everything that a teacher sees, each point with its evidence. */
const textOf = (title: string, analysis: Analysis): string => {
  const quotesOf = (section: AnalysisSection, index: number): string => {
    const found = analysis.evidence.filter((each) => each.section === section && each.index === index);
    const quotes = new Set(found.flatMap((each) => each.quotes.map(({ quote }) => `“${quote}”`)));
    return quotes.size > 0 ? `\n  - rests on: ${[...quotes].join(', ')}` : '';
  };
  const context = sections.map((section) => {
    const points = analysis[section].map((text, index) => `- ${text}${quotesOf(section, index)}`);
    return `## ${headings[section]}\n\n${points.join('\n') || '(none)'}`;
  });
  return `# ${title}\n\n${analysis.overallPerformance}\n\n${context.join('\n\n')}\n`;
};

const analyse = ({ client }: RunningService, { ticket }: TaughtClass): Promise<Analysis> =>
  replyOf(client.call(analyzeTicket, { params: { id: ticket.id }, body: {} }));

/** Writes the full analyses of the planted classes: marked by a teacher who knows the truth, and by such a model. */
export const writeAnalyses = async (folder: string): Promise<void> => {
  const classes = new Classes();
  const write = async ({ id, title }: PlantedClass, how: string, analysis: Analysis): Promise<void> => {
    const file = join(folder, `${id}-${how.replaceAll(' ', '-')}.md`);
    await writeFile(file, textOf(`${title}, ${how}`, analysis));
    print(`         ${file}`);
  };
  print('\nAnalyses written');
  await mkdir(folder, { recursive: true });
  await withModel(classes, async (service, openai) => {
    const byHand = await startService(service.context, classes);
    for (const planted of plantedClasses()) {
      const marked = teachPlanted(classes, planted);
      const body = { marks: marksByTruth(planted, marked) };
      await replyOf(byHand.client.call(changeJudgements, { params: { id: marked.ticket.id }, body }));
      await write(planted, 'marked by hand', await analyse(byHand, marked));
      openai.script(truthfulModel(answeredQuestions(planted)));
      await write(planted, 'with a model', await analyse(service, teachPlanted(classes, planted)));
    }
  });
};
