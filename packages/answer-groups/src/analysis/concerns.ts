import type { Evidence, Verdict } from '@exit-tickets/contracts';
import { type ClassFacts, isFlawed, type QuestionFacts } from './class-facts.ts';
import { phrasesIn } from './languages/phrases-in.ts';
import { foldLabel } from './misconceptions.ts';
import { type Composition, type Point, quotesOf, withoutStop, withStop } from './point.ts';

const minJudgedQuestions = 2;
const maxContradictions = 2;

const judgedQuestions = ({ questions }: ClassFacts): QuestionFacts[] => questions.filter(({ tally }) => tally);

/** Everything these students wrote, question by question. */
const everythingOf = (questions: readonly QuestionFacts[], responseIds: readonly string[]): Evidence[] =>
  responseIds.flatMap((id) => questions.flatMap((question) => quotesOf(question, [id])));

/** Right in one answer, contradicted in another. Only a model finds these. */
const contradictionsOf = ({ facts, wording }: Composition): Point[] =>
  wording.contradictions.slice(0, maxContradictions).map(({ ideas, sentence, responseIds }) => ({
    text: withStop(phrasesIn[facts.language].contradiction(responseIds.length, facts.responseIds.length, sentence)),
    quotes: everythingOf(
      facts.questions.filter((question) => question.ideas.some((idea) => ideas.includes(idea))),
      responseIds,
    ),
  }));

/** A labelled misconception, and the questions where each response shows it. */
interface NamedMisconception {
  label: string;
  heldBy: Map<string, QuestionFacts[]>;
}

const namedMisconceptions = (facts: ClassFacts): NamedMisconception[] => {
  const named = new Map<string, NamedMisconception>();
  for (const question of facts.questions)
    for (const { label, responseIds } of question.ideas.filter(isFlawed)) {
      const name = foldLabel(label ?? '');
      if (!name || !label) continue;
      const known = named.get(name) ?? { label: label.trim(), heldBy: new Map() };
      named.set(name, known);
      for (const id of responseIds) known.heldBy.set(id, [...(known.heldBy.get(id) ?? []), question]);
    }
  return [...named.values()];
};

/** The same misconception at several questions; if there are more, the one that most responses repeat. */
const sameTwiceOf = ({ facts }: Composition): Point[] => {
  const [commonest] = namedMisconceptions(facts)
    .map(({ label, heldBy }) => ({ label, twice: [...heldBy].filter(([, questions]) => questions.length > 1) }))
    .filter(({ twice }) => twice.length > 0)
    .sort((a, b) => b.twice.length - a.twice.length);
  if (!commonest) return [];
  return [
    {
      text: phrasesIn[facts.language].sameTwice(
        commonest.twice.length,
        facts.responseIds.length,
        withoutStop(commonest.label),
      ),
      quotes: commonest.twice.flatMap(([id, questions]) => everythingOf(questions, [id])),
    },
  ];
};

/** Responses without a right or partly right answer, as in the grid, and mostly blank ones: one point for each kind. */
const emptyHandedOf = ({ facts }: Composition): Point[] => {
  const judged = judgedQuestions(facts);
  if (judged.length < minJudgedQuestions) return [];
  const phrases = phrasesIn[facts.language];
  const total = facts.responseIds.length;
  const verdictsOf = (id: string): (Verdict | undefined)[] => judged.map(({ verdicts }) => verdicts.get(id));
  const noneRight = facts.responseIds.filter((id) => {
    const verdicts = verdictsOf(id);
    return verdicts.every((verdict) => verdict === undefined || verdict === 'wrong' || verdict === 'blank');
  });
  const mostlyBlank = facts.responseIds.filter((id) => {
    const verdicts = verdictsOf(id);
    return verdicts.filter((verdict) => verdict === 'blank').length * 2 > verdicts.length;
  });
  return [
    ...(noneRight.length > 0
      ? [{ text: phrases.noneRight(noneRight.length, total), quotes: everythingOf(judged, noneRight) }]
      : []),
    ...(mostlyBlank.length > 0
      ? [{ text: phrases.mostlyBlank(mostlyBlank.length, total), quotes: everythingOf(judged, mostlyBlank) }]
      : []),
  ];
};

/** Single responses that deserve a look. Answers with a concern are never included: only the teacher reads them. */
export const concernsOf = (composition: Composition): Point[] => [
  ...contradictionsOf(composition),
  ...sameTwiceOf(composition),
  ...emptyHandedOf(composition),
];
