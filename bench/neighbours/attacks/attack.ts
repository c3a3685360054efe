import type { HttpRequest } from '../../server/http.ts';
import type { Attacker } from '../attacker.ts';

/** One kind of attack on the app. */
export interface Attack {
  what: string;
  /** Prepares the attack; the returned function runs it until the signal. */
  begin(attacker: Attacker): Promise<() => Promise<unknown>>;
}

export type Attacks = Readonly<Record<string, Attack>>;

/** The path of a call with these parameters. */
export const at = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

export const get = (path: string, cookie?: string): HttpRequest => ({ method: 'GET', path, cookie });

const sending =
  (method: HttpRequest['method']) =>
  (path: string, body: unknown, cookie?: string): HttpRequest => ({
    method,
    path,
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    cookie,
  });
export const post = sending('POST');
export const put = sending('PUT');
export const patch = sending('PATCH');
