// What each service costs in processor time, a process each: the figures of costs.ts; and what more replicas of ai do where a
// model takes its time. Takes a quarter of an hour on two processors; `--only 'PDF,replicas of ai'` measures some.
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  analyzeTicket,
  downloadPdf,
  generateFromText,
  getJudgements,
  judgeTicket,
  listResponses,
  listTickets,
  summarizeMaterial,
  watchTicket,
} from '@exit-tickets/contracts';
import { answeredQuestions, aSubmission, plantedClasses, samplePath, startFakeOpenAi } from '@exit-tickets/testing';
import { madeQuestions } from '../../services/ai/test/support/made-questions.ts';
import { photosynthesis } from '../../services/ai/test/support/samples.ts';
import { truthfulModel } from '../../services/ai/test/support/truthful-model.ts';
import { allAtOnce, newTeacher, newTicket } from '../../e2e/support/classroom.ts';
import { lookUp, submit } from '../server/app.ts';
import { connections, expectReply, send } from '../server/http.ts';
import { median } from '../server/statistics.ts';
import { withModel } from './costs.ts';
import { readUsageWhenIdle } from './process-usage.ts';
import { type SpawnedDeployment, spawnDeployment } from './spawn-deployment.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = (what: string): boolean => options.only === undefined || options.only.split(',').includes(what);
const rounds = 3;
/** With those that were refused because the machine had too much else to do. */
const maxRounds = 12;
const width = 25;
const classes = 10;
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
const [planted] = plantedClasses();
if (!planted) throw new Error('no class to measure with');
const known = answeredQuestions(planted);

interface TicketId {
  id: string;
}

type Teacher = Awaited<ReturnType<typeof newTeacher>>;

interface Step {
  what: string;
  count: number;
  /** Calls under way at a time. */
  width?: number;
  /** Prepares so many calls, which are not part of the measurement, and gives what makes the nth. */
  prepare(): Promise<(nth: number) => Promise<unknown>>;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const measure = async (
  { pid }: SpawnedDeployment,
  { what, count, width: atOnce = width, prepare }: Step,
): Promise<void> => {
  if (!isWanted(what)) return;
  const measured: Record<string, number>[] = [];
  for (let left = maxRounds; measured.length <= rounds; left -= 1) {
    const call = await prepare();
    const before = await readUsageWhenIdle(pid);
    try {
      await allAtOnce(Array.from({ length: count }), atOnce, (_, nth) => call(nth));
    } catch (error) {
      if (left === 0) throw error;
      process.stderr.write(`${what}: measured again, as a call failed: ${String(error)}\n`);
      continue;
    }
    const after = await readUsageWhenIdle(pid);
    const each = Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / count]);
    measured.push(Object.fromEntries(each));
  }
  measured.shift(); // it compiled and filled caches
  const names = [...new Set(measured.flatMap((one) => Object.keys(one)))].sort();
  const figures = names.map((name) => {
    const all = measured.map((one) => one[name] ?? 0);
    return `${name} ${median(all).toFixed(2)} (${all.map((ms) => ms.toFixed(2)).join(' ')})`;
  });
  print(`${what}: ${figures.join(', ')}`);
};

const expectOk = async (call: Promise<{ status: number }>): Promise<void> => {
  const { status } = await call;
  if (status !== 200) throw new Error(`answered ${status}`);
};

/** Holds the live stream of a ticket open, as the results page does. */
const watch = (url: string, { cookie }: Teacher, params: TicketId): Promise<void> =>
  new Promise((resolve, reject) => {
    const stream = request(new URL(watchTicket.path.replace(':id', params.id), url), { headers: { cookie } });
    stream.on('error', reject);
    stream.on('response', (response) => response.once('data', () => resolve()).resume());
    stream.end();
  });

/** Files that the student page loads, as its HTML names them. */
const studentFiles = async (): Promise<string[]> => {
  const html = await readFile(`${webDir}/student.html`, 'utf8');
  return ['/student/1234', ...[...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)];
};

