import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  analyzeTicket,
  anonymizeTicket,
  changeJudgements,
  downloadPdf,
  exportAccount,
  getAnonymity,
  getJudgements,
  getNamelessAnswers,
  getTicket,
  type Judgements,
  listResponses,
  listTickets,
  login,
  setTicketStatus,
} from '@exit-tickets/contracts';
import { copyStore } from '@exit-tickets/embedded-mongo/copy-store';
import {
  type ApiClient,
  aChoice,
  aQuestion,
  aScale,
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
  verdictsOn,
} from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp } from '../support/app-process.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

const dayMs = 24 * 60 * 60_000;
const waitOptions = { timeout: 60_000, interval: 100 };

/** The environment of a process whose clock is ahead of the real one. */
const aheadBy = (days: number): Record<string, string> => {
  const script = `const Real = Date;
    const now = () => Real.now() + ${days * dayMs};
    globalThis.Date = new Proxy(Real, {
      construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });`;
  return days === 0 ? {} : { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
};

const questions = [
  aQuestion({ id: 'q1', text: 'Hoe komt een plant aan eten?' }),
  aChoice({ id: 'q2' }),
  aScale({ id: 'q3' }),
];
const shared = 'Met het licht van de zon';
const names = ['Quirine', 'Zbigniew', 'Tjalling', 'Hadewych', 'Wietske', 'Ruurdje', 'Obelix'];
const lone = 'Mijn tante Ebeltje voert hem elke nacht kwark';
const pair = 'Met worteldraden uit donkere modder';
const own = [shared, `${shared}.`, shared.toLowerCase(), lone, pair, pair, ''];
/** The words that must not be found any more: names, and answers that fewer than three students gave. */
const secrets = [...names, lone, 'Ebeltje', 'kwark', pair, 'worteldraden'];

const model = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core') return { kind: 'json', value: { core: 'Een plant maakt glucose.', isOpinion: false } };
  if (schema === 'judging') {
    const verdicts = verdictsOn(data, (answer) => ({
      reason: `Over: ${answer}`.slice(0, 100),
      verdict: /licht/i.test(answer) ? 'right' : 'wrong',
      ...(!/licht/i.test(answer) && { misconception: 'Planten eten aarde' }),
    }));
    return { kind: 'json', value: { verdicts } };
  }
  return { kind: 'json', value: { misconceptions: [], suggestions: [], strengths: [], contradictions: [] } };
};

let openai: FakeOpenAi;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  openai.script(model);
});
afterAll(() => openai.close());

/** An installation on disk that can be restarted. */
const install = async () => {
  const dataDir = folderOfTest();
  const port = String(await freePort());
  const logs: string[] = [];
  const start = async (days = 0): Promise<AppProcess> =>
    startApp({
      ...{ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'trace', RETENTION_DAYS: '7', OPENAI_BASE_URL: openai.url },
      ...aheadBy(days),
    });
  let app = await start();
  return {
    url: app.url,
    dataDir,
    restart: async (days: number, signal: NodeJS.Signals = 'SIGTERM') => {
      await app.stop(signal);
      logs.push(app.output());
      app = await start(days);
    },
    /** Stops the app, and returns its complete log. */
    end: async () => {
      await app.stop('SIGTERM');
      return [...logs, app.output()].join('\n');
    },
  };
};

/** A class whose answers were judged, marked, exported and printed. */
const answeredClass = async (url: string, existingTeacher?: Awaited<ReturnType<typeof newTeacher>>) => {
  const teacher = existingTeacher ?? (await newTeacher(url));
  const { ticket, params } = await newTicket(teacher, { questions });
  for (const [index, studentName] of names.entries())
    await submit(url, {
      ticketId: ticket.id,
      studentName,
      answers: [
        { questionId: 'q1', answer: own[index] || '?' },
        { questionId: 'q2', answer: index < 4 ? 'glucose' : 'zetmeel' },
        { questionId: 'q3', answer: String((index % 5) + 1) },
      ],
    });
  await vi.waitFor(async () => {
    const { body } = await teacher.call(getJudgements, { params });
    expect(body).toMatchObject({ isJudging: false });
    expect(JSON.stringify(body)).toContain('Planten eten aarde');
  }, waitOptions);
  const { body: responses } = await teacher.call(listResponses, { params });
  const marks = [
    { questionId: 'q1', responseIds: [String(responses[3]?.id)], verdict: 'partly' as const, label: 'van Wietske' },
  ];
  expect((await teacher.call(changeJudgements, { params, body: { marks } })).status).toBe(200);
  await teacher.call(getNamelessAnswers, { params });
  await teacher.call(exportAccount);
  await teacher.call(downloadPdf, { params });
  const { body: judged } = await teacher.call(getJudgements, { params });
  return { teacher, ticketId: ticket.id, params, judged };
};

