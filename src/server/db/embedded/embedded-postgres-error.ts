/** The embedded server cannot work here; the message tells the operator what to change. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
