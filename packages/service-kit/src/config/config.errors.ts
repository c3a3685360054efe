/** The environment, or what it leads to, is not what the program needs; the message says what to change and is fit to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
