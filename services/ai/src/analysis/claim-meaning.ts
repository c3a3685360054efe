import { alternatives } from '@exit-tickets/answer-groups';
import { languageWords } from '../languages/languages.ts';
import type { ClaimSection } from '../model/model.ts';
import type { SentGroup } from './analysis-request.ts';
import { isFlawed, type QuestionFacts } from './class-facts.ts';

const callsWrong = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(languageWords, (words) => words.callsWrong)})(?!\p{L})`,
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
/** Less of a claim in wrong answers is chance. */
const minFlawed = 0.35;

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
  const questions = [...new Set(all.map(({ question }) => question))];
  if (
    questions.some(
      (other) => other !== first.question && shareIn(said, stemsOf(aboutQuestion(other, all))) > own + lead,
    )
  )
    return 'It is about another question than its groups';
  const ofQuestion = all.filter(({ question }) => question === first.question);
  const right = stemsOf([
    first.question.core ?? '',
    ...wordsOf(ofQuestion.filter(({ idea }) => idea.verdict === 'right')),
  ]);
  const flawed = stemsOf(wordsOf(ofQuestion.filter(({ idea }) => isFlawed(idea))));
  // What the question says itself is in right and wrong answers alike.
  const asked = stemsOf([first.question.question.text]);
  const telling = new Set([...said].filter((word) => !asked.has(word)));
  const [inRight, inFlawed] = [shareIn(telling, right), shareIn(telling, flawed)];
  if (section === 'strengths' && inFlawed > Math.max(inRight, minFlawed))
    return 'It gives something as right that pupils got wrong';
  if (section === 'misconceptions' && callsWrong.test(text) && inRight > inFlawed)
    return 'It calls something wrong that is right';
  return undefined;
};
