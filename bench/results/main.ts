import { parseArgs } from 'node:util';
import { startAllInOne } from '@exit-tickets/all-in-one';
import { createTicket, register, submitResponse } from '@exit-tickets/contracts';
import { aDraft, aQuestion, createApiClient, newPage, openBrowser } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { temporaryDataDir } from '../../e2e/support/app-process.ts';
import { check, print, tell } from '../report.ts';
import { median } from '../server/statistics.ts';
import { reportSortedLists } from './sorted-lists.ts';

// How long the results of a class take to appear: for 500 responses at most twice as long as for 100. Before that, how
// quickly and correctly classes of public sets are marked, if these are beside the repository or in the folder of
// `--public-answers`; `--only lists` skips the browser.

const { values: options } = parseArgs({ options: { 'public-answers': { type: 'string' }, only: { type: 'string' } } });
reportSortedLists(options['public-answers']);
if (options.only === 'lists') process.exit();

const rounds = 7;
const maxTimesAsLong = 2;
const sizes = [100, 500] as const;

const ideas = ['het licht van de zon', 'water uit de bodem', 'koolstofdioxide uit de lucht', 'suiker voor de groei'];
/** An answer as in a real class: many are similar, few are equal. */
const answerOf = (student: number): string =>
  `${ideas[student % ideas.length]} en dan ${['dus', 'ook', 'want'][student % 3]} ${student % 37}`;

const folder = await temporaryDataDir();
const allInOne = await startAllInOne({ DATA_DIR: folder.path, PORT: '0', BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
const { browser, close } = await openBrowser();
const url = allInOne.addresses.local;
const teacher = createApiClient(url);
await teacher.call(register, { body: { email: 'bench@school.nl', password: 'geheim!' } });

const questions = ['q1', 'q2', 'q3'].map((id) => aQuestion({ id, text: `Wat heeft een plant nodig? (${id})` }));

/** A ticket with this many responses. */
const answeredBy = async (count: number): Promise<string> => {
  const { body: ticket } = await teacher.call(createTicket, { body: aDraft({ title: `${count}`, questions }) });
  for (let student = 0; student < count; student += 1) {
    const answers = questions.map(({ id }) => ({ questionId: id, answer: answerOf(student) }));
    const body = { ticketId: ticket.id, studentName: `Leerling ${student}`, answers };
    const { status } = await createApiClient(url).call(submitResponse, { body });
    if (status !== 201) throw new Error(`response ${student}: ${status}`);
  }
  return ticket.id;
};

/** Milliseconds from the request until the groups of the last question are painted. */
const paint = async (page: Page, id: string): Promise<number> => {
  await page.goto(`/results/${id}`);
  await page
    .locator('article')
    .nth(questions.length - 1)
    .locator('[data-row]')
    .first()
    .waitFor();
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
};

try {
  const tickets = new Map<number, string>();
  for (const size of sizes) tickets.set(size, await answeredBy(size));
  const page = await newPage(browser, { device: 'desktop', locale: 'nl-NL', baseURL: url });
  await page.context().addCookies(teacher.cookiesFor(url));
  const times = { small: [] as number[], smallAgain: [] as number[], large: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const small = await paint(page, tickets.get(100) ?? '');
    const large = await paint(page, tickets.get(500) ?? '');
    const smallAgain = await paint(page, tickets.get(100) ?? '');
    // The first round warms up the browser's caches.
    if (round === 0) continue;
    times.small.push(small);
    times.large.push(large);
    times.smallAgain.push(smallAgain);
  }
  const ratio = median(times.large) / median(times.small);
  const nullRatio = median(times.smallAgain) / median(times.small);
  print(
    `Results of 100 responses painted in ${median(times.small).toFixed(0)} ms, of 500 in ${median(times.large).toFixed(0)} ms`,
  );
  tell('the same measured twice', nullRatio.toFixed(2));
  check('500 beside 100', `${ratio.toFixed(2)} times as long`, ratio <= maxTimesAsLong);
} finally {
  await close();
  await allInOne.context.close();
  await folder.remove();
}
