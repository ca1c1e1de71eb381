/** An invalid argument of a command. The message is shown to the operator. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}
