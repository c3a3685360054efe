import { compareSync, hashSync } from 'bcryptjs';

export interface HashTask {
  password: string;
  cost: number;
}

export interface CompareTask {
  password: string;
  hash: string;
}

/** Runs in a worker thread of the pool, which it blocks for about a third of a second. */
export const hash = ({ password, cost }: HashTask): string => hashSync(password, cost);

/** Runs in a worker thread of the pool, like `hash`. */
export const compare = ({ password, hash }: CompareTask): boolean => compareSync(password, hash);
