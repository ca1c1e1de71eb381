/** A command that is well written but cannot be done, as by an unknown id. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
