import {
  type AiScope,
  correctAnswerOf,
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
import { type BoardAnswers, boardAnswersOf } from './board-answers.ts';
import { groupBy } from './group-by.ts';
import type { Tally } from './languages/analysis-phrases.ts';
import { misconceptionsIn } from './misconceptions.ts';

/** A wording with the index of its group: wordings in one group look alike. */
interface JudgedWording extends Wording {
  group: number;
}

/** Answers to one question: right ones that look alike, one misconception (same label), or equal unjudged ones. */
export interface Idea {
  verdict: 'right' | 'partly' | 'wrong' | 'unjudged';
  /** The misconception in a few words, if someone named it. */
  label?: string | undefined;
  /** As the first students wrote them, in order of arrival. */
  wordings: readonly [string, ...string[]];
  /** The wordings that a model may read. */
  forModel: readonly string[];
  responseIds: readonly string[];
}

export interface QuestionFacts {
  question: Question;
  /** The question's place on the ticket, from 1. */
  number: number;
  /** The minimum that an answer must contain, if anyone has set it. */
  core: string | undefined;
  /** Undefined for opinions, scales and choices without a key: these have no right or wrong. */
  tally: Tally | undefined;
  /** Largest first; empty without verdicts. */
  ideas: readonly Idea[];
  /** What can be compared on the board. */
  board: BoardAnswers;
  /** Each student's answer by response id. Concerns are left out, so that nothing quotes them. */
  answers: ReadonlyMap<string, string>;
  /** Each answer's verdict by response id; empty without verdicts. */
  verdicts: ReadonlyMap<string, Verdict>;
}

/** Facts about a class, all counted, none guessed. */
export interface ClassFacts {
  language: Language;
  /** Response ids, in order of arrival. */
  responseIds: readonly string[];
  questions: readonly QuestionFacts[];
}

/** Right wordings in the same group are one idea. */
const rightIn = (wordings: readonly JudgedWording[]): JudgedWording[][] => [
  ...groupBy(
    wordings.filter(({ verdict }) => verdict === 'right'),
    ({ group }) => group,
  ).values(),
];

/** The wordings of a question that still belong to responses, ordered by their first response. */
const wordingsOf = ({ groups }: QuestionJudgements, place: ReadonlyMap<string, number>): JudgedWording[] => {
  const placeOf = (id: string | undefined): number => (id === undefined ? 0 : (place.get(id) ?? 0));
  return groups
    .flatMap(({ wordings }, group) => wordings.map((wording) => ({ ...wording, group })))
    .map((wording) => ({
      ...wording,
      responseIds: wording.responseIds.filter((id) => place.has(id)).sort((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({ responseIds }) => responseIds.length > 0)
    .sort((a, b) => placeOf(a.responseIds[0]) - placeOf(b.responseIds[0]));
};

const ideaOf = (
  wordings: readonly JudgedWording[],
  answers: ReadonlyMap<string, string>,
  isForModel: (wording: Wording) => boolean,
): Idea[] => {
  const [first, ...others] = wordings;
  if (!first || first.verdict === 'blank' || first.verdict === 'concern') return [];
  const words = ({ responseIds, answer }: JudgedWording): string => answers.get(responseIds[0] ?? '') ?? answer;
  const verdict = wordings.some((wording) => wording.verdict === 'wrong') ? 'wrong' : first.verdict;
  return [
    {
      verdict,
      label: wordings.find(({ label }) => label)?.label,
      wordings: [words(first), ...others.map(words)],
      forModel: wordings.filter(isForModel).map(words),
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
  const all = judged ? wordingsOf(judged, place) : [];
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
    ...rightIn(wordings),
    ...misconceptionsIn(wordings, question),
    // Each alone: an analysis quotes one with its count.
    ...wordings.filter(({ verdict }) => verdict === 'unjudged').map((wording) => [wording]),
  ].flatMap((together) => ideaOf(together, answers, isForModel));
  return {
    question,
    number,
    core: core || undefined,
    tally: judged?.hasVerdicts ? { ...tallyOf(wordings), withoutContent } : undefined,
    ideas: ideas.sort((a, b) => b.responseIds.length - a.responseIds.length),
    board: boardAnswersOf(
      judged?.hasVerdicts ? judged.groups.flatMap((group) => group.wordings) : [],
      correctAnswerOf(question) ?? core,
    ),
    answers,
    verdicts: new Map(wordings.flatMap(({ responseIds, verdict }) => responseIds.map((id) => [id, verdict]))),
  };
};

/** Whether an idea needs correcting. Unjudged answers never do. */
export const isFlawed = ({ verdict }: Idea): boolean => verdict === 'wrong' || verdict === 'partly';

/** Yields to the event loop: a class of hundreds is counted one question at a time. */
const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Counts the verdicts on the answers to a ticket.
 * @param lessonContent the language is detected from it if the questions do not show one
 * @param allowed what a model may read: all judged and unjudged answers, or only those the teacher has judged
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
  // Answers kept from AI have lines of their own (judging/kept-from-ai.ts).
  const isForModel = ({ responseIds, by }: Wording): boolean =>
    (allowed === 'answers' || by === 'teacher') && !responseIds.some((id) => kept.has(id));
  const questions: QuestionFacts[] = [];
  for (const [index, question] of ticket.questions.entries()) {
    questions.push(factsOfQuestion(question, index + 1, judged.get(question.id), responses, isForModel));
    await othersTurn();
  }
  return { language, responseIds: responses.map(({ id }) => id), questions };
};
