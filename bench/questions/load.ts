import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { limits } from '@exit-tickets/contracts';
import { allAtOnce, names, newTicket, submit } from '../../services/all-in-one/test/classroom.ts';
import { check, print, tell } from '../judging/report.ts';
import type { Lesson } from './lessons.ts';
import { askFor, type Product } from './product.ts';

const rounds = 5;
const pupils = 90;
const pupilsAtOnce = 3;
/** The highest delay of the event loop that is no news, in milliseconds, and how much longer a submission may take. */
const most = { delayMs: 20, ratio: 2 };
/** Two measures of the same differ by this on a machine that has other work; a delay above it is not the questions' fault. */
const noise = 1.5;
const levels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;

/** 200,000 characters: lessons, and between them definitions that are met nowhere else. */
const longText = (lessons: readonly Lesson[]): string => {
  const word = (number: number): string =>
    `${number.toString(26).replace(/\d/g, (digit) => 'bdfgklmnpr'[+digit] ?? '')}ing`;
  const definitions = (from: number): string =>
    Array.from({ length: 300 }, (_, n) => `Een ${word(from + n)} is een ding dat ${word(from + n + 7)} maakt.`).join(
      ' ',
    );
  let text = '';
  for (let at = 0; text.length < limits.contentLength; at += 1)
    text += `${lessons[at % lessons.length]?.text}\n\n${definitions(1_000 * at)}\n\n`;
  return text.slice(0, limits.contentLength).trimEnd().padEnd(limits.contentLength, '.');
};

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
const shown = (ms: number): string => `${ms.toFixed(1)} ms`;

/** What is measured in all rounds of one kind. */
class Measured {
  readonly #delay = monitorEventLoopDelay({ resolution: 1 });
  readonly submissions: number[] = [];

  get delay(): number {
    return this.#delay.percentile(99) / 1_000_000;
  }
  get submission(): number {
    return percentile(this.submissions, 0.99);
  }

  async during(work: () => Promise<void>): Promise<void> {
    this.#delay.enable();
    await work();
    this.#delay.disable();
  }
}

/** A class of pupils who come a few at a time, so that what they wait for is the product and not each other. */
const teachClass = async ({ url, newTeacher }: Product, { submissions }: Measured): Promise<void> => {
  const { ticket } = await newTicket(await newTeacher());
  await allAtOnce(names(pupils), pupilsAtOnce, async (studentName) => {
    const begin = performance.now();
    const { status } = await submit(url, { ticketId: ticket.id, studentName });
    if (status !== 201) throw new Error(`a submission was answered ${status}`);
    submissions.push(performance.now() - begin);
  });
};

/**
 * What a class and the event loop notice of questions about 200,000 characters, beside the same without; twice without,
 * in turn with it, so that one sees what this machine's other work makes of two equal measures.
 */
export const reportLoad = async (product: Product, lessons: readonly Lesson[]): Promise<void> => {
  const teacher = await product.newTeacher();
  const content = longText(lessons);
  const generate = () => askFor(teacher, content, { levels });
  const [without, again, beside, alone] = [new Measured(), new Measured(), new Measured(), new Measured()];
  let generations = 0;
  let [total, serving] = [0, 0];
  await generate();
  await teachClass(product, new Measured());
  for (let round = 0; round < rounds; round += 1) {
    await without.during(() => teachClass(product, without));
    await beside.during(async () => {
      let isTaught = false;
      const taught = teachClass(product, beside).finally(() => {
        isTaught = true;
      });
      do {
        await generate();
        generations += 1;
      } while (!isTaught);
      await taught;
    });
    await again.during(() => teachClass(product, again));
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    await alone.during(async () => void (await generate()));
    const [spent, here] = [process.cpuUsage(all), process.threadCpuUsage(own)];
    total += spent.user + spent.system;
    serving += here.user + here.system;
  }
  print(`\nQuestions about ${content.length} characters while ${pupils} pupils submit, ${generations} tickets`);
  const usual = Math.max(without.delay, again.delay);
  tell('event loop delay p99, a class alone, twice', `${shown(without.delay)}, ${shown(again.delay)}`);
  const bound = Math.max(most.delayMs, noise * usual);
  check('event loop delay p99, a class and questions', shown(beside.delay), beside.delay <= bound);
  check('event loop delay p99, questions alone', shown(alone.delay), alone.delay <= bound);
  tell(
    'CPU of one generation',
    `${shown(total / rounds / 1_000)}, ${shown(serving / rounds / 1_000)} in the serving thread`,
  );
  const before = Math.max(without.submission, again.submission);
  tell('submission p99, a class alone, twice', `${shown(without.submission)}, ${shown(again.submission)}`);
  check('submission p99 beside questions', shown(beside.submission), beside.submission <= most.ratio * before);
};
