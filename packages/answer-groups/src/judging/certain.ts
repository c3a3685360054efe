import { byType, type Judgement, type Language, type QuestionOf } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { foldSaid, keyOf } from '../text/fold-answer.ts';
import type { Token } from '../text/token.ts';
import { tokensOf } from '../text/tokens.ts';
import { per, unitAt } from '../text/units.ts';
import { acceptedAnswers } from './accepted-answers.ts';
import { isList, readList } from './answer-list.ts';
import { hasNoContent, isBlank } from './blank.ts';
import { hasGap } from './gap.ts';
import { isOpinion } from './is-opinion.ts';
import { compareQuantities, quantitiesIn } from './quantity.ts';
import type { SaidLine } from './same.ts';
import type { Subject } from './subject.ts';

const byKey = (verdict: Judgement['verdict'], reason: string): Judgement => ({ verdict, by: 'key', reason });

/** How much of the expected answer a reason quotes, in characters. */
const maxQuotedLength = 150;
const quoted = (text: string): string =>
  text.length <= maxQuotedLength
    ? text
    : `${text
        .slice(0, maxQuotedLength - 1)
        .toWellFormed()
        .trimEnd()}…`;

const noContent = (language: Language): Judgement => ({
  ...byKey('blank', languagePacks[language].remarks.noContent),
  hasNoContent: true,
});

const blankOf = (answer: string, language: Language): Judgement | undefined => {
  if (!isBlank(answer)) return undefined;
  return hasNoContent(answer) ? noContent(language) : byKey('blank', languagePacks[language].remarks.blank);
};

/** Maximum number of words in a term. */
const maxTermLength = 3;

/** The answer without the part that repeats the question: “The capital of France is Paris”, “Paris is the capital”. */
const withoutRestatement = (said: readonly Token[], { language, isAsked }: Subject): readonly Token[] => {
  const isRestated = ({ kind, text }: Token): boolean =>
    kind === 'word' && (isAsked(text) || languagePacks[language].words.function.has(text));
  // An equation is read as one: “y = 3” need not be the slope of a line.
  const at = said.findIndex(
    ({ text }, place) =>
      languagePacks[language].words.copulas.has(text) && (text !== '=' || said[place + 1]?.kind === 'word'),
  );
  if (at <= 0 || at === said.length - 1) return said;
  const [before, after] = [said.slice(0, at), said.slice(at + 1)];
  if (before.every(isRestated) && !after.every(isRestated)) return after;
  return after.every(isRestated) && !before.every(isRestated) ? before : said;
};

/** Whether it is the expected term, with at most one misspelt word. */
const isTerm = (said: readonly Token[], expected: readonly Token[], { isSameWord }: Subject): boolean => {
  if (expected.length > maxTermLength || expected.length !== said.length) return false;
  const other = said.filter((token, at) => token.text !== expected[at]?.text);
  return (
    said.every((token, at) => token.kind === 'word' && isSameWord(token.text, expected[at]?.text ?? '')) &&
    other.length <= 1
  );
};

const sortedKey = (said: readonly Token[], language: Language): string =>
  said
    .map(({ text }) => text)
    .filter((text) => !languagePacks[language].words.function.has(text))
    .sort()
    .join(' ');

const saysNone = new Set(Object.values(languagePacks).flatMap((pack) => [...pack.saysNone]));

type JudgeLine = (line: Pick<SaidLine, 'answer' | 'said' | 'listed'>) => Judgement | undefined;

const blankOnly =
  (language: Language): JudgeLine =>
  ({ answer }) =>
    blankOf(answer, language);

const byChoice = (
  { options, correctAnswer: key }: QuestionOf<'multiple_choice'>,
  _core: string | undefined,
  { language }: Subject,
): JudgeLine => {
  const remarks = languagePacks[language].remarks;
  return ({ answer }) => {
    const isChosen = options.includes(answer.trim());
    if (key === undefined || !isChosen) return blankOf(answer, language);
    return answer.trim() === key
      ? byKey('right', remarks.rightChoice(quoted(key)))
      : byKey('wrong', remarks.wrongChoice(quoted(key)));
  };
};

