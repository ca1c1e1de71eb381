/** An invalid setting. The message names the variable and its allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, expected: string) {
    super(`${variable}: ${expected}`);
  }
}
