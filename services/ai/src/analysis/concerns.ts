import type { Evidence, Verdict } from '@exit-tickets/contracts';
import { type ClassFacts, isFlawed, type QuestionFacts } from './class-facts.ts';
import { distressIn } from './distress.ts';
import { foldLabel } from './misconceptions.ts';
import { analysisPhrases } from './phrases/phrases.ts';
import { type Composition, type Point, quotesOf, withStop } from './point.ts';
import { shorten } from './shorten.ts';

const minJudgedQuestions = 2;
const maxContradictions = 2;

const judgedQuestions = ({ questions }: ClassFacts): QuestionFacts[] => questions.filter(({ tally }) => tally);

/** Everything that these responses wrote, question by question. */
const everythingOf = (questions: readonly QuestionFacts[], responseIds: readonly string[]): Evidence[] =>
  responseIds.flatMap((id) => questions.flatMap((question) => quotesOf(question, [id])));

const distressOf = ({ facts }: Composition): Point[] => {
  const found = facts.questions
    .filter(({ question }) => question.type === 'open_text')
    .flatMap(({ question, answers }) =>
      [...answers].flatMap(([responseId, answer]): Evidence[] => {
        const words = distressIn(answer, facts.language);
        if (words === undefined) return [];
        return [{ responseId, questionId: question.id, quote: shorten(answer.includes(words) ? words : answer) }];
      }),
    );
  const [first] = found;
  if (!first) return [];
  const count = new Set(found.map(({ responseId }) => responseId)).size;
  return [{ text: analysisPhrases[facts.language].distress(count, first.quote), quotes: found }];
};

/** A misconception that has a name, and where each response holds it. */
interface NamedMisconception {
  label: string;
  /** The questions of each response. */
  heldBy: Map<string, QuestionFacts[]>;
  questions: Set<QuestionFacts>;
}

const namedMisconceptions = (facts: ClassFacts): NamedMisconception[] => {
  const named = new Map<string, NamedMisconception>();
  for (const question of facts.questions)
    for (const idea of question.ideas.filter(isFlawed)) {
      const name = foldLabel(idea.label ?? '');
      if (!name || !idea.label) continue;
      const known = named.get(name) ?? { label: idea.label.trim(), heldBy: new Map(), questions: new Set() };
      named.set(name, known);
      known.questions.add(question);
      for (const id of idea.responseIds) known.heldBy.set(id, [...(known.heldBy.get(id) ?? []), question]);
    }
  return [...named.values()];
};

/** Wrong about something at one question that the same pupil has right where others have it wrong. */
const contradictionsOf = ({ facts, wording }: Composition, named: readonly NamedMisconception[]): Point[] => {
  const say = analysisPhrases[facts.language];
  const total = facts.responseIds.length;
  const byModel = wording.contradictions.map(({ ideas, sentence, responseIds }) => ({
    text: withStop(say.contradiction(responseIds.length, total, sentence)),
    quotes: everythingOf(
      facts.questions.filter((question) => question.ideas.some((idea) => ideas.includes(idea))),
      responseIds,
    ),
  }));
  const byLabel = named.flatMap(({ label, heldBy, questions }) => {
    const pairs = [...heldBy].flatMap(([id, [wrong]]) => {
      const right = [...questions].find(({ verdicts }) => verdicts.get(id) === 'right');
      return wrong && right ? [{ id, wrong, right }] : [];
    });
    return [...Map.groupBy(pairs, ({ wrong, right }) => `${right.number} ${wrong.number}`).values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const words = say.rightButElsewhere(first.right.number, first.wrong.number, label);
      const ids = same.map(({ id }) => id);
      return [
        { text: say.contradiction(ids.length, total, words), quotes: everythingOf([first.right, first.wrong], ids) },
      ];
    });
  });
  return [...byModel, ...byLabel].slice(0, maxContradictions);
};

/** The same misconception at more than one question: the one that most responses hold twice. */
const sameTwiceOf = ({ facts }: Composition, named: readonly NamedMisconception[]): Point[] => {
  const [most] = named
    .map(({ label, heldBy }) => ({ label, twice: [...heldBy].filter(([, questions]) => questions.length > 1) }))
    .filter(({ twice }) => twice.length > 0)
    .sort((a, b) => b.twice.length - a.twice.length);
  if (!most) return [];
  return [
    {
      text: analysisPhrases[facts.language].sameTwice(
        most.twice.length,
        facts.responseIds.length,
        most.label.replace(/[.\s]+$/u, ''),
      ),
      quotes: most.twice.flatMap(([id, questions]) => everythingOf(questions, [id])),
    },
  ];
};

/** Responses with nothing right, and those left mostly blank: each kind once, whoever's they are. */
const emptyHandedOf = ({ facts, isNameless }: Composition): Point[] => {
  const judged = judgedQuestions(facts);
  if (judged.length < minJudgedQuestions) return [];
  const say = analysisPhrases[facts.language];
  const total = facts.responseIds.length;
  const verdictsOf = (id: string): (Verdict | undefined)[] => judged.map(({ verdicts }) => verdicts.get(id));
  const noneRight = facts.responseIds.filter((id) => {
    const verdicts = verdictsOf(id);
    return verdicts.includes('wrong') && verdicts.every((verdict) => verdict === 'wrong' || verdict === 'blank');
  });
  const mostlyBlank = facts.responseIds.filter((id) => {
    const verdicts = verdictsOf(id);
    return verdicts.filter((verdict) => verdict === 'blank').length * 2 > verdicts.length;
  });
  const wrongOf = (id: string): Evidence[] =>
    judged.filter(({ verdicts }) => verdicts.get(id) === 'wrong').flatMap((question) => quotesOf(question, [id]));
  const example = noneRight.flatMap(wrongOf).find(({ quote }) => isNameless(quote))?.quote ?? '';
  return [
    ...(noneRight.length > 0
      ? [{ text: say.noneRight(noneRight.length, total, example), quotes: everythingOf(judged, noneRight) }]
      : []),
    ...(mostlyBlank.length > 0
      ? [{ text: say.mostlyBlank(mostlyBlank.length, total), quotes: everythingOf(judged, mostlyBlank) }]
      : []),
  ];
};

/** What deserves a look in single responses; a small class has no patterns, but a pupil in distress is seen in any. */
export const concernsOf = (composition: Composition, isTooFew: boolean): Point[] => {
  const named = namedMisconceptions(composition.facts);
  return [
    ...distressOf(composition),
    ...(isTooFew
      ? []
      : [...contradictionsOf(composition, named), ...sameTwiceOf(composition, named), ...emptyHandedOf(composition)]),
  ];
};
