import {
  type AiScope,
  type Judgements,
  type Language,
  type Question,
  type QuestionJudgements,
  type Response,
  type Ticket,
  tallyOf,
  type Verdict,
  type Wording,
} from '@exit-tickets/contracts';
import { detectLanguage } from '../languages/detect-language.ts';
import { groupBy } from './group-by.ts';
import type { Tally } from './languages/analysis-phrases.ts';
import { misconceptionsIn } from './misconceptions.ts';

/** A wording with the place of its group: wordings of one group look alike. */
interface JudgedWording extends Wording {
  group: number;
  /** Whether a model may read it. */
  isForModel: boolean;
}

/** Answers to one question that say the same or nearly so: right ones, one misconception (those with one label), or what nobody has judged. */
export interface Idea {
  verdict: 'right' | 'partly' | 'wrong' | 'unjudged';
  /** The misconception in a few words, where somebody named it. */
  label?: string | undefined;
  /** As the first students wrote them, in the order in which they came in. */
  wordings: readonly [string, ...string[]];
  /** Those of them that a model may read. */
  forModel: readonly string[];
  responseIds: readonly string[];
}

export interface QuestionFacts {
  question: Question;
  /** The question's place on the ticket, from 1. */
  number: number;
  /** What an answer must contain at least, if anybody said so. */
  core: string | undefined;
  /** Undefined for an opinion, a scale, a choice without a key: they have no right or wrong. */
  tally: Tally | undefined;
  /** The largest first; empty where there are no verdicts. */
  ideas: readonly Idea[];
  /** What each student wrote, by the id of the response. A concern is not among it, so that nothing quotes it. */
  answers: ReadonlyMap<string, string>;
  /** The verdict on it, by the id of the response; empty where there are no verdicts. */
  verdicts: ReadonlyMap<string, Verdict>;
}

/** What is known about a class by counting: nothing in it is a guess. */
export interface ClassFacts {
  language: Language;
  /** Ids of the responses, in the order in which they came in. */
  responseIds: readonly string[];
  questions: readonly QuestionFacts[];
}

/** Wordings of one verdict that stand in one group are one idea. */
const alike = (wordings: readonly JudgedWording[], verdict: 'right' | 'unjudged'): JudgedWording[][] => [
  ...groupBy(
    wordings.filter((wording) => wording.verdict === verdict),
    ({ group }) => group,
  ).values(),
];

/** The wordings of a question that still belong to responses, in the order in which the first of each came in. */
const wordingsOf = (
  { groups }: QuestionJudgements,
  place: ReadonlyMap<string, number>,
  isForModel: (wording: Wording) => boolean,
): JudgedWording[] => {
  const placeOf = (id: string | undefined): number => (id === undefined ? 0 : (place.get(id) ?? 0));
  return groups
    .flatMap(({ wordings }, group) =>
      wordings.map((wording) => ({ ...wording, group, isForModel: isForModel(wording) })),
    )
    .map((wording) => ({
      ...wording,
      responseIds: wording.responseIds.filter((id) => place.has(id)).sort((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({ responseIds }) => responseIds.length > 0)
    .sort((a, b) => placeOf(a.responseIds[0]) - placeOf(b.responseIds[0]));
};

const ideaOf = (wordings: readonly JudgedWording[], answers: ReadonlyMap<string, string>): Idea[] => {
  const [first, ...others] = wordings;
  if (!first || first.verdict === 'blank' || first.verdict === 'concern') return [];
  const words = ({ responseIds, answer }: JudgedWording): string => answers.get(responseIds[0] ?? '') ?? answer;
  const verdict = wordings.some((wording) => wording.verdict === 'wrong') ? 'wrong' : first.verdict;
  return [
    {
      verdict,
      label: wordings.find(({ label }) => label)?.label,
      wordings: [words(first), ...others.map(words)],
      forModel: wordings.filter((wording) => wording.isForModel).map(words),
      responseIds: wordings.flatMap(({ responseIds }) => responseIds),
    },
  ];
};

const factsOfQuestion = (
  question: Question,
  number: number,
  judged: QuestionJudgements | undefined,
  responses: readonly Response[],
  isForModel: (wording: Wording) => boolean,
): QuestionFacts => {
  const place = new Map(responses.map(({ id }, index) => [id, index]));
  const all = judged ? wordingsOf(judged, place, isForModel) : [];
  const concerns = new Set(
    all.filter(({ verdict }) => verdict === 'concern').flatMap(({ responseIds }) => responseIds),
  );
  const answers = new Map(
    responses
      .filter(({ id }) => !concerns.has(id))
      .flatMap(({ id, answers: given }) =>
        given.filter(({ questionId }) => questionId === question.id).map(({ answer }) => [id, answer] as const),
      ),
  );
  const wordings = judged?.hasVerdicts ? all : [];
  const withoutContent = wordings
    .filter(({ verdict, hasNoContent }) => verdict === 'blank' && hasNoContent)
    .reduce((sum, { responseIds }) => sum + responseIds.length, 0);
  const core = judged?.core?.text ?? question.guide?.modelAnswer;
  const ideas = [
    ...alike(wordings, 'right'),
    ...misconceptionsIn(wordings, question),
    ...alike(wordings, 'unjudged'),
  ].flatMap((together) => ideaOf(together, answers));
  return {
    question,
    number,
    core: core || undefined,
    tally: judged?.hasVerdicts ? { ...tallyOf(wordings), withoutContent } : undefined,
    ideas: ideas.sort((a, b) => b.responseIds.length - a.responseIds.length),
    answers,
    verdicts: new Map(wordings.flatMap(({ responseIds, verdict }) => responseIds.map((id) => [id, verdict]))),
  };
};

/** Whether answers with it have something to put right: nothing unjudged ever counts as that. */
export const isFlawed = ({ verdict }: Idea): boolean => verdict === 'wrong' || verdict === 'partly';

/** Gives others a turn: a class of hundreds is counted a question at a time. */
const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Counts what the verdicts on the answers to a ticket say.
 * @param lessonContent tells the language where questions do not
 * @param allowed what a model may read: all that is judged or waits, or only what the teacher has judged
 */
export const factsOf = async (
  ticket: Ticket,
  responses: readonly Response[],
  judgements: Judgements,
  lessonContent: string | undefined,
  allowed: AiScope,
): Promise<ClassFacts> => {
  const language = detectLanguage(`${lessonContent ?? ''} ${ticket.questions.map(({ text }) => text).join(' ')}`);
  const judged = new Map(judgements.questions.map((each) => [each.questionId, each]));
  const kept = new Set(responses.flatMap((one) => (one.isKeptFromAi ? [one.id] : [])));
  // What is kept stands in lines of its own (judging/kept-from-ai.ts).
  const isForModel = ({ responseIds, by }: Wording): boolean =>
    (allowed === 'answers' || by === 'teacher') && !responseIds.some((id) => kept.has(id));
  const questions: QuestionFacts[] = [];
  for (const [index, question] of ticket.questions.entries()) {
    questions.push(factsOfQuestion(question, index + 1, judged.get(question.id), responses, isForModel));
    await othersTurn();
  }
  return { language, responseIds: responses.map(({ id }) => id), questions };
};
