/** The environment is invalid. The message says what to change and is safe to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
