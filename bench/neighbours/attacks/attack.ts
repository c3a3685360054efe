import type { HttpRequest } from '../../server/http.ts';
import type { Attacker } from '../attacker.ts';

/** One thing that a stranger does to the app. */
export interface Attack {
  what: string;
  /** Takes no account: it is an address that does it, and no account from several. */
  isAnonymous?: boolean;
  /** Makes ready what it needs, and gives what goes on until the signal. */
  begin(attacker: Attacker): Promise<() => Promise<unknown>>;
}

export type Attacks = Readonly<Record<string, Attack>>;

/** A call of the contract with these in its path. */
export const at = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

export const get = (path: string, cookie?: string): HttpRequest => ({ method: 'GET', path, cookie });

export const post = (path: string, body: unknown, cookie?: string): HttpRequest => ({
  method: 'POST',
  path,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  cookie,
});
