const CODE_NAMES = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  52: 'DollarPrefixedFieldName',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  111: 'NotExactValueField',
  115: 'CommandNotSupported',
  171: 'CannotIndexParallelArrays',
  238: 'NotImplemented',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
} as const;

/** An error code of MongoDB that this server answers with. */
type ErrorCode = keyof typeof CODE_NAMES;

/** An error that is answered to the client in MongoDB's own shape. */
export class MongoError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = code;
    this.details = details;
  }

  get codeName(): string {
    return CODE_NAMES[this.code];
  }
}

/** Refuses something that MongoDB has and this server does not: loudly, never silently wrong. */
export function notImplemented(what: string): MongoError {
  return new MongoError(238, `${what} is not supported by the embedded server`);
}

/** Any thrown value as an error that can be answered. */
export function toMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  return new MongoError(8, error instanceof Error ? error.message : String(error));
}

/** Another live process, or this one, already serves the same data folder. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
}

/** The data folder cannot be created or written. */
export class DataDirUnwritableError extends Error {
  override readonly name = 'DataDirUnwritableError';
}

/** What was stored in the data folder is gone or damaged; nothing was changed. */
export class DataDirDamagedError extends Error {
  override readonly name = 'DataDirDamagedError';
}

/** What is stored in the data folder was written by a newer release; nothing was changed. */
export class StoreTooNewError extends Error {
  override readonly name = 'StoreTooNewError';
}

/** The thread in which the server runs has ended without being asked to. */
export class DatabaseThreadError extends Error {
  override readonly name = 'DatabaseThreadError';
}
