import { alternatives, contentWords, splitSentences, stem } from '@exit-tickets/answer-groups';
import { isFlawed, type QuestionFacts } from '@exit-tickets/answer-groups/analysis';
import type { Language } from '@exit-tickets/contracts';
import { byLanguage, inAnyLanguage, languageWords } from '../languages/languages.ts';
import type { ClaimSection } from '../model/model.ts';
import type { SentGroup } from './analysis-request.ts';
import { quotedWordings, withoutQuotes } from './check-text.ts';

const callsWrong = inAnyLanguage((words) => words.callsWrong, 'iu');
const teachesThat = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(languageWords, (words) => words.teachesThat)})`,
  'iu',
);
const setsRight = inAnyLanguage((words) => words.setsRight, 'iu');
/** Letters of a stem that are compared: "verbruikt" and "verbruik" are the same word. */
const stemLength = 5;
const stemsOf = (texts: readonly string[], language: Language): Set<string> =>
  new Set(
    texts.flatMap((text) => contentWords(text, language).map((word) => stem(word, language).slice(0, stemLength))),
  );
/** Shortest stem, in letters, that may be the beginning of another: “plan” and “plant”. */
const minStem = 4;
const areForms = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= minStem && (one.startsWith(other) || other.startsWith(one));
const hasForm = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || [...words].some((other) => areForms(word, other));
const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => hasForm(others, word)).length / words.size;

const textsOf = (groups: readonly SentGroup[]): string[] =>
  groups.flatMap(({ idea, wordings }) => [idea.label ?? '', ...wordings.map(({ sent }) => sent)]);
const aboutQuestion = (question: QuestionFacts, all: readonly SentGroup[]): string[] => [
  question.question.text,
  question.core ?? '',
  ...textsOf(all.filter((group) => group.question === question)),
];
/** A claim belongs to another question if its overlap there is larger by this share. */
const lead = 0.2;
const feedback = byLanguage((language) => stemsOf([languageWords[language].feedbackWords], language));
/** This many subject words, none from the answers, make a claim off-topic; more if it has words of the question. */
const minForeign = 2;
const minForeignBesideQuestion = 5;
/** A smaller overlap with wrong answers is chance. */
const minFlawed = 0.3;
/** Smallest overlap with wrong answers for a taught statement to count as wrong. */
const minTaught = 0.2;

/** How much of a text's new words occur in right and in flawed answers; words of the question do not count. */
const sharesOf = (
  text: string,
  { question, core }: QuestionFacts,
  ofQuestion: readonly SentGroup[],
  language: Language,
) => {
  const right = stemsOf([core ?? '', ...textsOf(ofQuestion.filter(({ idea }) => idea.verdict === 'right'))], language);
  const flawed = stemsOf(textsOf(ofQuestion.filter(({ idea }) => isFlawed(idea))), language);
  const asked = stemsOf([question.text], language);
  const telling = new Set([...stemsOf([text], language)].filter((word) => !hasForm(asked, word)));
  const ofSubject = [...telling].filter((word) => !feedback[language].has(word)).length;
  return { ofSubject, inRight: shareIn(telling, right), inFlawed: shareIn(telling, flawed) };
};

const number = String.raw`\d+(?:[.,]\d+)*`;
const numbers = new RegExp(number, 'gu');
const sum = new RegExp(String.raw`${number}(?:\s?[-−+*×·÷:/]\s?${number})*`, 'gu');
/** The numbers and calculations in texts. */
const figuresIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => text.match(sum) ?? [])
      .flatMap((found) => [found.replace(/\s/gu, ''), ...(found.match(numbers) ?? [])]),
  );

/** Whether an activity teaches something wrong as fact. Quoted words do not count: the class is to judge them. */
export const teachesWrong = (
  text: string,
  { question }: SentGroup,
  all: readonly SentGroup[],
  language: Language,
): boolean => {
  const ofQuestion = all.filter((group) => group.question === question);
  const flawedFigures = figuresIn(textsOf(ofQuestion.filter(({ idea }) => isFlawed(idea))));
  const otherFigures = figuresIn([
    question.question.text,
    question.core ?? '',
    ...textsOf(ofQuestion.filter(({ idea }) => !isFlawed(idea))),
  ]);
  return splitSentences(withoutQuotes(text), language).some((sentence) => {
    const teaching = teachesThat.exec(sentence);
    if (!teaching || setsRight.test(sentence)) return false;
    const taught = sentence.slice(teaching.index + teaching[0].length);
    const { inRight, inFlawed } = sharesOf(taught, question, ofQuestion, language);
    const isOfFlawed = inFlawed > inRight && inFlawed >= minTaught;
    return isOfFlawed || [...figuresIn([taught])].some((each) => flawedFigures.has(each) && !otherFigures.has(each));
  });
};

/** Why a claim does not fit its groups: it is about another question, or it confuses right and wrong. */
export const problemOfMeaning = (
  section: ClaimSection,
  text: string,
  named: readonly SentGroup[],
  all: readonly SentGroup[],
  language: Language,
): string | undefined => {
  const [first] = named;
  if (!first || (section !== 'misconceptions' && section !== 'strengths')) return undefined;
  const said = stemsOf([text], language);
  const own = shareIn(said, stemsOf(aboutQuestion(first.question, all), language));
  const questions = [...new Set(all.map(({ question }) => question))];
  if (
    questions.some(
      (other) => other !== first.question && shareIn(said, stemsOf(aboutQuestion(other, all), language)) > own + lead,
    )
  )
    return 'It seems to be about another question than its groups: say it in words of their question and answers';
  const ofQuestion = all.filter(({ question }) => question === first.question);
  const sharesIn = (words: string) => sharesOf(words, first.question, ofQuestion, language);
  const { inRight, inFlawed, ofSubject } = sharesIn(text);
  const isOfAnswers = inRight > 0 || inFlawed > 0;
  if (!isOfAnswers && ofSubject >= (own > 0 ? minForeignBesideQuestion : minForeign))
    return 'It says nothing of what pupils answered: say it in words of their answers or of the core';
  const ownWordings = named.flatMap(({ wordings }) => wordings);
  const isQuote = quotedWordings(text, ownWordings).length > 0;
  const shares = sharesIn(isQuote ? withoutQuotes(text) : text);
  // A verbatim right answer is right, even if wrong answers share more of its words.
  const isOnlyQuote = isQuote && shares.ofSubject < minForeign;
  if (section === 'strengths' && !isOnlyQuote && shares.inFlawed > Math.max(shares.inRight, minFlawed))
    return 'It seems to give something as right that pupils got wrong: say it in words of the right answers or of the core';
  if (section === 'misconceptions' && callsWrong.test(text) && inRight > inFlawed)
    return 'It calls something wrong that is right';
  return undefined;
};
