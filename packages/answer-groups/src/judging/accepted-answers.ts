import type { Question } from '@exit-tickets/contracts';

const between = /;|(?<=\p{L}{2})\/(?=\p{L}{2})|(?<!\s)\s+(?:\/|of|or|oder|ou)\s+/u;
const maxAlternatives = 4;
const maxAlternativeLength = 3;

/** Questions with more than one thing to name: what stands side by side in the model answer is wanted together. */
const asksForMore =
  /\b(?:twee|drie|vier|vijf|beide|two|three|four|five|both|zwei|drei|vier|fünf|beide|deux|trois|quatre|cinq|noem|name|nenne|cite|nomme|welke (?:(?!welke ).)* zijn|which (?:(?!which ).)* are|welche (?:(?!welche ).)* sind|quels|quelles)\b|\b(?:en|and|und|et)\b/iu;

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Terms that a short model answer gives side by side (“kooldioxide / CO2”), each of them an answer by itself. */
const alternativesIn = (modelAnswer: string, question: Question): readonly string[] => {
  const parts = modelAnswer
    .replace(/(?<![.\s])[.\s]+$/u, '')
    .split(between)
    .map((part) => part.trim());
  const asked = question.text.toLowerCase();
  const areTerms = parts.every(
    (part) =>
      /^[^\p{L}\p{N},()=]*\p{L}[^\p{N},()=]*$|^\p{L}+\p{N}+$/u.test(part) && wordCount(part) <= maxAlternativeLength,
  );
  if (parts.length < 2 || parts.length > maxAlternatives || !areTerms || asksForMore.test(asked)) return [];
  // "Warm or cold?" has one of the two for an answer, never both.
  return parts.every((part) => asked.includes(part.toLowerCase())) ? [] : parts;
};

/** What a right answer to a question is equal to: the model answer, its alternatives, the core. */
export const acceptedAnswers = (question: Question, core: string | undefined): readonly string[] => {
  const modelAnswer = question.guide?.modelAnswer?.trim() ?? '';
  return [modelAnswer, ...alternativesIn(modelAnswer, question), core?.trim() ?? ''].filter((text) => text !== '');
};
