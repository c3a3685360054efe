import { isOpen, limits, type Question, type Ticket } from '@exit-tickets/contracts';
import { documentOf } from './document.ts';
import type { Labels } from './labels.ts';
import { type Markup, markup } from './markup.ts';
import { tornEdge } from './torn-edge.ts';
import { writingLines } from './writing-lines.ts';

type Printed = Pick<
  Ticket,
  'title' | 'className' | 'questions' | 'pin' | 'isActive' | 'isAnalyzed' | 'isArchived' | 'expiresAt'
>;

const longTitle = 60;
const scaleSteps = Array.from(
  { length: limits.scale.max - limits.scale.min + 1 },
  (_, step) => limits.scale.min + step,
);

const answerSpace = (question: Question, lines: number): Markup => {
  switch (question.type) {
    case 'open_text':
      return markup`<div class="lines">${Array.from({ length: lines }, () => markup`<i></i>`)}</div>`;
    case 'multiple_choice':
      return markup`<ul class="options">${question.options.map((option) => markup`<li><i></i><span dir="auto">${option}</span></li>`)}</ul>`;
    case 'scale':
      return markup`<ul class="scale">${scaleSteps.map((step) => markup`<li>${step}</li>`)}</ul>`;
  }
};

const slip = (
  { title, className, pin }: Printed,
  labels: Labels,
  hasPin: boolean,
): Markup => markup`<header><div class="slip">
<div class="about"><p class="kind"><b>exit ticket</b>${className ? ` · ${className}` : ''}</p>
<h1 dir="auto"${title.length > longTitle ? markup` class="long"` : ''}>${title}</h1>
<div class="blanks"><p>${labels.name}<i></i></p><p>${labels.date}<i></i></p></div></div>
${hasPin && pin ? markup`<div class="stub"><h2>${labels.pin}</h2><p>${pin}</p></div>` : undefined}</div>${tornEdge}</header>`;

/**
 * The ticket on paper: what pupils may see and nothing else, with room to write (design section 4.10). The PIN stands
 * on it while the ticket is open at `now`; answer keys and the teacher's guide never do.
 */
export const ticketHtml = (ticket: Printed, labels: Labels, now: Date): string => {
  const lines = writingLines(ticket.questions);
  const questions = ticket.questions.map(
    (question, index) =>
      markup`<li class="question"><span class="number">${index + 1}</span><p class="text" dir="auto">${question.text}</p>${answerSpace(question, lines)}</li>`,
  );
  const body = markup`${slip(ticket, labels, isOpen(ticket, now))}<ol>${questions}</ol>`;
  return documentOf({ language: labels.language, title: ticket.title, body });
};
