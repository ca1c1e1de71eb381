/** A mismatch of the database and the SQL files of this version; the server must not start. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