/** The number of answers with each verdict, by question. */
const talliesOf = ({ questions: judged }: Judgements) =>
  judged.map(({ groups }) => {
    const tally = { right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
    for (const { verdict, responseIds } of groups.flatMap(({ wordings }) => wordings))
      if (verdict !== 'concern') tally[verdict] += responseIds.length;
    return tally;
  });

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** The words that a file contains. The store's file keeps freed pages (docs/security.md), so a copy of it is searched. */
const foundIn = async (dataDir: string, words: readonly string[]): Promise<string[]> => {
  const copy = folderOfTest();
  await copyStore(join(dataDir, 'database'), copy);
  const store = join(dataDir, 'database', 'data.mdb');
  const files = [...(await filesIn(copy)), ...(await filesIn(dataDir)).filter((file) => file !== store)];
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return words.filter((word) => contents.some((bytes) => bytes.includes(word)));
};

const isAnonymous = (teacher: ApiClient, params: { id: string }) =>
  vi.waitFor(async () => {
    const { body } = await teacher.call(getAnonymity, { params });
    expect(body).toHaveProperty('anonymizedAt');
    expect((await teacher.call(getTicket, { params })).body).toHaveProperty('anonymizedAt', body.anonymizedAt);
    expect((await teacher.call(listResponses, { params })).body).toEqual([]);
    return body;
  }, waitOptions);

/** Checks that the teacher still gets every count unchanged. */
const expectSameCounts = async ({ teacher, params, judged }: Awaited<ReturnType<typeof answeredClass>>) => {
  const { results } = await isAnonymous(teacher, params);
  expect(results?.questions.map(({ tally }) => tally)).toEqual(talliesOf(judged));
  expect(results?.responseCount).toBe(names.length);
  expect(results?.questions[1]?.chosen).toEqual([
    { answer: 'chlorofyl', count: 0 },
    { answer: 'glucose', count: 4 },
    { answer: 'zetmeel', count: 3 },
  ]);
  expect(results?.questions[2]?.chosen.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1]);
  const { body: listed } = await teacher.call(listTickets);
  expect(listed.find(({ id }) => id === params.id)?.responseCount).toBe(names.length);
  return results;
};

describe('after the retention period', () => {
  test('no file and no log contains a name or a rare answer, all counts are unchanged, and a newer ticket is complete', async () => {
    const app = await install();
    const old = await answeredClass(app.url);
    const { teacher } = old;
    expect((await teacher.call(analyzeTicket, { params: old.params, body: {} })).status).toBe(200);
    await app.restart(6);
    await teacher.call(login, { body: { email: teacher.email, password } });
    expect((await teacher.call(listResponses, { params: old.params })).body).toHaveLength(names.length);
    const young = await newTicket(teacher, { questions: [aQuestion()] });
    await submit(app.url, { ticketId: young.ticket.id, studentName: 'Jongste' });

    await app.restart(8);
    await teacher.call(login, { body: { email: teacher.email, password } });
    const results = await expectSameCounts(old);
    expect(results?.questions[0]?.groups).toEqual([
      { wording: expect.stringMatching(/licht van de zon/i), verdict: 'right', count: 3 },
    ]);
    expect(results?.analysis?.overallPerformance).toContain('7 inzendingen');
    expect((await teacher.call(listResponses, { params: young.params })).body).toMatchObject([
      { studentName: 'Jongste' },
    ]);

    const log = await app.end();
    expect(await foundIn(app.dataDir, [...secrets, 'Jongste', shared])).toEqual(['Jongste', shared]);
    expect(secrets.filter((word) => log.includes(word))).toEqual([]);
    // Proves that the search finds something.
    expect(log).toContain('/api/submit-response');
  });
});

describe('a process that is killed while it makes answers anonymous', () => {
  test('has changed nothing, or completes the work after a restart', async () => {
    const app = await install();
    const teacher = await newTeacher(app.url);
    const outcomes: string[] = [];
    // Two moments during the work, which takes about 50 ms, and one after it. responses/retention tests each step.
    for (const moment of [25, 50, 'once it is answered'] as const) {
      const one = await answeredClass(app.url, teacher);
      await teacher.call(setTicketStatus, { params: one.params, body: { isActive: false } });
      const anonymizing = teacher.call(anonymizeTicket, { params: one.params }).catch(() => undefined);
      await (moment === 'once it is answered' ? anonymizing : new Promise((resolve) => setTimeout(resolve, moment)));
      await app.restart(0, 'SIGKILL');
      await anonymizing;
      const { body } = await teacher.call(listResponses, { params: one.params });
      const { body: ticket } = await teacher.call(getTicket, { params: one.params });
      const isUnchanged = body.length === names.length && !ticket.anonymizedAt;
      outcomes.push(isUnchanged ? 'unchanged' : 'anonymous');
      // If nothing was changed, the request can be repeated.
      if (isUnchanged)
        await vi.waitFor(
          async () => expect((await teacher.call(anonymizeTicket, { params: one.params })).status).toBe(200),
          waitOptions,
        );
      await expectSameCounts(one);
    }
    await app.end();
    expect(outcomes).toContain('anonymous');
    expect(await foundIn(app.dataDir, secrets)).toEqual([]);
  });
});
