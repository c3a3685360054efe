import { check, print } from '../judging/report.ts';
import { readBadInput } from './bad-input.ts';
import { containsWords } from './fold.ts';
import type { Lesson } from './lessons.ts';
import { askFor, type Product, type Provider } from './product.ts';
import { toldLanguages } from './told-language.ts';

const levels = ['reproduceren-begrijpen'] as const;

/** What comes of texts that are no lesson: the right code, or questions without what must not stand in them. */
export const reportBadInput = async (product: Product, provider: Provider, lesson: Lesson): Promise<void> => {
  const teacher = await product.newTeacher();
  print('\nBad input');
  for (const { id, text, right, language, never } of readBadInput(lesson.text, provider === 'openai')) {
    const { code = 'questions', field, questions } = await askFor(teacher, text, { levels, seed: 1 });
    const shown = field ? `${code} (${field})` : code;
    const bad = questions.flatMap((question) => {
      const told = JSON.stringify(question);
      const isForeign = language !== undefined && !toldLanguages(question.text).includes(language);
      return isForeign || never.some((part) => containsWords(told, part)) ? [question.text] : [];
    });
    const isRight = right.includes(code) && (code !== 'invalid_request' || field === 'content');
    check(id, shown, isRight && bad.length === 0, isRight ? bad : [`right would be: ${right.join(' or ')}`]);
  }
};
