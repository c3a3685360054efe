/** The environment is not what the program needs. The message says what to change and is safe to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
