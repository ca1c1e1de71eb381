/** The database and the migrations of this version do not fit; the server must not start. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
