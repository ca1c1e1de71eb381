/** An error that stops the embedded server; the message tells the operator what to change. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