const byWords = (question: QuestionOf<'open_text'>, core: string | undefined, subject: Subject): JudgeLine => {
  const { language } = subject;
  const remarks = languagePacks[language].remarks;
  if (isOpinion(question)) return blankOnly(language);

  const texts = acceptedAnswers(question, core);
  const listIn = readList(question, texts, subject);
  const accepted = texts.map((text) => {
    const said = subject.read(text);
    const list = isList(text, question, language) ? listIn(text)?.things : undefined;
    return { text, said, key: foldSaid(said, text), isList: isList(text, question, language), list };
  });
  const modelAnswer = subject.read(question.guide?.modelAnswer ?? '');
  const expected = quantitiesIn(modelAnswer, subject);
  const askedTokens = tokensOf(question.text, language);
  // A percentage is a given number, as in “15 % of 80”: the answer need not be one.
  const units = askedTokens
    .map(({ text }, at) => unitAt(askedTokens, at, language)?.[0] ?? text)
    .filter((unit, at) => unit !== '%' || askedTokens[at - 1]?.kind !== 'number');
  const namesDivisor = (unit: string): boolean =>
    units.some((named, at) => named === unit && per.has(units[at - 1] ?? ''));
  const namesUnit = (unit: string): boolean => {
    const [whole = '', divisor] = unit.split('/');
    const isNamed = units.some((named) => named === unit || named.startsWith(`${unit}/`));
    return isNamed || (divisor !== undefined && units.includes(whole) && namesDivisor(divisor));
  };
  const askedQuantities = {
    text: question.text,
    namesUnit,
    namesDivisor,
    defines: (name: string): boolean =>
      askedTokens.some(
        ({ text }, at) => text === name && askedTokens[at + 1]?.text === '=' && askedTokens[at + 2]?.kind === 'word',
      ),
  };

  const asked = foldSaid(subject.read(question.text), question.text);

  const { contrary } = languagePacks[language].words;
  // “None” may be another word for zero, or for no.
  const isWordMissing =
    hasGap(question.text) &&
    accepted.length > 0 &&
    accepted.every(({ said }) => said.some(({ kind, text }) => kind === 'word' && !contrary.has(text)));
  const isAccepted = ({ answer, said, listed }: Pick<SaidLine, 'answer' | 'said' | 'listed'>): boolean => {
    const key = foldSaid(said, answer);
    const rest = withoutRestatement(said, subject);
    const isAnswerList =
      accepted.some((one) => one.isList) && (listed !== undefined || isList(answer, question, language));
    return accepted.some(
      (one) =>
        one.key === key ||
        isTerm(said, one.said, subject) ||
        (rest.length < said.length && (keyOf(rest) === one.key || isTerm(rest, one.said, subject))) ||
        (one.list && listed && keyOf(listed) === keyOf(one.list)) ||
        (one.isList && isAnswerList && sortedKey(said, language) === sortedKey(one.said, language)),
    );
  };

  return (line) => {
    const { answer, said } = line;
    if (isAccepted(line)) return byKey('right', remarks.asExpected(quoted(accepted[0]?.text ?? '')));
    const isEmpty = isWordMissing && said.length === 1 && saysNone.has(said[0]?.text ?? '');
    const blank = foldSaid(said, answer) === asked ? noContent(language) : blankOf(isEmpty ? '' : answer, language);
    if (blank || !expected) return blank;
    const given = quantitiesIn(said, subject);
    const compared = given && compareQuantities(given, expected, askedQuantities);
    if (!compared) return undefined;
    const text = quoted(question.guide?.modelAnswer?.trim() ?? '');
    return byKey(compared, compared === 'right' ? remarks.rightNumber(text) : remarks.wrongNumber(text));
  };
};

/**
 * Judges the answers to one question where the verdict is certain without a model; otherwise undefined. Certain are
 * blank answers, repeated questions, choices with a key, accepted answers, and differing numbers.
 */
export const judgeCertain = byType<[core: string | undefined, subject: Subject], JudgeLine>({
  open_text: byWords,
  multiple_choice: byChoice,
  scale: (_question, _core, { language }) => blankOnly(language),
});
