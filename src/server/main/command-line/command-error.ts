/** A valid command that cannot be carried out, for example for an unknown id. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
