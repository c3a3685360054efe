import { alternatives, splitSentences } from '@exit-tickets/answer-groups';
import { languageWords } from '../languages/languages.ts';
import type { ClaimSection } from '../model/model.ts';
import type { SentGroup } from './analysis-request.ts';
import { withoutQuotes } from './check-text.ts';
import { isFlawed, type QuestionFacts } from './class-facts.ts';

const callsWrong = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(languageWords, (words) => words.callsWrong)})(?!\p{L})`,
  'iu',
);
const tellsThat = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(languageWords, (words) => words.tellsThat)})`,
  'iu',
);
const setsRight = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(languageWords, (words) => words.setsRight)})(?!\p{L})`,
  'iu',
);
/** Words count by their beginning: "verbruikt" and "verbruik" are one. */
const stemLength = 5;
const stemsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      (text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []).map((word) => word.slice(0, stemLength)),
    ),
  );
const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;

const wordsOf = (groups: readonly SentGroup[]): string[] =>
  groups.flatMap(({ idea, wordings }) => [idea.label ?? '', ...wordings.map(({ sent }) => sent)]);
const aboutQuestion = (question: QuestionFacts, all: readonly SentGroup[]): string[] => [
  question.question.text,
  question.core ?? '',
  ...wordsOf(all.filter((group) => group.question === question)),
];
/** So much more of a claim has to stand elsewhere before it is said to belong there. */
const lead = 0.2;
/** A shorter claim may be in other words altogether. */
const minTelling = 4;
/** Less of a claim in wrong answers is chance. */
const minFlawed = 0.35;

/** How much of a text stands in what is right about a question, and in what is not; what the question says itself is in both. */
const sharesOf = (text: string, { question, core }: QuestionFacts, ofQuestion: readonly SentGroup[]) => {
  const right = stemsOf([core ?? '', ...wordsOf(ofQuestion.filter(({ idea }) => idea.verdict === 'right'))]);
  const flawed = stemsOf(wordsOf(ofQuestion.filter(({ idea }) => isFlawed(idea))));
  const asked = stemsOf([question.text]);
  const telling = new Set([...stemsOf([text])].filter((word) => !asked.has(word)));
  return { inRight: shareIn(telling, right), inFlawed: shareIn(telling, flawed) };
};

/** Whether an activity has what is wrong told as if it were so. Words in quotation marks are set before a class to be judged. */
export const teachesWrong = (text: string, { question }: SentGroup, all: readonly SentGroup[]): boolean => {
  const ofQuestion = all.filter((group) => group.question === question);
  return splitSentences(withoutQuotes(text), 'en').some((sentence) => {
    const told = tellsThat.exec(sentence);
    if (!told || setsRight.test(sentence)) return false;
    const { inRight, inFlawed } = sharesOf(sentence.slice(told.index + told[0].length), question, ofQuestion);
    return inFlawed > Math.max(inRight, minFlawed);
  });
};

/** Whether a claim is about another question than its groups, calls right what is wrong, or the other way round. */
export const problemOfMeaning = (
  section: ClaimSection,
  text: string,
  named: readonly SentGroup[],
  all: readonly SentGroup[],
): string | undefined => {
  const [first] = named;
  if (!first || (section !== 'misconceptions' && section !== 'strengths')) return undefined;
  const said = stemsOf([text]);
  const own = shareIn(said, stemsOf(aboutQuestion(first.question, all)));
  if (section === 'misconceptions' && own === 0 && said.size >= minTelling)
    return 'It has nothing to do with its question and the answers to that';
  const questions = [...new Set(all.map(({ question }) => question))];
  if (
    questions.some(
      (other) => other !== first.question && shareIn(said, stemsOf(aboutQuestion(other, all))) > own + lead,
    )
  )
    return 'It is about another question than its groups';
  const { inRight, inFlawed } = sharesOf(
    text,
    first.question,
    all.filter(({ question }) => question === first.question),
  );
  if (section === 'strengths' && inFlawed > Math.max(inRight, minFlawed))
    return 'It gives something as right that pupils got wrong';
  if (section === 'misconceptions' && callsWrong.test(text) && inRight > inFlawed)
    return 'It calls something wrong that is right';
  return undefined;
};
