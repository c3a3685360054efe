import type { Language, Response, Ticket, User } from '@exit-tickets/contracts';
import { escapeHtml } from '@exit-tickets/service-kit';
import { textsIn } from '../languages/texts-in.ts';

/** A row of the index: a ticket and its files. */
export interface IndexedTicket extends Pick<Ticket, 'title' | 'className' | 'createdAt' | 'responseCount'> {
  folder: string;
  files: string[];
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1d2733}' +
  'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8a919b;padding:.4rem .6rem;text-align:start;' +
  'vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}';

/** The start of a page, which loads nothing and runs no scripts. */
const head = (language: Language, title: string): string =>
  `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n` +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">\n` +
  `<meta name="viewport" content="width=device-width">\n<title>${escapeHtml(title)}</title>\n` +
  `<style>${style}</style>\n</head>\n<body>\n<h1 dir="auto">${escapeHtml(title)}</h1>\n`;
const foot = '</body>\n</html>\n';

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((each) => `<td dir="auto">${each}</td>`).join('')}</tr>\n`;
const headRow = (cells: readonly string[]): string =>
  `<tr>${cells.map((each) => `<th scope="col" dir="auto">${escapeHtml(each)}</th>`).join('')}</tr>\n`;
const dayOf = (timestamp: string): string => timestamp.slice(0, 10);
const minuteOf = (timestamp: string): string => timestamp.slice(0, 16).replace('T', ' ');
const linkTo = (folder: string, file: string, text: string): string =>
  `<a href="${escapeHtml(`${folder}/${file}`.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(text)}</a>`;

/** The index page, with links to all tickets, newest first. */
export function* indexPage(language: Language, user: User, tickets: readonly IndexedTicket[]): Generator<string> {
  const t = textsIn[language].export;
  const { email, firstName, lastName } = user;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  yield head(language, t.title);
  yield `<p>${escapeHtml(t.intro)}</p>\n<h2>${escapeHtml(t.account)}</h2>\n<p><bdi>${escapeHtml(name)}</bdi> ${escapeHtml(email)} (<a href="account.json">account.json</a>)</p>\n`;
  yield `<h2>${escapeHtml(t.tickets)}</h2>\n`;
  if (tickets.length === 0) yield `<p>${escapeHtml(t.none)}</p>\n`;
  else {
    yield `<table>\n${headRow([t.ticket, t.className, t.madeAt, t.responses, t.files])}`;
    for (const { folder, files, title, className, createdAt, responseCount } of tickets) {
      const links = files.map((file) => linkTo(folder, file, file)).join(' ');
      yield row([
        linkTo(folder, 'ticket.html', title),
        escapeHtml(className ?? ''),
        dayOf(createdAt),
        String(responseCount),
        links,
      ]);
    }
    yield '</table>\n';
  }
  yield foot;
}

/** A ticket as a page: its questions, each student's answers, the material. */
export async function* ticketPage(
  language: Language,
  ticket: Ticket,
  responses: AsyncIterable<Response>,
): AsyncGenerator<string> {
  const t = textsIn[language].export;
  const { title, className, createdAt, questions, originalContent } = ticket;
  yield head(language, title);
  yield `<p><bdi>${escapeHtml(className ?? '')}</bdi> ${dayOf(createdAt)}</p>\n<h2>${escapeHtml(t.questions)}</h2>\n<ol>\n`;
  for (const { text } of questions) yield `<li dir="auto">${escapeHtml(text)}</li>\n`;
  yield `</ol>\n<h2>${escapeHtml(t.responses)}</h2>\n<table>\n${headRow([t.name, t.sentAt, ...questions.map((_question, at) => String(at + 1))])}`;
  for await (const { studentName, submittedAt, answers } of responses)
    yield row([
      escapeHtml(studentName),
      minuteOf(submittedAt),
      ...questions.map(({ id }) => escapeHtml(answers.find(({ questionId }) => questionId === id)?.answer ?? '')),
    ]);
  yield '</table>\n';
  if (originalContent)
    yield `<h2>${escapeHtml(t.material)}</h2>\n<p dir="auto" style="white-space:pre-wrap">${escapeHtml(originalContent)}</p>\n`;
  yield foot;
}
