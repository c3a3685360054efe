import type { Evidence, Verdict } from '@exit-tickets/contracts';
import { type ClassFacts, isFlawed, type QuestionFacts } from './class-facts.ts';
import { phrasesIn } from './languages/phrases-in.ts';
import { foldLabel } from './misconceptions.ts';
import { type Composition, type Point, quotesOf, withoutStop, withStop } from './point.ts';

const minJudgedQuestions = 2;
const maxContradictions = 2;

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
  const judged = facts.questions.filter(({ tally }) => tally);
  if (judged.length < minJudgedQuestions) return [];
  const phrases = phrasesIn[facts.language];
  const total = facts.responseIds.length;
  const pointIf = (
    phrase: typeof phrases.noneRight,
    applies: (verdicts: readonly (Verdict | undefined)[]) => boolean,
  ): Point[] => {
    const ids = facts.responseIds.filter((id) => applies(judged.map(({ verdicts }) => verdicts.get(id))));
    return ids.length > 0 ? [{ text: phrase(ids.length, total), quotes: everythingOf(judged, ids) }] : [];
  };
  // Of all questions, also those without right or wrong: with two blanks among four, half are left blank, not most.
  const isMostlyBlank = (verdicts: readonly (Verdict | undefined)[]): boolean =>
    2 * verdicts.filter((one) => one === 'blank').length > facts.questions.length;
  return [
    ...pointIf(phrases.noneRight, (verdicts) => verdicts.every((one) => !one || one === 'wrong' || one === 'blank')),
    ...pointIf(phrases.mostlyBlank, isMostlyBlank),
  ];
};

/** Single responses that deserve a look. Answers with a concern are never included: only the teacher reads them. */
export const concernsOf = (composition: Composition): Point[] => [
  ...contradictionsOf(composition),
  ...sameTwiceOf(composition),
  ...emptyHandedOf(composition),
];
