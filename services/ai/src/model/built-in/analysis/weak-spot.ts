import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { contentWords, stem } from '../../../language/stem.ts';
import type { Claim } from '../../model.ts';
import { type AnalysisPhrases, analysisPhrases } from './phrases.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';
import { labelOf, shorten } from './shorten.ts';

/** One thing to repeat, and how. */
export interface WeakSpot {
  /** Part of the class, 0 to 1, that has not got it. */
  share: number;
  finding: Claim;
  suggestion: Claim;
}

const fewestAlike = 2;
const mostQuotes = 3;

const quotesOf = (answers: readonly JudgedAnswer[], questionId: string): Claim['quotes'] =>
  answers
    .filter(({ answer }) => answer.trim() !== '')
    .slice(0, mostQuotes)
    .map(({ responseId, answer }) => ({ responseId, questionId, quote: shorten(answer) }));

interface Shared {
  word: string;
  answers: readonly JudgedAnswer[];
}

const mostShared = (groups: Iterable<Shared>): Shared | undefined =>
  [...groups].reduce<Shared | undefined>(
    (top, each) => (top && top.answers.length >= each.answers.length ? top : each),
    undefined,
  );

/** A word that wrong answers share and that neither the question nor a good answer has: the misconception itself. */
const sharedMistake = ({ question, answers, reference }: QuestionResult, language: Language): Shared | undefined => {
  const expected = contentWords(
    `${question.text} ${reference?.text ?? ''} ${question.guide?.passage ?? ''}`,
    language,
  ).map((word) => stem(word, language));
  const groups = new Map<string, { word: string; answers: JudgedAnswer[] }>();
  for (const one of answers.filter(({ judged }) => judged.band === 'wrong'))
    for (const [key, word] of new Map(contentWords(one.answer, language).map((each) => [stem(each, language), each]))) {
      if (expected.some((other) => isSameWord(other, key))) continue;
      const group = groups.get(key) ?? { word: language === 'de' ? word : word.toLowerCase(), answers: [] };
      group.answers.push(one);
      groups.set(key, group);
    }
  // Of words that come together the last one tells most: "planten eten aarde".
  const top = mostShared([...groups.values()].reverse());
  return top && top.answers.length >= fewestAlike ? top : undefined;
};

/** The idea of a good answer that most of the others lack. */
const missingIdea = ({ answers }: QuestionResult): Shared | undefined => {
  const groups = new Map<string, { word: string; answers: JudgedAnswer[]; weight: number }>();
  for (const one of answers.filter(({ judged }) => judged.band === 'incomplete' || judged.band === 'wrong'))
    for (const { word, weight } of one.judged.missing) {
      if (weight < 0.5) continue;
      const group = groups.get(word) ?? { word, answers: [], weight };
      group.answers.push(one);
      groups.set(word, group);
    }
  // Of words that are missing equally often the longest says most.
  return mostShared([...groups.values()].sort((a, b) => b.word.length - a.word.length));
};

const ofChoice = (result: QuestionResult, total: number, say: AnalysisPhrases): Omit<WeakSpot, 'share'> | undefined => {
  const { question, answers } = result;
  if (question.type !== 'multiple_choice' || question.correctAnswer === undefined) return undefined;
  const byOption = question.options
    .filter((option) => option !== question.correctAnswer)
    .map((word) => ({ word, answers: answers.filter(({ answer }) => answer === word) }));
  const top = mostShared(byOption);
  if (!top || top.answers.length === 0) return undefined;
  const quotes = quotesOf(top.answers, question.id);
  const text = say.chose(top.answers.length, total, top.word, question.correctAnswer, labelOf(question));
  return {
    finding: { text, quotes },
    suggestion: { text: say.compareOptions(top.word, question.correctAnswer), quotes },
  };
};

const sentenceWith = (word: string, passage: string, language: Language): string | undefined =>
  splitSentences(passage, language).find((sentence) => sentence.toLowerCase().includes(word.toLowerCase()));

const ofOpen = (
  result: QuestionResult,
  total: number,
  say: AnalysisPhrases,
  language: Language,
): Omit<WeakSpot, 'share'> | undefined => {
  const { question, answers, reference, tally } = result;
  if (!reference || !tally) return undefined;
  const weak = answers.filter(({ judged }) => judged.band !== 'right');
  const mistake = sharedMistake(result, language);
  const missing = missingIdea(result);
  const shown = mistake ?? missing;
  const quotes = quotesOf(shown?.answers ?? weak, question.id);
  if (quotes.length === 0) return undefined;
  const quote = quotes[0]?.quote ?? '';
  const model = shorten(question.guide?.modelAnswer || reference.text, 240);
  const detail = mistake
    ? say.says(mistake.answers.length, total, mistake.word, quote)
    : missing
      ? say.lacks(missing.answers.length, total, missing.word, quote)
      : '';
  const gap =
    missing && !mistake ? sentenceWith(missing.word, question.guide?.passage || reference.text, language) : undefined;
  const suggestion = mistake
    ? say.correctTogether(mistake.word, model)
    : gap && missing
      ? say.completeSentence(shorten(gap, 240), missing.word)
      : say.startFromAnswer(model);
  return {
    finding: { text: `${say.weak(labelOf(question), tally)} ${detail}`.trim(), quotes },
    suggestion: { text: suggestion, quotes },
  };
};

const ofScale = (
  { question, answers }: QuestionResult,
  total: number,
  say: AnalysisPhrases,
): Omit<WeakSpot, 'share'> | undefined => {
  const low = answers.filter(({ answer }) => answer === '1' || answer === '2');
  const quotes = quotesOf(low, question.id);
  if (question.type !== 'scale' || quotes.length === 0) return undefined;
  const text = say.lowScale(low.length, total, labelOf(question));
  return { finding: { text, quotes }, suggestion: { text: say.askBack(labelOf(question)), quotes } };
};

/** What the answers to one question show that needs repeating; undefined when they show nothing of the kind. */
export const weakSpotOf = (result: QuestionResult, language: Language): WeakSpot | undefined => {
  const say = analysisPhrases[language];
  const total = result.answers.length;
  const found = ofChoice(result, total, say) ?? ofOpen(result, total, say, language) ?? ofScale(result, total, say);
  if (!found || total === 0) return undefined;
  const short = result.tally
    ? total - result.tally.right
    : result.answers.filter(({ answer }) => answer === '1' || answer === '2').length;
  return { share: short / total, ...found };
};
