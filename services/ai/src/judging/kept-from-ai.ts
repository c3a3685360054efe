import type { AnswerGroups, AnswerLine } from '@exit-tickets/answer-groups';
import type { AiScope, Response, Ticket } from '@exit-tickets/contracts';

/** Equal answers: either all or none may be judged by a model. */
export interface KnownLine extends AnswerLine {
  /** No model may judge it, and existing model verdicts do not count. */
  isKeptFromAi?: boolean;
}
export type KnownGroups = readonly (readonly KnownLine[])[];

/** Whether no model may judge a response: by configuration, for its ticket, or by the teacher's choice. */
export const isKeptFromJudging = (scope: AiScope, ticket: Ticket, response: Response): boolean =>
  scope !== 'answers' || ticket.isKeptFromAi === true || response.isKeptFromAi === true;

/** A copy of the line with only these responses. */
const lineOf = (
  line: AnswerLine,
  responseIds: readonly string[],
  answers: ReadonlyMap<string, string>,
): KnownLine[] => {
  const [first, ...others] = responseIds;
  if (first === undefined) return [];
  const otherOrders = line.otherOrders?.filter((id) => responseIds.includes(id));
  return [{ ...line, answer: answers.get(first)?.trim() ?? '', responseIds: [first, ...others], otherOrders }];
};

/**
 * Moves responses kept from AI to their own lines, where a model's verdict on the same words does not apply.
 * @param answers by response id
 */
export const setApart = (
  groups: AnswerGroups,
  keptIds: ReadonlySet<string>,
  answers: ReadonlyMap<string, string>,
): KnownGroups =>
  groups.map((lines) =>
    lines.flatMap((line): KnownLine[] => {
      const kept = line.responseIds.filter((id) => keptIds.has(id));
      if (kept.length === 0) return [line];
      if (kept.length === line.responseIds.length) return [{ ...line, isKeptFromAi: true }];
      const others = line.responseIds.filter((id) => !keptIds.has(id));
      return [
        ...lineOf(line, others, answers),
        ...lineOf(line, kept, answers).map((apart) => ({ ...apart, isKeptFromAi: true })),
      ];
    }),
  );