/** A ticket of the planted class that all of it answered. */
const answeredTicket = async (url: string, teacher: Teacher): Promise<TicketId> => {
  const { questions, lesson, pupils } = planted;
  const { ticket, params } = await newTicket(teacher, { questions, originalContent: lesson });
  const agent = connections(width);
  for (const { name, answers } of pupils) {
    const given = answers.flatMap(({ answer }, at) =>
      answer.trim() === '' ? [] : [{ questionId: questions[at]?.id ?? '', answer }],
    );
    const submission = aSubmission({ ticketId: ticket.id, studentName: name, answers: given });
    await send(url, agent, { method: 'POST', path: '/api/submit-response', body: JSON.stringify(submission) });
  }
  agent.destroy();
  return params;
};

const answeredTickets = async (url: string, count: number) => {
  const teacher = await newTeacher(url);
  const all: TicketId[] = [];
  while (all.length < count) all.push(await answeredTicket(url, teacher));
  return { teacher, at: (nth: number): TicketId => all[nth % count] ?? { id: '' } };
};

const stepsWithoutModel = ({ url }: SpawnedDeployment): Step[] => {
  const agent = connections(width);
  const upload = async (file: string): Promise<() => Promise<unknown>> => {
    const content = await readFile(samplePath(file));
    const teacher = await newTeacher(url);
    return () => {
      const form = new FormData();
      form.append('file', new File([content], file));
      return expectOk(teacher.fetch(summarizeMaterial.path, { method: 'POST', body: form }));
    };
  };
  return [
    {
      what: 'student page',
      count: 200,
      prepare: async () => {
        const files = await studentFiles();
        return async () => {
          for (const path of files) await expectReply(200, send(url, agent, { method: 'GET', path }));
        };
      },
    },
    {
      what: 'look-up',
      count: 500,
      prepare: async () => {
        const { ticket } = await newTicket(await newTeacher(url));
        return () => expectReply(200, send(url, agent, lookUp({ id: ticket.id, pin: ticket.pin ?? '' })));
      },
    },
    {
      what: 'watched submission',
      count: 500,
      prepare: async () => {
        const teacher = await newTeacher(url);
        const tickets: { id: string; pin: string }[] = [];
        while (tickets.length < classes) {
          const { ticket, params } = await newTicket(teacher);
          await watch(url, teacher, params);
          tickets.push({ id: ticket.id, pin: ticket.pin ?? '' });
        }
        const calls = Array.from({ length: 500 }, (_, nth) => submit(tickets[nth % classes] ?? { id: '', pin: '' }));
        return (nth) => expectReply(201, send(url, agent, calls[nth] ?? { method: 'GET', path: '/' }));
      },
    },
    {
      what: 'list of tickets',
      count: 100,
      prepare: async () => {
        const teacher = await newTeacher(url);
        for (let made = 0; made < 20; made += 1) await newTicket(teacher);
        return () => expectOk(teacher.call(listTickets));
      },
    },
    {
      what: 'new ticket',
      count: 80,
      prepare: async () => {
        const teacher = await newTeacher(url);
        return () => newTicket(teacher);
      },
    },
    {
      what: 'built-in questions',
      count: 20,
      prepare: async () => {
        const teacher = await newTeacher(url);
        const content = await readFile(samplePath('fotosynthese-nl.txt'), 'utf8');
        return () => expectOk(teacher.call(generateFromText, { body: { content, title: 'Fotosynthese' } }));
      },
    },
    { what: 'upload of a Word file', count: 10, prepare: () => upload('fotosynthese-nl.docx') },
    { what: 'upload of a photo', count: 4, prepare: () => upload('fotosynthese-nl.jpg') },
    {
      what: 'PDF',
      count: 10,
      prepare: async () => {
        const teacher = await newTeacher(url);
        const made = await Promise.all(Array.from({ length: 10 }, (_, nth) => newTicket(teacher, { title: `${nth}` })));
        return (nth) => expectOk(teacher.call(downloadPdf, { params: made[nth]?.params ?? { id: '' } }));
      },
    },
    {
      what: 'results page',
      count: 20,
      width: 2,
      prepare: async () => {
        const { teacher, at } = await answeredTickets(url, 5);
        return async (nth) => {
          await expectOk(teacher.call(listResponses, { params: at(nth) }));
          await expectOk(teacher.call(getJudgements, { params: at(nth) }));
        };
      },
    },
    {
      what: 'built-in analysis',
      count: 8,
      width: 2,
      prepare: async () => {
        const { teacher, at } = await answeredTickets(url, 8);
        return (nth) => expectOk(teacher.call(analyzeTicket, { params: at(nth), body: {} }));
      },
    },
  ];
};

