import type { TicketGroups } from '@exit-tickets/answer-groups';
import type { Question, Response } from '@exit-tickets/contracts';

/** A class that is made up, with its answers grouped. */
export interface SampleClass {
  title: string;
  className: string;
  totalStudents: number;
  questions: Question[];
  /** In the order in which they come in. */
  responses: Omit<Response, 'submittedAt'>[];
  /** Of all answers: one that comes in later never changes what earlier ones are taken for. */
  groups: TicketGroups;
}
