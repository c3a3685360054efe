/** The environment does not hold what the program needs; its message names each variable and is fit to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