const measureWithoutModel = async (): Promise<void> => {
  const deployment = await spawnDeployment({ AI_EVALUATE: 'off' });
  try {
    for (const step of stepsWithoutModel(deployment)) await measure(deployment, step);
  } finally {
    await deployment.close();
  }
};

const judgingWithModel = 'judging and analysis with a model';

const measureWithModel = async (): Promise<void> => {
  const openai = await startFakeOpenAi();
  openai.script(truthfulModel(known));
  const deployment = await spawnDeployment({ OPENAI_BASE_URL: openai.url, AI_EVALUATE: 'on-demand' });
  const { url } = deployment;
  const count = 4;
  try {
    await measure(deployment, {
      what: judgingWithModel,
      count,
      width: 2,
      prepare: async () => {
        const { teacher, at } = await answeredTickets(url, count);
        return async (nth) => {
          await expectOk(teacher.call(judgeTicket, { params: at(nth) }));
          await expectOk(teacher.call(analyzeTicket, { params: at(nth), body: {} }));
        };
      },
    });
    const tickets = count * (rounds + 1);
    const characters = openai.requests.flatMap(({ messages }) => messages.map(({ content }) => content.length));
    print(
      `with a model, a class: ${(openai.requests.length / tickets).toFixed(1)} requests, ${(characters.reduce((sum, one) => sum + one, 0) / tickets).toFixed(0)} characters sent`,
    );
  } finally {
    await deployment.close();
    await openai.close();
  }
};

const replicas = 'replicas of ai';
const modelSeconds = 2;
const measuredSeconds = 60;
/** Teachers, each of whom has so many calls under way: all replicas always have others waiting. */
const askers = { teachers: 5, callsEach: 8 };

/** How many questions are made a minute, through the gateway, where the model takes its time. */
const measureReplicas = async (count: number): Promise<void> => {
  const openai = await startFakeOpenAi();
  openai.script(async () => {
    await wait(modelSeconds * 1_000);
    return madeQuestions();
  });
  const { url, close } = await spawnDeployment({ OPENAI_BASE_URL: openai.url }, count);
  try {
    const teachers = await Promise.all(Array.from({ length: askers.teachers }, () => newTeacher(url)));
    const ask = (teacher: Teacher): Promise<void> =>
      expectOk(teacher.call(generateFromText, { body: { content: photosynthesis } }));
    await Promise.all(teachers.map(ask)); // the first ones load what asks the model
    const endsAt = performance.now() + measuredSeconds * 1_000;
    let made = 0;
    const asker = async (teacher: Teacher): Promise<void> => {
      while (performance.now() < endsAt) {
        await ask(teacher);
        if (performance.now() < endsAt) made += 1;
      }
    };
    await Promise.all(teachers.flatMap((teacher) => Array.from({ length: askers.callsEach }, () => asker(teacher))));
    const atBest = (count * withModel.concurrency * measuredSeconds) / modelSeconds;
    print(`${replicas}: ${count}, a model that takes ${modelSeconds} s: ${made} calls a minute, ${atBest} at best`);
  } finally {
    await close();
    await openai.close();
  }
};

print(
  `class of ${planted.pupils.length}, ${planted.questions.length} questions, lesson of ${planted.lesson.length} characters`,
);
if (options.only?.split(',').every((what) => what === judgingWithModel || what === replicas) !== true)
  await measureWithoutModel();
if (isWanted(judgingWithModel)) await measureWithModel();
if (isWanted(replicas)) for (const count of [1, 3]) await measureReplicas(count);
process.exit(0); // live streams are still open
