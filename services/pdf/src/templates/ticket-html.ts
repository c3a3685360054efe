import { isOpen, type Language, type Ticket } from '@exit-tickets/contracts';
import { answerSpace } from './answer-space.ts';
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

const header = (
  { title, className, pin }: Printed,
  { product, name, date, pin: pinLabel }: Labels,
  hasPin: boolean,
): Html => html`<header><div class="head">
<div class="about"><p class="kind"><b>${product}</b>${className ? ` · ${className}` : ''}</p>
<h1 dir="auto"${title.length > longTitle ? html` class="long"` : ''}>${title}</h1>
<div class="blanks"><p>${name}<i></i></p><p>${date}<i></i></p></div></div>
${hasPin && pin ? html`<div class="stub"><h2>${pinLabel}</h2><p>${pin}</p></div>` : undefined}</div>${perforation}</header>`;

/**
 * The ticket for printing: only what students may see, with room to write (docs/design.md 4.10). Includes the PIN while
 * the ticket is open at `now`; never answer keys or the teacher's guide.
 */
export const ticketHtml = (ticket: Printed, language: Language, now: Date): string => {
  const lines = writingLines(ticket.questions);
  const questions = ticket.questions.map(
    (question, index) =>
      html`<li class="question"><span class="number">${index + 1}</span><p class="text" dir="auto">${question.text}</p>${answerSpace(question).html(lines)}</li>`,
  );
  const body = html`${header(ticket, labels[language], isOpen(ticket, now))}<ol>${questions}</ol>`;
  return documentOf({ language, title: ticket.title, body });
};
