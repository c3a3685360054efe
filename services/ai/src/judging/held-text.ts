import { AppError, limits } from '@exit-tickets/contracts';
import { Totals } from '@exit-tickets/service-kit';
import type { FastifyReply } from 'fastify';

const retryAfterSeconds = 5;

/** Counts text that a call holds in memory. @throws {AppError} `ai_busy` when that would be too much */
export type Hold = (text: number) => void;

/**
 * How much text of students is held for calls whose answers are not out yet. An answer with all verdicts holds all that a class
 * wrote, and a few large ones that are read slowly would fill the memory.
 */
export class HeldText {
  #total = 0;
  readonly #byTeacher = new Totals();

  /** Counts what this work for a teacher reads, until it has ended and its answer is out or the reader gone. */
  async during<Result>(
    { raw }: Pick<FastifyReply, 'raw'>,
    teacherId: string,
    work: (hold: Hold) => Promise<Result>,
  ): Promise<Result> {
    let held = 0;
    const add = (text: number): void => {
      held += text;
      this.#total += text;
      this.#byTeacher.add(teacherId, text);
    };
    const isClosed = raw.closed ? undefined : new Promise((resolve) => raw.once('close', resolve));
    const hold = (text: number): void => {
      const { overall, perTeacher } = limits.heldText;
      if (this.#total + text > overall || this.#byTeacher.of(teacherId) + text > perTeacher)
        throw new AppError('ai_busy', { retryAfterSeconds });
      add(text);
    };
    try {
      return await work(hold);
    } finally {
      if (isClosed) void isClosed.then(() => add(-held));
      else add(-held);
    }
  }
}
