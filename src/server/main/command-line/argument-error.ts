/** An argument of a command that makes no sense. The message is for whoever typed it. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}
