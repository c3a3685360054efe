import { byType, scaleSteps } from '@exit-tickets/contracts';
import { type Html, html } from './html.ts';

/** The space for an answer on paper. */
export interface AnswerSpace {
  /** Estimated height in millimetres as laid out by style.ts, without ruled lines. */
  height: number;
  /** Whether it has ruled lines, as many as fit. */
  isRuled: boolean;
  html(lines: number): Html;
}

const choice = { before: 3, each: 8.4 };
const scale = 14;
const scaleEnd = { row: 5, characters: 22 };

/** The answer space of a question, by its type. */
export const answerSpace = byType<[], AnswerSpace>({
  open_text: () => ({
    height: 0,
    isRuled: true,
    html: (lines) => html`<div class="lines">${Array.from({ length: lines }, () => html`<i></i>`)}</div>`,
  }),
  multiple_choice: ({ options }) => ({
    height: choice.before + options.length * choice.each,
    isRuled: false,
    html: () =>
      html`<ul class="options">${options.map((option) => html`<li><i></i><span dir="auto">${option}</span></li>`)}</ul>`,
  }),
  scale: ({ lowEnd = '', highEnd = '' }) => ({
    height: scale + Math.ceil(Math.max(lowEnd.length, highEnd.length) / scaleEnd.characters) * scaleEnd.row,
    isRuled: false,
    html: () => {
      const ends =
        lowEnd || highEnd
          ? html`<p class="ends"><span dir="auto">${lowEnd}</span><span dir="auto">${highEnd}</span></p>`
          : undefined;
      return html`<ul class="scale">${scaleSteps.map((step) => html`<li>${step}</li>`)}</ul>${ends}`;
    },
  }),
});
