import { isOpen, type Language, type Question, scaleSteps, type Ticket } from '@exit-tickets/contracts';
import { documentOf } from './document.ts';
import { type Html, html } from './html.ts';
import { type Labels, labels } from './labels.ts';
import { perforation } from './perforation.ts';
import { writingLines } from './writing-lines.ts';

type Printed = Pick<
  Ticket,
  'title' | 'className' | 'questions' | 'pin' | 'isActive' | 'isAnalyzed' | 'isArchived' | 'expiresAt'
>;

const longTitle = 60;

const scaleEnds = ({ lowEnd = '', highEnd = '' }: Extract<Question, { type: 'scale' }>): Html | undefined =>
  lowEnd || highEnd
    ? html`<p class="ends"><span dir="auto">${lowEnd}</span><span dir="auto">${highEnd}</span></p>`
    : undefined;

const answerSpace = (question: Question, lines: number): Html => {
  switch (question.type) {
    case 'open_text':
      return html`<div class="lines">${Array.from({ length: lines }, () => html`<i></i>`)}</div>`;
    case 'multiple_choice':
      return html`<ul class="options">${question.options.map((option) => html`<li><i></i><span dir="auto">${option}</span></li>`)}</ul>`;
    case 'scale':
      return html`<ul class="scale">${scaleSteps.map((step) => html`<li>${step}</li>`)}</ul>${scaleEnds(question)}`;
  }
};

const slip = (
  { title, className, pin }: Printed,
  { product, name, date, pin: pinLabel }: Labels,
  hasPin: boolean,
): Html => html`<header><div class="slip">
<div class="about"><p class="kind"><b>${product}</b>${className ? ` · ${className}` : ''}</p>
<h1 dir="auto"${title.length > longTitle ? html` class="long"` : ''}>${title}</h1>
<div class="blanks"><p>${name}<i></i></p><p>${date}<i></i></p></div></div>
${hasPin && pin ? html`<div class="stub"><h2>${pinLabel}</h2><p>${pin}</p></div>` : undefined}</div>${perforation}</header>`;

/**
 * The ticket on paper: what pupils may see and nothing else, with room to write (docs/design.md 4.10). The PIN stands
 * on it while the ticket is open at `now`; answer keys and the teacher's guide never do.
 */
export const ticketHtml = (ticket: Printed, language: Language, now: Date): string => {
  const lines = writingLines(ticket.questions);
  const questions = ticket.questions.map(
    (question, index) =>
      html`<li class="question"><span class="number">${index + 1}</span><p class="text" dir="auto">${question.text}</p>${answerSpace(question, lines)}</li>`,
  );
  const body = html`${slip(ticket, labels[language], isOpen(ticket, now))}<ol>${questions}</ol>`;
  return documentOf({ language, title: ticket.title, body });
};
