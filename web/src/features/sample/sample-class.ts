import type { TicketGroups } from '@exit-tickets/answer-groups';
import type { Question, Response } from '@exit-tickets/contracts';

/** A fictional class with its answers in groups. */
export interface SampleClass {
  title: string;
  className: string;
  totalStudents: number;
  questions: Question[];
  /** In order of arrival. */
  responses: Omit<Response, 'submittedAt'>[];
  /** For all answers: a later answer never changes how earlier ones are judged. */
  groups: TicketGroups;
}
