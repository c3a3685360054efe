import type { AnswerLine } from '@exit-tickets/answer-groups';
import {
  AppError,
  hasCore,
  isInOwnWords,
  type JudgementChange,
  type Mark,
  type Question,
} from '@exit-tickets/contracts';
import type { StoredJudgements, StoredMark } from './judgement.model.ts';
import type { QuestionChange } from './judgement.repository.ts';
import type { KnownGroups } from './kept-from-ai.ts';
import { canBeRight, coreOf } from './verdicts.ts';

/** A question of a ticket with its grouped answers and stored judgements. */
export interface KnownQuestion {
  question: Question;
  groups: KnownGroups;
  stored: StoredJudgements | undefined;
}

const linesOf = ({ groups }: KnownQuestion): Map<string, AnswerLine> =>
  new Map(groups.flat().flatMap((line) => line.responseIds.map((id) => [id, line] as const)));

const refuse = (field: string, message: string): never => {
  throw new AppError('invalid_request', { field, message: `${field}: ${message}` });
};

/** Changes to one question, collected while a request is read. */
interface Draft extends QuestionChange {
  marks: Map<string, StoredMark | null>;
  known: KnownQuestion;
  /** The line of each response; read once, however many marks there are. */
  lines: ReadonlyMap<string, AnswerLine>;
}

/** The teacher's label on equal answers, which a mark without a label keeps. */
const labelOn = ({ responseIds }: AnswerLine, stored: StoredJudgements | undefined): string | undefined =>
  responseIds
    .flatMap((id) => stored?.marks[id] ?? [])
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .find(({ label }) => label !== undefined)?.label;

/** A concern does not depend on the core. */
const concernsIn = (stored: StoredJudgements | undefined): QuestionChange['leftVerdicts'] =>
  Object.fromEntries(Object.entries(stored?.verdicts ?? {}).filter(([, { verdict }]) => verdict === 'concern'));

/** Marks also allowed on answers that cannot be right or wrong. */
const aboutConcern: readonly Mark['verdict'][] = ['concern', 'unjudged', null];

/**
 * Translates a request into changes for each question; a mark applies to all equal answers.
 * @throws {AppError} before anything is stored: `invalid_request` with the field, for a question that is not in the
 *   ticket or has no verdicts; `response_not_found`
 */
export const checkChange = (
  change: JudgementChange,
  questions: ReadonlyMap<string, KnownQuestion>,
  now: Date,
): Map<string, QuestionChange> => {
  const drafts = new Map<string, Draft>();
  const draftOf = (questionId: string, field: string): Draft => {
    const known = questions.get(questionId) ?? refuse(field, 'is not a question of this ticket');
    const draft = drafts.get(questionId) ?? { known, lines: linesOf(known), marks: new Map() };
    drafts.set(questionId, draft);
    return draft;
  };

  for (const [index, { questionId, core, isOpinion }] of change.questions.entries()) {
    const field = `questions.${index}.questionId`;
    const draft = draftOf(questionId, field);
    const { question, stored } = draft.known;
    if (!hasCore(question)) refuse(field, 'only an open question has a core, or can ask for an opinion');
    if (isOpinion !== undefined) draft.isOpinion = isOpinion;
    if (core === undefined) continue;
    draft.core = core === '' ? null : { text: core, by: 'teacher' };
    if (core !== (coreOf(question, stored)?.text ?? '')) draft.leftVerdicts = concernsIn(stored);
  }

  for (const [index, { questionId, responseIds, verdict, label }] of change.marks.entries()) {
    const field = `marks.${index}`;
    const { known, lines, marks, isOpinion } = draftOf(questionId, `${field}.questionId`);
    const hasVerdicts = isOpinion === undefined ? canBeRight(known.question, known.stored) : !isOpinion;
    const inOwnWords = isInOwnWords(known.question);
    if (verdict === 'concern' && !inOwnWords)
      refuse(`${field}.verdict`, 'only an answer in own words can be a concern');
    if (!hasVerdicts && !(inOwnWords && aboutConcern.includes(verdict)))
      refuse(`${field}.questionId`, 'has no right or wrong answers');
    for (const [place, responseId] of responseIds.entries()) {
      const line = lines.get(responseId);
      if (!line) throw new AppError('response_not_found', { field: `${field}.responseIds.${place}` });
      const kept = label ?? labelOn(line, known.stored);
      const mark = verdict === null ? null : { verdict, ...(kept !== undefined && { label: kept }), at: now };
      for (const same of line.responseIds) marks.set(same, mark);
    }
  }
  return drafts;
};
