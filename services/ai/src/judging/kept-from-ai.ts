import type { AnswerGroups, AnswerLine } from '@exit-tickets/answer-groups';
import type { AiScope, Response, Ticket } from '@exit-tickets/contracts';

/** Answers that say the same, of which a model may judge all or none. */
export interface KnownLine extends AnswerLine {
  /** No model is asked about it, and none has a say. */
  isKeptFromAi?: boolean;
}
export type KnownGroups = readonly (readonly KnownLine[])[];

/** Whether no model judges a response: by the configuration, by its ticket, or by its teacher's word about it. */
export const isKeptFromJudging = (scope: AiScope, ticket: Ticket, response: Response): boolean =>
  scope !== 'answers' || ticket.isKeptFromAi === true || response.isKeptFromAi === true;

/** The same line with these of its responses only. */
const lineOf = (
  line: AnswerLine,
  responseIds: readonly string[],
  answerOf: (responseId: string) => string,
): KnownLine[] => {
  const [first, ...others] = responseIds;
  if (first === undefined) return [];
  const otherOrders = line.otherOrders?.filter((id) => responseIds.includes(id));
  return [{ ...line, answer: answerOf(first).trim(), responseIds: [first, ...others], otherOrders }];
};

/** Puts what is kept from a model into lines of its own: what a model said of the same words never counts there. */
export const setApart = (
  groups: AnswerGroups,
  isKept: (responseId: string) => boolean,
  answerOf: (responseId: string) => string,
): KnownGroups =>
  groups.map((lines) =>
    lines.flatMap((line): KnownLine[] => {
      const kept = line.responseIds.filter(isKept);
      if (kept.length === 0) return [line];
      if (kept.length === line.responseIds.length) return [{ ...line, isKeptFromAi: true }];
      const others = line.responseIds.filter((id) => !isKept(id));
      return [
        ...lineOf(line, others, answerOf),
        ...lineOf(line, kept, answerOf).map((apart) => ({ ...apart, isKeptFromAi: true })),
      ];
    }),
  );
