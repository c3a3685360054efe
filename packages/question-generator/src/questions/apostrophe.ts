import type { DraftQuestion } from './question-request.ts';

/** Between letters; elsewhere it may be a quotation mark or a prime. */
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;

/** The apostrophe that a text has most, the typographic one where it has none. */
const apostropheOf = (text: string): string => {
  const found = text.match(apostrophe) ?? [];
  const straight = found.filter((sign) => sign === "'");
  return straight.length > found.length / 2 ? "'" : '’';
};

/**
 * Questions with the apostrophe that their material has most: their own words, which French elides (“ce qu'est l'air”), and what
 * they take from it then look alike. A passage stays word for word.
 */
export const withApostropheOf = (material: string, questions: readonly DraftQuestion[]): DraftQuestion[] => {
  const sign = apostropheOf(material);
  const write = (text: string): string => text.replace(apostrophe, sign);
  return questions.map(({ text, options, correctAnswer, guide }) => ({
    text: write(text),
    ...(options && { options: options.map(write) }),
    ...(correctAnswer !== undefined && { correctAnswer: write(correctAnswer) }),
    guide: { ...guide, modelAnswer: write(guide.modelAnswer), misconception: write(guide.misconception) },
  }));
};
