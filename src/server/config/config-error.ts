/** A setting the server cannot start with. The message names the variable and what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, expected: string) {
    super(`${variable}: ${expected}`);
  }
}
