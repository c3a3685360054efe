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

/** A MongoDB error code that this server uses. */
type ErrorCode = keyof typeof CODE_NAMES;

/** An error that is sent to the client in MongoDB's format. */
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

/** Refuses a MongoDB feature that this server does not have, instead of ignoring it. */
export function notImplemented(what: string): MongoError {
  return new MongoError(238, `${what} is not supported by the embedded server`);
}

/** Converts any thrown value to an error that can be sent to the client. */
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

/** Data in the data folder is missing or damaged; nothing was changed. */
export class DataDirDamagedError extends Error {
  override readonly name = 'DataDirDamagedError';
}

/** A newer release wrote the data in the data folder; nothing was changed. */
export class StoreTooNewError extends Error {
  override readonly name = 'StoreTooNewError';
}

/** The server's thread ended unexpectedly. */
export class DatabaseThreadError extends Error {
  override readonly name = 'DatabaseThreadError';
}
