import type { CallName } from './call-name.ts';

/** Where each call of the contract lives; made by build/routes.ts. */
export declare const routes: Readonly<Record<CallName, { method: string; path: string }>>;
