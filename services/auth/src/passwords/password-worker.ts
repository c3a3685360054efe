import { compareSync, hashSync } from 'bcryptjs';

export interface HashTask {
  password: string;
  cost: number;
}

export interface CompareTask {
  password: string;
  hash: string;
}

/** Runs in a thread of the pool: it computes for a third of a second, and this thread serves nobody else. */
export const hash = ({ password, cost }: HashTask): string => hashSync(password, cost);

/** Runs in a thread of the pool, as `hash` does. */
export const compare = ({ password, hash }: CompareTask): boolean => compareSync(password, hash);
