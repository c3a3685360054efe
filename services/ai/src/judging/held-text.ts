import { AppError, limits } from '@exit-tickets/contracts';
import type { FastifyReply } from 'fastify';

const retryAfterSeconds = 5;

/** Counts text that a call holds in memory. @throws {AppError} `ai_busy` when that would be too much, or its reader is gone */
export type Hold = (text: number) => void;

/**
 * How much text of pupils is held for calls whose answers are not out yet. An answer with all verdicts holds all that a class
 * wrote, and a few large ones that are read slowly would fill the memory.
 */
export class HeldText {
  #total = 0;
  readonly #byTeacher = new Map<string, number>();

  /** Counts for this teacher until the answer is out or its reader gone. */
  until({ raw }: Pick<FastifyReply, 'raw'>, teacherId: string): Hold {
    let held = 0;
    const add = (text: number): void => {
      held += text;
      this.#total += text;
      const ofTeacher = (this.#byTeacher.get(teacherId) ?? 0) + text;
      if (ofTeacher > 0) this.#byTeacher.set(teacherId, ofTeacher);
      else this.#byTeacher.delete(teacherId);
    };
    let isOver = raw.destroyed;
    raw.once('close', () => {
      isOver = true;
      add(-held);
    });
    return (text) => {
      // Nobody reads the answer: what is still being read for it stops here, and is never counted.
      if (isOver) throw new AppError('ai_busy', { retryAfterSeconds });
      const { overall, perTeacher } = limits.heldText;
      if (this.#total + text > overall || (this.#byTeacher.get(teacherId) ?? 0) + text > perTeacher)
        throw new AppError('ai_busy', { retryAfterSeconds });
      add(text);
    };
  }
}
