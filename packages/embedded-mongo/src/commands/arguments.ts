import { type Doc, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';

/** Fields that drivers may add to any command and that have no effect on a single, fully durable server. */
const HARMLESS: ReadonlySet<string> = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'bypassDocumentValidation',
  'allowDiskUse',
  'noCursorTimeout',
]);

/** The arguments of a command or of one of its statements, each checked when it is read. */
export class Arguments {
  readonly #fields: Doc;
  readonly #owner: string;

  /** Refuses any field that is not in `known`: an unknown option must not be ignored. */
  constructor(owner: string, fields: unknown, known: readonly string[]) {
    if (!isDoc(fields)) throw new MongoError(14, `${owner} must be an object`);
    for (const [name, value] of Object.entries(fields)) {
      if (!known.includes(name) && !HARMLESS.has(name) && !saysNothing(name, value))
        throw notImplemented(`${owner}.${name}`);
    }
    this.#fields = fields;
    this.#owner = owner;
  }

  get(name: string): unknown {
    return this.#fields[name];
  }

  doc(name: string): Doc {
    return this.#checked(name, this.#fields[name] ?? {}, isDoc, 'an object');
  }

  docOrNothing(name: string): Doc | undefined {
    return this.#fields[name] === undefined ? undefined : this.doc(name);
  }

  string(name: string): string {
    return this.#checked(name, this.#fields[name], (value) => typeof value === 'string', 'a string');
  }

  list(name: string): readonly unknown[] {
    return this.#checked(name, this.#fields[name], (value) => Array.isArray(value), 'an array');
  }

  flag(name: string, otherwise = false): boolean {
    const value = this.#fields[name] ?? otherwise;
    return isNumber(value)
      ? toNumber(value) !== 0
      : this.#checked(name, value, (flag) => typeof flag === 'boolean', 'a boolean');
  }

  integer(name: string, otherwise: number): number {
    const value = this.#checked(name, this.#fields[name] ?? otherwise, isNumber, 'a number');
    if (!Number.isInteger(toNumber(value))) throw new MongoError(9, `${this.#owner}.${name} must be an integer`);
    return toNumber(value);
  }

  natural(name: string, otherwise: number): number {
    const value = this.integer(name, otherwise);
    if (value < 0) throw new MongoError(2, `${this.#owner}.${name} must not be negative`);
    return value;
  }

  #checked<T>(name: string, value: unknown, isRight: (value: unknown) => value is T, wanted: string): T {
    if (!isRight(value)) throw new MongoError(14, `${this.#owner}.${name} must be ${wanted}`);
    return value;
  }
}

/** Options that only request the default behaviour. */
function saysNothing(name: string, value: unknown): boolean {
  if (value === false || value === null) return true;
  if (name === 'collation') return isDoc(value) && value.locale === 'simple';
  return (
    (name === 'let' && isDoc(value) && Object.keys(value).length === 0) ||
    (name === 'arrayFilters' && Array.isArray(value) && value.length === 0)
  );
}
