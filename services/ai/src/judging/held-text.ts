import { AppError, limits } from '@exit-tickets/contracts';
import { Totals } from '@exit-tickets/service-kit';
import type { FastifyReply } from 'fastify';

const retryAfterSeconds = 5;

/** Registers text that a call holds in memory. @throws {AppError} `ai_busy` above the limit */
export type Hold = (text: number) => void;

/**
 * Limits students' text held in memory for responses not yet sent. A response with all verdicts contains a whole
 * class's answers; a few large ones with slow clients would exhaust the memory.
 */
export class HeldText {
  #total = 0;
  readonly #byTeacher = new Totals();

  /** Counts the text read for a teacher's request until the response is sent or the client disconnects. */
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
